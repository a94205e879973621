import { attempt } from "./error.js";
import type { Event, GameName, Options, Outcome, Tables, View } from "./games.js";
import type { Glue, Raw } from "./glue.js";
import type { Choice, Due, Entry, Facts, GameInfo, Hint, Scene, Told as AnyTold } from "./types/shared.js";

/** Who answers chance: a seed, or nobody, so that outcomes have to be reported. */
export interface Dealer {
  /** The seed: a whole number from 0 to 2^64 - 1. `null` if nobody answers. */
  readonly seed: bigint | null;
}

/** Who answers chance. */
export const Dealer = {
  /** Somebody at the table reports what cards and dice show. */
  nobody(): Dealer {
    return { seed: null };
  },
  /** A seed answers: the same seed deals the same game. */
  seeded(seed: bigint | number): Dealer {
    return { seed: BigInt.asUintN(64, BigInt(seed)) };
  },
} as const;

/** A player who can be asked for advice, and who plays whole games. */
export type Player = "random" | "sensible" | "search";

/** How much of a position a scene shows: what lies face up, or also what a player with perfect memory knows. */
export type Sight = "table" | "memory";

/** How a new table is made. */
export interface Setup<N extends GameName> extends Rules<N> {
  /** Who answers chance; nobody if it is left out. */
  chance?: Dealer;
}

/** By which rules a game is played. */
export interface Rules<N extends GameName> {
  /** Options; those that are left out have their defaults. */
  options?: Options<N>;
  /** Tables of the catalogue that differ from the embedded ones. */
  tables?: Tables<N>;
}

/** An event, as data and in a sentence. */
export interface Told<N extends GameName> extends AnyTold {
  data: Event<N>;
}

/** What can be decided or reported, with the weight of an outcome. */
export type Notation = [notation: string, weight: number | null];

/** Games of a study: `count` of them from number `first` on, every `step`th. @internal */
export interface Part {
  first: number;
  step: number;
  count: number;
}

/** How a game went that a player has played alone. */
export interface Played {
  /** Whether the end counts as a win. */
  won: boolean;
  /** Points, or what stands for them in the game. */
  points: number;
  /** How many decisions there were. */
  decisions: number;
}

/**
 * A game in progress: with labels, scenes, hints, undo and saves.
 *
 * Everything is a method of the Rust type `solo_table::Table`, by the same name. What a method returns is a copy.
 */
export abstract class Table<N extends GameName = GameName> {
  #raw: Raw;

  /** @internal */
  constructor(raw: Raw) {
    this.#raw = raw;
  }

  /** @internal */
  protected abstract again(open: () => Raw): this;

