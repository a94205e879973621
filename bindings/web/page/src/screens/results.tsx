import type { GameName, Results as Counted, ResultTotals } from "solo-tabletop";
import { useEffect, useReducer, useState } from "preact/hooks";
import { measured } from "../model/boxes.js";
import { download } from "../model/file.js";
import { infoOf } from "../model/games.js";
import type { Kept } from "../model/kept.js";
import { imported, resultsOf } from "../model/results.js";
import { isOfResults } from "../model/store.js";
import { counted, percent } from "../model/words.js";
import { reason } from "./failed.js";
import { useGames } from "./kept.js";

/** What all finished games came to, and the file of them for other browsers and the terminal. */
export function Results() {
  document.title = "Your results";
  const { games, note } = useGames();
  const { results, fault, again } = useResults(games);
  const [said, setSaid] = useState("");
  const add = async (event: { currentTarget: HTMLInputElement }) => {
    const input = event.currentTarget;
    const file = input.files?.[0];
    if (!file) return;
    setSaid(await imported(games ?? [], file).catch((error) => `“${file.name}” was not added. ${reason(error)}.`));
    // The same file may be chosen again.
    input.value = "";
    again();
  };
  const days = results?.days;
  return (
    <main class="sheet">
      <nav aria-label="All games">
        <a href="#">← All games</a>
      </nav>
      <h1>Your results</h1>
      <p class="lead">Of every game that was finished in this browser, and of those that were imported. A result stays when its game is forgotten.</p>
      {results ? (
        <ul class="results">
          {results.games.map((one) => (
            <li key={one.game}>
              <b>{infoOf(one.game)?.title ?? one.game}: </b>
              {[...partsOf(one), ...streakOf(one)].join(", ")}.
            </li>
          ))}
        </ul>
      ) : (
        results === null && <p>No game is finished yet.</p>
      )}
      {days && days.longest > 0 && (
        <p>
          Deal of the day: {counted(days.now, "day")} in a row up to now, {days.longest} at most.
        </p>
      )}
      <p class="actions">
        <button type="button" class="plain" disabled={!results} onClick={() => results && download("results.jsonl", results.text, "application/jsonl")}>
          Export
        </button>
        <label class="file">
          Import <input type="file" accept=".jsonl,.json,.txt,text/plain" onChange={add} />
        </label>
      </p>
      <p role="status">{[said, fault, note].filter(Boolean).join(" ")}</p>
      <p class="small">
        The file has a line for each game: its deal, options, result, steps, hints and time. The program in the terminal keeps the same one,
        results.jsonl in its folder. What is imported is added to what is here; nothing is replaced.
      </p>
    </main>
  );
}

/** What came of the finished games of a game: how many were won, and the best result. */
export function Record({ game, games }: { game: GameName; games: readonly Kept[] | undefined }) {
  const totals = useResults(games).results?.games.find((one) => one.game === game);
  return totals ? <p class="record">{partsOf(totals).join(", ")}.</p> : null;
}

function partsOf({ game, games, won, best: [first] }: ResultTotals): string[] {
  return [
    `${counted(games, "game")} finished`,
    ...(won === null ? [] : [`${won} won (${percent(won, games)})`]),
    ...(first ? [`best result: ${measured(game, first[0])}`] : []),
  ];
}

const streakOf = ({ streak: { now, longest } }: ResultTotals): string[] => (longest > 1 ? [`${longest} won in a row at most, ${now} up to now`] : []);

/** All results of this browser, once they are counted; also as other tabs add to them. */
function useResults(games: readonly Kept[] | undefined): { results: Counted | null | undefined; fault: string; again(): void } {
  const [results, setResults] = useState<Counted | null>();
  const [fault, setFault] = useState("");
  const [changes, again] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const heard = ({ key }: StorageEvent) => isOfResults(key) && again(undefined);
    addEventListener("storage", heard);
    return () => removeEventListener("storage", heard);
  }, []);
  useEffect(() => {
    if (!games) return;
    let isShown = true;
    const show = (found: Counted | null | undefined, why: string) => {
      if (!isShown) return;
      setResults(found);
      setFault(why);
    };
    resultsOf(games).then((found) => show(found, ""), (error) => show(undefined, `${reason(error)}.`));
    return () => {
      isShown = false;
    };
  }, [games, changes]);
  return { results, fault, again: () => again(undefined) };
}
