import type { GameName, OptionInfo, Player, Tally } from "solo-tabletop";
import { useEffect, useRef, useState } from "preact/hooks";
import { type Module, infoOf } from "../model/games.js";
import { isRefusal } from "../model/refusal.js";
import { seedOf } from "../model/route.js";
import { type Estimate, deviation, points, won } from "../model/statistics.js";
import { ownTables } from "../model/store.js";
import { type Row, rowsOf, run } from "../model/study.js";
import { Histogram, Intervals } from "./charts.js";

const PLAYERS: readonly (readonly [Player, string])[] = [
  ["random", "random"],
  ["sensible", "sensible: plays by rules of thumb"],
  ["search", "search: thinks ahead, slowly"],
];

/** Many games that the page plays by itself. */
export function Study({ game, module }: { game: GameName; module: Module }) {
  const info = infoOf(game);
  const tables = ownTables(game);
  const [players, setPlayers] = useState<readonly Player[]>(["random", "sensible"]);
  const [option, setOption] = useState<OptionInfo>();
  const [games, setGames] = useState("1000");
  const [seed, setSeed] = useState("1");
  const [own, setOwn] = useState(false);
  const [rows, setRows] = useState<readonly Row[]>([]);
  const [tallies, setTallies] = useState<readonly Tally[]>([]);
  const [state, setState] = useState("");
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  if (!info) return null;
  document.title = `${info.title}: studies`;
  const number = Number(games);
  const dealt = seedOf(seed);
  const isFit = players.length > 0 && Number.isInteger(number) && number > 0 && dealt !== undefined;

  const begin = async (event: Event) => {
    event.preventDefault();
    if (!isFit) return;
    stop.current?.abort();
    const { signal } = (stop.current = new AbortController());
    const planned = rowsOf(game, { players, option, games: number, seed: dealt, tables: own ? tables : {} });
    const found: Tally[] = [];
    setRows(planned);
    setTallies([]);
    setState("playing");
    const told = (row: number, tally: Tally) => {
      found[row] = tally;
      if (!signal.aborted) setTallies([...found]);
    };
    try {
      await run(module, planned, told, signal);
      if (!signal.aborted) setState("done");
    } catch (error) {
      if (signal.aborted) setState("stopped");
      else setState(isRefusal(error) ? `refused: ${error.message}` : String(error));
    }
  };
  const done = tallies.reduce((sum, tally) => sum + tally.games, 0);
  return (
    <main class="sheet">
      <nav aria-label="Back">
        <a href={`#${game}`}>← {info.title}</a>
      </nav>
      <h1>Studies</h1>
      <p class="lead">The page plays many games by itself, and shows what comes of them. The same seed brings the same.</p>
      <form class="setup" onSubmit={begin}>
        <fieldset>
          <legend>Players</legend>
          {PLAYERS.map(([player, words]) => (
            <label key={player} class="radio">
              <input
                type="checkbox"
                checked={players.includes(player)}
                onChange={() => setPlayers(PLAYERS.map(([one]) => one).filter((one) => (one === player) !== players.includes(one)))}
              />{" "}
              {words}
            </label>
          ))}
        </fieldset>
        <div class="fields">
          <label>
            Games of each
            <input type="number" min="1" max="1000000" value={games} onInput={(event) => setGames(event.currentTarget.value)} />
          </label>
          <label>
            Seed
            <input inputMode="numeric" value={seed} aria-invalid={dealt === undefined} onInput={(event) => setSeed(event.currentTarget.value)} />
          </label>
          <label>
            Each value of
            <select value={option?.name ?? ""} onChange={(event) => setOption(info.options.find(({ name }) => name === event.currentTarget.value))}>
              <option value="">no option</option>
              {info.options.map(({ name }) => (
                <option key={name} value={name}>
                  {name.replaceAll("_", " ")}
                </option>
              ))}
            </select>
          </label>
        </div>
        {option && <p class="small">{option.about}</p>}
        {Object.keys(tables).length > 0 && (
          <label class="radio">
            <input type="checkbox" checked={own} onChange={() => setOwn(!own)} /> With my own cards
          </label>
        )}
        <p class="actions">
          <button class="main" type="submit" disabled={!isFit}>
            Play
          </button>
          <button class="plain" type="button" disabled={state !== "playing"} onClick={() => stop.current?.abort()}>
            Stop
          </button>
        </p>
      </form>
      {rows.length > 0 && (
        <section aria-label="Results">
          <progress aria-label="Games played" max={rows.length * number} value={done} />
          <p role="status">
            {state === "done" ? "Done" : state === "playing" ? "Playing" : state}: {done} games.
          </p>
          <Results rows={rows} tallies={tallies} />
        </section>
      )}
    </main>
  );
}

const rounded = (value: number) => value.toFixed(Math.abs(value) < 10 ? 2 : 1);
const between = ({ low, high }: Estimate, scale = 1) => `${rounded(low * scale)} to ${rounded(high * scale)}`;

function Results({ rows, tallies }: { rows: readonly Row[]; tallies: readonly Tally[] }) {
  const found = rows.flatMap((row, at) => {
    const tally = tallies[at];
    return tally && tally.games > 0 ? [{ name: row.name, tally }] : [];
  });
  if (found.length === 0) return null;
  return (
    <>
      <div class="wide" tabIndex={0} role="region" aria-label="Table of results">
        <table class="tally">
          <thead>
            <tr>
              <th scope="col">who</th>
              <th scope="col">games</th>
              <th scope="col">won</th>
              <th scope="col">won, %</th>
              <th scope="col">99 %</th>
              <th scope="col">points</th>
              <th scope="col">99 %</th>
              <th scope="col">spread</th>
              <th scope="col">decisions</th>
            </tr>
          </thead>
          <tbody>
            {found.map(({ name, tally }) => (
              <tr key={name} data-row={name}>
                <th scope="row">{name}</th>
                <td>{tally.games}</td>
                <td>{tally.won}</td>
                <td>{rounded(100 * won(tally).mean)}</td>
                <td>{between(won(tally), 100)}</td>
                <td>{rounded(points(tally).mean)}</td>
                <td>{between(points(tally))}</td>
                <td>{rounded(deviation(tally))}</td>
                <td>{tally.decisions}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h2>Won, % (99 % interval)</h2>
      <Intervals rows={found.map(({ name, tally }) => ({ name, estimate: won(tally) }))} scale={100} />
      <h2>Points (99 % interval)</h2>
      <Intervals rows={found.map(({ name, tally }) => ({ name, estimate: points(tally) }))} />
      <h2>How the points are spread</h2>
      {found.map(({ name, tally }) => (
        <Histogram key={name} name={name} tally={tally} />
      ))}
    </>
  );
}
