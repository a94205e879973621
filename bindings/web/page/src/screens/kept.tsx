import type { GameName } from "solo-tabletop";
import { useEffect, useState } from "preact/hooks";
import { type Forgotten, forget, keptGames } from "../model/archive.js";
import { infoOf } from "../model/games.js";
import type { Kept } from "../model/kept.js";
import { listen } from "../model/tabs.js";

/** The games that this browser keeps, as a screen lists them. */
export interface Listed {
  /** `undefined` until they are read. */
  games: readonly Kept[] | undefined;
  /** What has to be said of them, if anything. */
  note: string;
  drop(kept: Kept): void;
}

/** The games that this browser keeps, also as other tabs change them. */
export function useGames(game?: GameName): Listed {
  const [games, setGames] = useState<readonly Kept[]>();
  const [isWhole, setWhole] = useState(true);
  const [stayed, setStayed] = useState("");
  useEffect(() => {
    let isShown = true;
    const read = () =>
      keptGames(game).then((found) => {
        if (!isShown) return;
        setGames(found.games);
        setWhole(found.isWhole);
      });
    void read();
    const unheard = listen(({ what }) => what === "kept" && void read());
    return () => {
      isShown = false;
      unheard();
    };
  }, [game]);
  const drop = async (kept: Kept) => {
    if (!confirm(forgetting(kept))) return;
    const came = await forget(kept);
    setStayed(STAYED[came]);
    const found = await keptGames(game);
    setGames(found.games.filter(({ id }) => came !== "gone" || id !== kept.id));
  };
  return { games, note: [isWhole ? "" : NOT_ALL, stayed].filter(Boolean).join(" "), drop };
}

/** The question before a game is forgotten. */
export const forgetting = ({ result, line, now }: Kept): string =>
  `Forget this game? Nothing brings it back but a file that was saved.${line === undefined ? "" : " Its result stays among yours."}\n\n${result?.text ?? now}`;

const NOT_ALL = "This browser does not answer when it is asked for all its games. They are not lost: load the page anew to see them.";
const STAYED: Readonly<Record<Forgotten, string>> = {
  gone: "",
  "played on": "This game was played on in another tab, and is still here.",
  "no room": "This browser has no room for the result of this game, or is not allowed to keep it. The game is still here.",
};

/** How many games are listed before all are asked for. */
const SHOWN = 5;

/** Games in progress and finished ones, the last first. */
export function Games({ games, note, drop, named = false }: Pick<Listed, "note" | "drop"> & { games: readonly Kept[]; named?: boolean }) {
  const [isAll, setAll] = useState(false);
  if (games.length === 0 && note === "") return null;
  return (
    <section class="kept" aria-label="Your games">
      <h2>Your games</h2>
      <p class="fault" role="status">
        {note}
      </p>
      <ul>
        {games.slice(0, isAll ? undefined : SHOWN).map((kept) => (
          <li key={kept.id}>
            <a href={kept.hash}>
              {named && <b>{infoOf(kept.game)?.title}: </b>}
              {kept.result?.text ?? kept.now}
            </a>
            <small>
              <time dateTime={new Date(kept.changed).toISOString()}>{new Date(kept.changed).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" })}</time>
              {kept.result === undefined && ", in progress"}
            </small>
            <button type="button" class="drop" aria-label={`Forget the game: ${kept.result?.text ?? kept.now}`} onClick={() => drop(kept)}>
              ×
            </button>
          </li>
        ))}
      </ul>
      {games.length > SHOWN && !isAll && (
        <button type="button" class="plain" onClick={() => setAll(true)}>
          All {games.length} games
        </button>
      )}
    </section>
  );
}
