import * as checked from "./checked.js";
import { attempt } from "./error.js";
import type { Glue, Raw, RawHints, RawPlayers } from "./glue.js";
import { Table } from "./table.js";
import type { Choice, Hint } from "./types/shared.js";

/** A player who can be asked for advice, and who plays whole games. */
export type Player = "random" | "sensible" | "search" | "best";

/** How a game went that a player has played alone. */
export interface Played {
  /** Whether the end counts as a win. */
  won: boolean;
  /** Points, or what stands for them in the game. */
  points: number;
  /** How many decisions there were. */
  decisions: number;
}

/** Games of a study: `count` of them from number `first` on, every `step`th. @internal */
export interface Part {
  first: number;
  step: number;
  count: number;
}

/** What a table of a module with players can be asked. It takes time: a `Helper` asks in a worker. */
export interface Players {
  /**
   * Hints after so many deals: at most five choices, the recommended one first; empty if no decision is due. The best
   * player's decision and up to four others are played to the end of the game by that player, in the same deals. The same
   * deals and seed give the same hints.
   */
  hint(deals: number, seed: bigint | number): Hint[];

  /** The same hints, after each of several parts: they get better until the caller asks for no more. */
  hints(seed: bigint | number, parts: Iterable<number>): Generator<Hint[], void>;

  /**
   * What a player would decide here; `null` if no decision is due. The same player and seed decide the same.
   * @throws {TableError} an unknown player
   */
  advice(player: Player, seed: bigint | number): Choice | null;

  /**
   * How a whole new game with the options and the catalogue of this table goes, dealt from a seed and played by this
   * player; `null` if the player gives up. The same player and deal bring the same.
   * @throws {TableError} an unknown player
   */
  played(player: Player, deal: bigint | number): Played | null;

  /** Won, points and decisions of games of a study, one behind the other. @internal */
  studied(player: Player, seed: bigint, part: Part): Int32Array;
}

/** A table of a module with players. @internal */
export abstract class PlayersTable extends Table implements Players {
  constructor(raw: Raw, glue: Glue) {
    super(raw, glue);
  }

  get #players(): RawPlayers {
    return this.raw as RawPlayers;
  }

  hint(deals: number, seed: bigint | number): Hint[] {
    return JSON.parse(this.#players.hint(checked.whole(deals, DEALS), checked.seed(seed)));
  }

  hints(seed: bigint | number, parts: Iterable<number>): Generator<Hint[], void> {
    if (typeof (parts as Partial<Iterable<number>> | null)?.[Symbol.iterator] !== "function") checked.refuse("bad_number", "parts are a list of numbers of deals");
    return played(this.#players.hints(checked.seed(seed)), parts);
  }

  advice(player: Player, seed: bigint | number): Choice | null {
    return JSON.parse(attempt(() => this.#players.advice(named(player), checked.seed(seed))));
  }

  played(player: Player, deal: bigint | number): Played | null {
    const [won, points, decisions] = attempt(() => this.#players.played(named(player), checked.seed(deal)));
    return points === undefined || decisions === undefined ? null : { won: won === 1, points, decisions };
  }

  studied(player: Player, seed: bigint, { first, step, count }: Part): Int32Array {
    return attempt(() => this.#players.studied(named(player), seed, first, step, count));
  }
}

const DEALS = "the number of deals";

const named = (player: Player): string => checked.text(player, "bad_player", "the name of a player");

function* played(hints: RawHints, parts: Iterable<number>): Generator<Hint[], void> {
  try {
    for (const deals of parts) yield JSON.parse(hints.play(checked.whole(deals, DEALS)));
  } finally {
    hints.free();
  }
}