  /** Another table with the same game in progress. */
  clone(): this {
    return this.again(() => this.#raw.copy());
  }

  /** Gives the memory of the table back at once. Without it the garbage collector does so some time. */
  free(): void {
    this.#raw.free();
  }

  [Symbol.dispose](): void {
    this.free();
  }

  /** The name of the game. */
  name(): N {
    return this.#raw.name() as N;
  }

  /** Facts about the game. */
  facts(): Facts {
    return JSON.parse(this.#raw.facts());
  }

  /** The options of this table, those with default values included. */
  options(): Required<Options<N>> {
    return JSON.parse(this.#raw.options());
  }

  /** The tables of this table's catalogue. */
  catalogue(): Required<Tables<N>> {
    return JSON.parse(this.#raw.catalogue());
  }

  /** What is waited for. */
  due(): Due {
    return JSON.parse(this.#raw.due());
  }

  /** What can be decided, or reported of chance, in the order of the game; empty at the end. */
  choices(): Choice[] {
    return JSON.parse(this.#raw.choices());
  }

  /** The same list as notations with weights, for programs: without the work of labels. */
  notations(): Notation[] {
    return JSON.parse(this.#raw.notations());
  }

  /**
   * Decides, in the notation of the game.
   * @throws {TableError} what is illegal or cannot be read; nothing changes
   */
  act(decision: string): void {
    attempt(() => this.#raw.act(decision));
  }

  /**
   * Decides, by the number of the decision.
   * @throws {TableError} what is illegal, and numbers that no decision has; nothing changes
   */
  actNumber(number: number): void {
    attempt(() => this.#raw.act_number(number));
  }

  /**
   * Reports what chance has shown, in the notation of the game.
   * @throws {TableError} what is impossible or cannot be read; nothing changes
   */
  report(outcome: string): void {
    attempt(() => this.#raw.report(outcome));
  }

  /**
   * Reports what chance has shown, by the number of the outcome.
   * @throws {TableError} what is impossible, and numbers that no outcome has; nothing changes
   */
  reportNumber(number: number): void {
    attempt(() => this.#raw.report_number(number));
  }

  /** The view of the present position, as the rulebook of the game defines it. */
  view(): View<N> {
    return JSON.parse(this.#raw.view_at(this.#raw.steps()));
  }

  /** The view after so many steps; `null` if there were fewer. */
  viewAt(step: number): View<N> | null {
    return JSON.parse(this.#raw.view_at(step));
  }

  /** How the game ended; `null` while it runs. */
  outcome(): Outcome<N> | null {
    return JSON.parse(this.#raw.outcome());
  }

  /** How many decisions and outcomes there were. */
  steps(): number {
    return this.#raw.steps();
  }

  /** What happened from a step on; step 0 is the start of the game. */
  eventsFrom(step: number): Told<N>[] {
    return JSON.parse(this.#raw.events_from(step));
  }

  /** The same events as data alone, for programs: without the work of sentences. */
  eventDataFrom(step: number): Event<N>[] {
    return JSON.parse(this.#raw.event_data_from(step));
  }

  /** What happened from a step on, in sentences; equal moves of a step are told once. */
  narrationFrom(step: number): string[] {
    return JSON.parse(this.#raw.narration_from(step));
  }

  /** What happened from the start up to a step, in sentences. */
  narrationUntil(step: number): string[] {
    return JSON.parse(this.#raw.narration_until(step));
  }

  /**
   * Takes back what was last decided or reported, with what chance answered, unless that revealed something.
   * @throws {TableError} nothing to take back, or something that was revealed since
   */
  undo(): void {
    attempt(() => this.#raw.undo());
  }

  /**
   * Takes back what was last decided or reported, whatever was revealed since.
   * @throws {TableError} nothing to take back
   */
  undoPastFence(): void {
    attempt(() => this.#raw.undo_past_fence());
  }

  /** Goes forward again; `false` if nothing was taken back. */
  redo(): boolean {
    return this.#raw.redo();
  }

  /** Whether `undo` and `undoPastFence` would do something. */
  canUndo(): [undo: boolean, pastFence: boolean] {
    return JSON.parse(this.#raw.can_undo());
  }

  /** Whether `redo` would do something. */
  canRedo(): boolean {
    return this.#raw.can_redo();
  }

  /** Changes who answers chance from now on, and lets chance answer. */
  deal(chance: Dealer): void {
    this.#raw.deal(chance.seed ?? undefined);
  }

  /** Who answers chance. */
  dealer(): Dealer {
    return { seed: this.#raw.seed() ?? null };
  }

  /** The game as text; `Table.load` reads it. */
  save(): string {
    return this.#raw.save();
  }

  /** The inputs of the game as text: without seed and without tables. `Table.load` reads it, too. */
  record(): string {
    return this.#raw.record();
  }

  /**
   * What a search thinks of each decision, the best first; empty if no decision is due. The same playouts and seed give
   * the same hint. It takes time: a `Helper` thinks elsewhere.
   */
  hint(playouts: number, seed: bigint | number): Hint[] {
    const hint: Hint[] = JSON.parse(this.#raw.hint(playouts, BigInt(seed)));
    return hint.map((one) => ({ ...one, estimate: one.estimate / 1e6 }));
  }

  /** What a player would decide here; `null` if no decision is due. The same player and seed decide the same. */
  advice(player: Player, seed: bigint | number): Choice | null {
    return JSON.parse(attempt(() => this.#raw.advice(player, BigInt(seed))));
  }

  /**
   * How a whole new game with the options and the catalogue of this table goes, dealt from a seed and played by this
   * player; `null` if the player gives up. The same player and deal bring the same.
   */
  played(player: Player, deal: bigint | number): Played | null {
    const [won, points, decisions] = attempt(() => this.#raw.played(player, BigInt(deal)));
    return points === undefined || decisions === undefined ? null : { won: won === 1, points, decisions };
  }

  /** Won, points and decisions of games of a study, one behind the other. @internal */
  studied(player: Player, seed: bigint, { first, step, count }: Part): Int32Array {
    return attempt(() => this.#raw.studied(player, seed, first, step, count));
  }

  /** Every card of the game, with what it does in words. */
  glossary(): Entry[] {
    return JSON.parse(this.#raw.glossary());
  }

  /** What lies on the table, for drawing. */
  scene(): Scene {
    return JSON.parse(this.#raw.scene_at(this.#raw.steps(), false));
  }

  /** What lay on the table after so many steps, as it is seen there or remembered; `null` if there were fewer. */
  sceneAt(step: number, sight: Sight): Scene | null {
    return JSON.parse(this.#raw.scene_at(step, sight === "memory"));
  }

  /**
   * The same game from the start, with nobody who answers chance. Options and tables stay what they are here if they are
   * left out.
   * @throws {TableError} an unknown option, a value that an option does not have, and every fault of the tables
   */
  beginAgain(rules: Rules<N> = {}): this {
    return this.again(() => this.#raw.begin_again(text(rules.options), text(rules.tables)));
  }

  /**
   * The same game from a position, with nobody who answers chance: `view` as `view()` gives it, perhaps edited.
   * @throws {TableError} what `beginAgain` throws, and every fault of the view
   */
  setUpHere(view: View<N>, rules: Rules<N> = {}): this {
    return this.again(() => this.#raw.set_up_here(JSON.stringify(view), text(rules.options), text(rules.tables)));
  }

  /**
   * A saved game of the game of this table, played with the tables of this one unless the save contains its own.
   * @throws {TableError} the first fault of the save; that it is one of another game is a fault, too
   */
  loadHere(save: string): this {
    return this.again(() => this.#raw.load_here(save));
  }

  /**
   * The same game from its present position with corrections, such as `gold 4`, and with nobody who answers chance. Which
   * corrections there are, the rulebook of the game says; most games have none.
   * @throws {TableError} every fault of the corrections and of the position that they make, and `no_amend`
   */
  amended(edits: readonly string[]): this {
    return this.again(() => this.#raw.amended([...edits]));
  }
}

/** How tables of some games are made. */
export interface TableClass<Names extends GameName> {
  /**
   * Sits down to the game of this name.
   * @throws {TableError} an unknown game or option, a value that an option does not have, and every fault of the tables
   */
  new <N extends Names>(name: N, setup?: Setup<N>): Table<N>;
  /**
   * Sits down to a position: `view` as `view()` gives it, perhaps edited.
   * @throws {TableError} what the constructor throws, and every fault of the view
   */
  setUp<N extends Names>(name: N, view: View<N>, setup?: Setup<N>): Table<N>;
  /**
   * Goes on with a saved game: of which game it is, its options and its seed are in the save.
   * @throws {TableError} the first fault of the save
   */
  load(save: string): Table<Names>;
  /**
   * Goes on with a saved game that was played with these tables, as far as it does not contain its own.
   * @throws {TableError} the first fault of the save, and every fault of the tables
   */
  loadWith<N extends Names>(save: string, tables: Tables<N>): Table<N>;
}

/** The class of the tables of a module. @internal */
export function tableClass<Names extends GameName>(glue: Glue): TableClass<Names> {
  return class Seat<N extends Names> extends Table<N> {
    constructor(name: N | (() => Raw), { options, tables, chance }: Setup<N> = {}) {
      const open = typeof name === "function" ? name : () => new glue.Table(name, pairs(options), text(tables), seed(chance));
      super(attempt(open));
    }

    protected override again(open: () => Raw): this {
      return Seat.of(open) as Table<N> as this;
    }

    static of<N extends Names>(open: () => Raw): Table<N> {
      return new Seat<N>(open);
    }

    static setUp<N extends Names>(name: N, view: View<N>, { options, tables, chance }: Setup<N> = {}): Table<N> {
      return Seat.of(() => glue.Table.set_up(name, pairs(options), text(tables), seed(chance), JSON.stringify(view)));
    }

    static load(save: string): Table<Names> {
      return Seat.of(() => glue.Table.load(save));
    }

    static loadWith<N extends Names>(save: string, tables: Tables<N>): Table<N> {
      return Seat.of(() => glue.Table.load(save, text(tables)));
    }
  };
}

/** The games of a module. @internal */
export function gamesOf<Names extends GameName>(glue: Glue): readonly (GameInfo & { name: Names })[] {
  return JSON.parse(glue.games());
}

/** Data as the module reads it. */
function text(data: object | undefined): string | undefined {
  return data && JSON.stringify(data);
}

/** Options as the module reads them: name, value, name, value. */
function pairs(options: object = {}): string[] {
  return Object.entries(options).flatMap(([name, value]) => (value === undefined ? [] : [name, String(value)]));
}

function seed(dealer?: Dealer): bigint | undefined {
  return dealer?.seed ?? undefined;
}
