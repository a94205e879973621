import * as checked from "./checked.js";
import { TableError } from "./error.js";
import type { GameName } from "./games.js";
import type { Part, Player } from "./players.js";
import { type Rules, Table as AnyTable, type Table } from "./table.js";
import type { Hand, Hire } from "./worker.js";
import type { Choice, Hint, TableError as Refused } from "./types/shared.js";

/** A game as it is handed over. @internal */
export interface Handed {
  save: string;
  catalogue: object;
}

/** What a worker is asked, by number. @internal */
export type Question = { number: number } & Task;

type Task =
  | { ask: "hint"; of: Handed; deals: number; seed: bigint }
  | { ask: "advice"; of: Handed; player: Player; seed: bigint }
  | { ask: "simulate"; game: string; rules: object; player: Player; seed: bigint; part: Part };

/** What a worker says. @internal */
export type Answer = { number: number } & ({ answer: unknown } | { soFar: unknown } | { refused: Refused } | { failed: string });

/** Many games that a player plays alone. */
export interface Simulation<N extends GameName> extends Rules<N> {
  /** The game. */
  game: N;
  /** Who plays. */
  player: Player;
  /** How many games, all parts together. */
  games: number;
  /** Deals all games. */
  seed: bigint | number;
  /** The part to play now, such as `[3, 16]`: the third of sixteen. All of it if it is left out. */
  shard?: [number: number, of: number];
}

/** What came of some games. The same simulation always brings the same. */
export interface Tally {
  /** Games that were played. */
  games: number;
  /** Games that were won. */
  won: number;
  /** Decisions in all games together. */
  decisions: number;
  /** How many games ended with so many points, by points in ascending order. */
  points: Map<number, number>;
}

/** What some games and some others bring together. */
export function added(one: Tally, other: Tally): Tally {
  for (const tally of [one, other]) tallyOf(tally);
  const points = new Map(one.points);
  for (const [key, games] of other.points) points.set(key, (points.get(key) ?? 0) + games);
  return {
    games: one.games + other.games,
    won: one.won + other.won,
    decisions: one.decisions + other.decisions,
    points: new Map([...points].sort(([first], [second]) => first - second)),
  };
}

function tallyOf(tally: Tally): void {
  const { games, won, decisions, points } = checked.fields(tally, "bad_number", "a tally");
  for (const sum of [games, won, decisions]) if (typeof sum !== "number") checked.refuse("bad_number", "a tally has sums of games");
  if (!(points instanceof Map)) checked.refuse("bad_number", "the points of a tally are a Map");
}

/** A wish to stop, and what is told on the way. */
export interface Progress {
  /** Called with what all games so far have brought. */
  onProgress?(tally: Tally): void;
  /** Called with the hints so far, which get better until all deals are played. */
  onHint?(hints: Hint[]): void;
  /** Stops the work; the promise is rejected with the reason. */
  signal?: AbortSignal;
}

const NOTHING: Tally = { games: 0, won: 0, decisions: 0, points: new Map() };
/** Games at a time grow until they take about as many milliseconds. */
const PATIENCE = 100;

/** A question that is not answered yet. */
interface Open {
  question: Question;
  onPart?(soFar: unknown): void;
  resolve(answer: never): void;
  reject(reason: unknown): void;
}

/**
 * A worker that thinks while the page goes on: hints, advice and simulations.
 *
 * It starts with the first question and answers one after the other; several helpers work at the same time.
 */
export class Helper<Names extends GameName = GameName> {
  readonly #hire: Hire;
  #hand: Hand | undefined;
  #open = new Map<number, Open>();
  #number = 0;

  /** @internal */
  constructor(hire: Hire) {
    this.#hire = hire;
  }

  /**
   * Hints after so many deals: at most five choices, the recommended one first; empty if no decision is due. `onHint` is
   * called with the hints after some of the deals. The same deals and seed give the same hints.
   */
  async hint(table: Table<Names>, deals: number, seed: bigint | number, progress: Progress = {}): Promise<Hint[]> {
    const { signal, onHint } = progressOf(progress);
    const onPart = onHint && ((soFar: unknown) => onHint(soFar as Hint[]));
    return this.#ask({ ask: "hint", of: handed(table), deals: checked.whole(deals, "the number of deals"), seed: checked.seed(seed) }, signal, onPart);
  }

  /** What a player would decide here; `null` if no decision is due. The same player and seed decide the same. */
  async advice(table: Table<Names>, player: Player, seed: bigint | number, progress: Progress = {}): Promise<Choice | null> {
    const { signal } = progressOf(progress);
    return this.#ask({ ask: "advice", of: handed(table), player: playerOf(player), seed: checked.seed(seed) }, signal);
  }

