import type { GameName } from "solo-tabletop";
import { useState } from "preact/hooks";
import { pictureOf, weightOf } from "../model/boxes.js";
import { SUITED, hasEvenings } from "../model/evening.js";
import { infoOf } from "../model/games.js";
import { isRunning } from "../model/kept.js";
import { hashOf, lessonOf, seedOf } from "../model/route.js";
import { ownTables } from "../model/store.js";
import { Games, useGames } from "./kept.js";
import { Load } from "./load.js";
import { Option } from "./option.js";
import { Record } from "./results.js";

/** What is chosen before a game. */
export function Setup({ game }: { game: GameName }) {
  const info = infoOf(game);
  const [options, setOptions] = useState<Record<string, string>>({});
  const [seed, setSeed] = useState(() => String(Math.floor(Math.random() * 100_000)));
  const [companion, setCompanion] = useState(false);
  const hasOwn = Object.keys(ownTables(game)).length > 0;
  const [own, setOwn] = useState(hasOwn);
  const { games: listed, note, drop } = useGames(game);
  const games = listed ?? [];
  if (!info) return null;
  document.title = info.title;
  const kept = games.find(isRunning);
  const number = seedOf(seed);
  const lesson = lessonOf(info);
  const picture = pictureOf(game);
  const deals = (real: boolean) => {
    setCompanion(real);
    if (!hasEvenings(game)) return;
    const others = Object.fromEntries(Object.entries(options).filter(([name, value]) => SUITED[name] !== value));
    setOptions(real ? { ...SUITED, ...options } : others);
  };
  const begin = (event: Event) => {
    event.preventDefault();
    if (companion || number !== undefined) {
      location.hash = hashOf(game, { options, seed: companion ? null : (number ?? 0n), own, lesson: false, inputs: [] });
    }
  };
  return (
    <main class="sheet">
      <nav aria-label="All games">
        <a href="#">← All games</a>
      </nav>
      {picture && <img class="picture" src={picture} alt="" width="320" height="150" />}
      <h1>{info.title}</h1>
      <p class="lead">{info.about}</p>
      <p class="small">
        {[info.designers, info.time, weightOf(game)].filter(Boolean).join(" · ")}
      </p>
      {kept && (
        <p>
          <a class="button" href={kept.hash}>
            Go on: {kept.now}
          </a>
        </p>
      )}
      {lesson && (
        <p>
          <a class={games.length > 0 ? "button quiet" : "button"} href={lesson}>
            First game, with the rules explained as they come up
          </a>
        </p>
      )}
      <form class="setup" onSubmit={begin}>
        <fieldset>
          <legend>Who deals?</legend>
          <label class="radio">
            <input type="radio" name="deal" checked={!companion} onChange={() => deals(false)} /> The page, from the seed{" "}
            <input
              class="seed"
              aria-label="Seed"
              inputMode="numeric"
              value={seed}
              aria-invalid={number === undefined}
              onInput={(event) => setSeed(event.currentTarget.value)}
            />
          </label>
          <p class="small">The same seed deals the same game.</p>
          <label class="radio">
            <input type="radio" name="deal" checked={companion} onChange={() => deals(true)} /> I do, with the real cards and dice
          </label>
          <p class="small">
            You tell the page what they show, and it keeps the rules.
            {hasEvenings(game) && " It asks only what the bot looks at, and for what is printed on a card when the card appears; then it knows the card."}
          </p>
          {hasOwn && (
            <label class="radio">
              <input type="checkbox" checked={own} onChange={() => setOwn(!own)} /> With my own cards
            </label>
          )}
        </fieldset>
        <button class="main" type="submit">
          Begin
        </button>
        <details open={Object.keys(options).length > 0}>
          <summary>Options ({info.options.length})</summary>
          {info.options.map((option) => (
            <Option
              key={option.name}
              option={option}
              value={options[option.name] ?? String(option.default)}
              choose={(value) => {
                const { [option.name]: _, ...others } = options;
                setOptions(value === String(option.default) ? others : { ...others, [option.name]: value });
              }}
            />
          ))}
        </details>
      </form>
      <Record game={game} games={listed} />
      <Games games={games.filter((one) => one !== kept)} note={note} drop={drop} />
      <ul class="ways">
        <li>
          <a class="button" href={`#${game}/cards`}>
            Your own cards
          </a>
        </li>
        <li>
          <a class="button" href={`#${game}/study`}>
            Studies
          </a>
        </li>
        <li>
          <Load game={game} />
        </li>
      </ul>
    </main>
  );
}
