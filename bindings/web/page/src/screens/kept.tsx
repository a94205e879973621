import type { GameName } from "solo-tabletop";
import { useEffect, useState } from "preact/hooks";
import { type Kept, forget, keptGames } from "../model/archive.js";
import { measured } from "../model/boxes.js";
import { infoOf } from "../model/games.js";
import { percent } from "../model/words.js";

/** The games that this browser keeps; `undefined` until they are read. */
export function useGames(game?: GameName): { games: readonly Kept[] | undefined; drop(kept: Kept): void } {
  const [games, setGames] = useState<readonly Kept[]>();
  useEffect(() => {
    let isShown = true;
    keptGames(game).then((found) => isShown && setGames(found));
    return () => {
      isShown = false;
    };
  }, [game]);
  const drop = (kept: Kept) => {
    setGames(games?.filter(({ id }) => id !== kept.id));
    void forget(kept.id);
  };
  return { games, drop };
}

/** How many games are listed before all are asked for. */
const SHOWN = 5;

/** Games in progress and finished ones, the last first. */
export function Games({ games, drop, named = false }: { games: readonly Kept[]; drop(kept: Kept): void; named?: boolean }) {
  const [isAll, setAll] = useState(false);
  if (games.length === 0) return null;
  return (
    <section class="kept" aria-label="Your games">
      <h2>Your games</h2>
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

/** What came of the finished games: how many were won, and the best result. */
export function Record({ games }: { games: readonly Kept[] }) {
  const results = games.flatMap(({ result }) => result ?? []);
  if (results.length === 0) return null;
  const [game] = games;
  const counted = results.filter(({ won }) => won !== null);
  const won = counted.filter((result) => result.won).length;
  const points = results.flatMap((result) => result.points ?? []);
  const parts = [
    `${results.length} ${results.length === 1 ? "game" : "games"} finished`,
    ...(counted.length > 0 ? [`${won} won (${percent(won, counted.length)})`] : []),
    ...(game && points.length > 0 ? [`best result: ${measured(game.game, Math.max(...points))}`] : []),
  ];
  return <p class="record">{parts.join(", ")}.</p>;
}