  /**
   * Plays many games. The totals are those of the example program `simulate` with the same seed, aim `score` and as player
   * `random`, `sensible`, `best`, or for `search` `mcts` with 1000 playouts.
   */
  async simulate<N extends Names>(simulation: Simulation<N>, progress: Progress = {}): Promise<Tally> {
    const { onProgress, signal } = progressOf(progress);
    const { options, tables, ...given } = checked.fields(simulation, "malformed", "a simulation") as unknown as Simulation<N>;
    const game = checked.text(given.game, "unknown_game", "the name of a game");
    const player = playerOf(given.player);
    const games = checked.whole(given.games, "the number of games");
    const seed = checked.seed(given.seed);
    const [number, step] = shardOf(given.shard);
    const rules = { options: checked.options(options), tables: checked.tables(tables) && tables };
    let tally = NOTHING;
    let atOnce = 1;
    for (let first = number - 1; first < games; ) {
      const count = Math.min(atOnce, Math.ceil((games - first) / step));
      const begun = performance.now();
      const numbers: Int32Array = await this.#ask(
        { ask: "simulate", game, rules, player, seed, part: { first, step, count } },
        signal,
      );
      if (performance.now() - begun < PATIENCE) atOnce *= 2;
      first += step * count;
      tally = added(tally, tallied(numbers));
      onProgress?.(tally);
    }
    return tally;
  }

  /** Ends the worker; questions that are not answered are rejected. The next question starts it again. */
  close(): void {
    this.#failed(new Error("the helper was closed"));
  }

  [Symbol.dispose](): void {
    this.close();
  }

  #ask<T>(task: Task, signal?: AbortSignal, onPart?: (soFar: unknown) => void): Promise<T> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const number = this.#number++;
      const abort = () => this.#forget(number, signal?.reason);
      signal?.addEventListener("abort", abort, { once: true });
      const settle =
        <A>(settled: (value: A) => void) =>
        (value: A) => {
          signal?.removeEventListener("abort", abort);
          settled(value);
        };
      const question = { number, ...task };
      this.#open.set(number, { question, ...(onPart && { onPart }), resolve: settle(resolve), reject: settle(reject) });
      this.#post(question);
    });
  }

  #post(question: Question): void {
    this.#hand ??= this.#hire(
      (answer) => this.#answered(answer),
      (error) => this.#failed(error),
    );
    this.#hand.post(question);
  }

  #answered(answer: Answer): void {
    const open = this.#open.get(answer.number);
    if ("soFar" in answer) return open?.onPart?.(answer.soFar);
    this.#open.delete(answer.number);
    if (this.#open.size === 0) this.#hand?.rest();
    if ("answer" in answer) open?.resolve(answer.answer as never);
    else if ("refused" in answer) open?.reject(new TableError(answer.refused));
    else open?.reject(new Error(answer.failed));
  }

  /** Nothing but a new worker stops a search; it is asked the other questions again. */
  #forget(number: number, reason: unknown): void {
    this.#stop();
    const open = this.#open.get(number);
    this.#open.delete(number);
    for (const { question } of this.#open.values()) this.#post(question);
    open?.reject(reason);
  }

  #failed(reason: unknown): void {
    this.#stop();
    const open = [...this.#open.values()];
    this.#open.clear();
    for (const { reject } of open) reject(reason);
  }

  #stop(): void {
    this.#hand?.stop();
    this.#hand = undefined;
  }
}

function progressOf(progress: Progress): Progress {
  const { onProgress, onHint, signal } = checked.fields(progress, "malformed", "progress");
  checked.callback(onProgress, "onProgress");
  checked.callback(onHint, "onHint");
  if (signal !== undefined && !(signal instanceof AbortSignal)) checked.refuse("malformed", "signal is an AbortSignal");
  return progress;
}

const playerOf = (player: Player): Player => checked.text(player, "bad_player", "the name of a player") as Player;

function shardOf(shard: unknown = [1, 1]): [number, number] {
  const [number, of] = Array.isArray(shard) ? shard.map((part) => checked.whole(part, "a part of a simulation")) : [];
  if (number === undefined || of === undefined || number < 1 || number > of) {
    return checked.refuse("bad_number", "a shard is a list of two numbers, such as [3, 16]: the third of sixteen");
  }
  return [number, of];
}

/** What differs from game to game is not looked at. */
function handed(table: Pick<Table<never>, "save"> & { catalogue(): object }): Handed {
  if (!(table instanceof AnyTable)) checked.refuse("bad_save", "a hint is for a table of this package");
  return { save: table.save(), catalogue: table.catalogue() };
}

function tallied(numbers: Int32Array): Tally {
  let tally = NOTHING;
  for (let at = 0; at + 2 < numbers.length; at += 3) {
    const [won = 0, points = 0, decisions = 0] = numbers.subarray(at, at + 3);
    tally = added(tally, { games: 1, won, decisions, points: new Map([[points, 1]]) });
  }
  return tally;
}
