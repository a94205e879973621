import type { Kept } from "../model/archive.js";
import { pictureOf, weightOf } from "../model/boxes.js";
import { type Info, games } from "../model/games.js";
import { lessonOf } from "../model/route.js";
import { Games, useGames } from "./kept.js";

/** The first screen: the games there are. */
export function Start() {
  document.title = "Solo";
  const { games: kept = [], drop } = useGames();
  return (
    <main class="sheet">
      <h1>Solo</h1>
      <p class="lead">Tabletop games for one, with the rules kept for you. Everything happens on this page; nothing is sent anywhere.</p>
      <ul class="shelf">
        {games.map((game) => (
          <Box key={game.name} game={game} kept={kept.filter((one) => one.game === game.name)} />
        ))}
      </ul>
      <Games games={kept} drop={drop} named />
      <p class="small">
        Not affiliated with the designers or publishers of these games; names belong to their owners. Where printed values are not
        established, the cards have values of this project, marked <span class="house">°</span>.
      </p>
    </main>
  );
}

function Box({ game, kept: games }: { game: Info; kept: readonly Kept[] }) {
  const kept = games.find(({ result }) => result === undefined);
  const isKnown = games.length > 0;
  const lesson = lessonOf(game);
  const picture = pictureOf(game.name);
  return (
    <li class="box" data-box={game.name}>
      {picture && <img src={picture} alt="" width="320" height="150" />}
      <h2>
        <a href={`#${game.name}`}>{game.title}</a>
      </h2>
      <p>{game.about}</p>
      <p class="small">
        {[game.designers, game.time, weightOf(game.name)].filter(Boolean).join(" · ")}
      </p>
      {(kept || lesson) && (
        <p class="links">
          {kept && (
            <>
              <a class="button" href={kept.hash}>
                Continue
              </a>
              <span class="small">{kept.now}</span>
            </>
          )}
          {lesson && (
            <a class={isKnown ? "button quiet" : "button"} href={lesson} title="A game that explains its rules as they come up">
              First game
            </a>
          )}
        </p>
      )}
    </li>
  );
}
