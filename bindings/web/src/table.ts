import * as checked from "./checked.js";
import { attempt } from "./error.js";
import type { Event, GameName, Options, Outcome, Tables, View } from "./games.js";
import type { Another, Change, Glue, Raw } from "./glue.js";
import type { Answer, Changes, Choice, Due, Entry, Facts, GameProgress, LessonPart, Picture, Plays, Question, Said, Scene, StoryPart, Summary, Told as AnyTold } from "./types/shared.js";

/** Who answers chance: a seed, or nobody, so that outcomes have to be reported. */
export interface Dealer {
  /** The seed: a whole number from 0 to 2^64 - 1. `null` if nobody answers. */
  readonly seed: bigint | null;
}

/** Who answers chance. */
export const Dealer = {
  /** Somebody at the table reports what cards and dice show. */
  nobody(): Dealer {
    return checked.dealer(null);
  },
  /**
   * A seed answers: the same seed deals the same game.
   * @throws {TableError} what is no whole number from 0 to 2^64 - 1; from 2^53 on only a BigInt is exact
   */
  seeded(seed: bigint | number): Dealer {
    return checked.dealer(checked.seed(seed));
  },
} as const;

/** How much of a position a scene shows: what lies face up, or also what a player with perfect memory knows. */
export type Sight = "table" | "memory";

/** A part of the rules that players ask for. */
export type RulePart = (typeof PARTS)[number];

const SIGHTS: readonly Sight[] = ["table", "memory"];
const PARTS = ["goal", "turn", "score", "end"] as const;

const at = (step: number): number => checked.whole(step, "a step");

/** A decision or an outcome: as `choices` lists it, in the notation of the game, or by its number. */
export type Input = Pick<Choice, "notation"> | string | number;

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

/**
 * A game in progress: with labels, scenes, hints, undo and saves.
 *
 * Everything is a method of the Rust type `solo_table::Table`, by the same name. What a method returns is a copy. An argument
 * that is not of its type is a `TableError`, too.
 */
export abstract class Table<N extends GameName = GameName> {
  #raw: Raw | undefined;
  readonly #glue: Glue;

  /** @internal */
  constructor(raw: Raw, glue: Glue) {
    this.#raw = raw;
    this.#glue = glue;
  }

  /** @internal */
  protected get raw(): Raw {
    return this.#raw ?? checked.refuse("not_now", "the memory of this table was given back");
  }

  /** What the answer to a question has. */
  #reply<T>(question: Question): T {
    return Object.values(this.reply(question))[0];
  }

  #enter(text: Change, number: Change, given: Input): void {
    const input = checked.input(given);
    if (typeof input === "number") this.#change(number, "", input);
    else this.#change(text, input);
  }

  #change(how: Change, text = "", number = 0): boolean {
    return attempt(() => this.raw.change(this.#glue.Change[how], text, number));
  }

  #another(how: Another, text = "", rules: Rules<N> = {}): this {
    const { options, tables } = checked.fields(rules, "bad_option", "rules");
    const chosen = checked.options(options);
    const json = chosen && JSON.stringify(chosen);
    return this.again(() => this.raw.another(this.#glue.Another[how], text, json, checked.tables(tables)));
  }

  /** @internal */
  protected abstract again(open: () => Raw): this;

  /** Another table with the same game in progress. */
  clone(): this {
    return this.#another("Copy");
  }

  /**
   * Gives the memory of the table back at once, after which it answers nothing. Without it the garbage collector does so some
   * time.
   */
  free(): void {
    this.#raw?.free();
    this.#raw = undefined;
  }

  [Symbol.dispose](): void {
    this.free();
  }

  /**
   * Answers a question that comes as data, as the referee does: an object with one field, named after what it has.
   * @throws {TableError} what is not a question
   */
  reply(question: Question): Record<string, any> {
    const json = checked.json(question, "malformed", "a question");
    return JSON.parse(attempt(() => this.raw.reply(json)));
  }

  /** The name of the game. */
  name(): N {
    return this.#reply({ cmd: "name" });
  }

  /** Whether this is a table of that game, whose types it then has. */
  is<Name extends GameName>(name: Name): this is Table<Name> {
    return (this.name() as GameName) === name;
  }

  /** Facts about the game. */
  facts(): Facts {
    return this.#reply({ cmd: "facts" });
  }

  /** The options of this table, those with default values included. */
  options(): Required<Options<N>> {
    return this.#reply({ cmd: "options" });
  }

  /** The tables of this table's catalogue. */
  catalogue(): Required<Tables<N>> {
    return this.#reply({ cmd: "catalogue" });
  }

  /** What is waited for. */
  due(): Due {
    return this.#reply({ cmd: "due" });
  }

  /** What can be decided, or reported of chance, in the order of the game; empty at the end. */
  choices(): Choice[] {
    return this.#reply({ cmd: "choices" });
  }

  /** The same list as notations with weights, for programs: without the work of labels. */
  notations(): Notation[] {
    return this.#reply({ cmd: "notations" });
  }

  /**
   * Decides: by a choice, its notation or its number.
   * @throws {TableError} what is illegal or cannot be read; nothing changes
   */
  act(decision: Input): void {
    this.#enter("Act", "ActNumber", decision);
  }

  /**
   * Decides, by the number of the decision.
   * @throws {TableError} what is illegal, and numbers that no decision has; nothing changes
   */
  actNumber(number: number): void {
    this.#change("ActNumber", "", checked.whole(number, "the number of a decision"));
  }

  /**
   * Reports what chance has shown: by a choice, its notation or its number.
   * @throws {TableError} what is impossible or cannot be read; nothing changes
   */
  report(outcome: Input): void {
    this.#enter("Report", "ReportNumber", outcome);
  }

  /**
   * Reports what chance has shown, by the number of the outcome.
   * @throws {TableError} what is impossible, and numbers that no outcome has; nothing changes
   */
  reportNumber(number: number): void {
    this.#change("ReportNumber", "", checked.whole(number, "the number of an outcome"));
  }

  /** The view of the present position, as the rulebook of the game defines it. */
  view(): View<N> {
    return this.#reply({ cmd: "view" });
  }

  /** The view after so many steps; `null` if there were fewer. */
  viewAt(step: number): View<N> | null {
    return this.#reply({ cmd: "view", step: at(step) });
  }

  /** How the game ended; `null` while it runs. */
  outcome(): Outcome<N> | null {
    return this.#reply({ cmd: "outcome" });
  }

  /** How many decisions and outcomes there were. */
  steps(): number {
    return this.raw.steps();
  }

  /** What happened from a step on; step 0 is the start of the game. */
  eventsFrom(step: number): Told<N>[] {
    return this.#reply({ cmd: "events", from: at(step) });
  }

  /** The same events as data alone, for programs: without the work of sentences. */
  eventDataFrom(step: number): Event<N>[] {
    return this.#reply({ cmd: "event_data", from: at(step) });
  }

  /** What happened from a step on, in sentences; equal moves of a step are told once. */
  narrationFrom(step: number): string[] {
    return this.#reply({ cmd: "narration", from: at(step) });
  }

  /** What happened from the start up to a step, in sentences. */
  narrationUntil(step: number): string[] {
    return this.#reply({ cmd: "narration", to: at(step) });
  }

  /** What can be done with an item of the scene, by its id, and why the other decisions about it are not legal. */
  ask(item: string): Answer {
    return this.#reply({ cmd: "ask", item: checked.text(item, "notation", "the id of an item") });
  }

  /** What typed words mean: the choices, the refusals of decisions that are not legal, or the texts that are near. */
  explain(text: string): Answer {
    return this.#reply({ cmd: "explain", text: checked.text(text, "notation", "what was typed") });
  }

  /** What happened, by actor and turn: the latest parts, at most that many, with the items that each sentence touches. */
  story(parts: number): StoryPart[] {
    return this.#reply({ cmd: "story", parts: checked.whole(parts, "the number of parts") });
  }

  /** What each step from this one on has moved and changed, as data for a screen that draws moves; the steps count from 1. */
  changesFrom(step: number): Changes[] {
    return this.#reply({ cmd: "changes", from: at(step) });
  }

  /** The choices as they are played: verbs, ends, costs and gains as data, and what each surely ends. */
  plays(): Plays {
    return this.#reply({ cmd: "plays" });
  }

  /** Tracks, sets, clocks and needs of the present position. */
  progress(): GameProgress {
    return this.#reply({ cmd: "progress" });
  }

  /** Tracks, sets, clocks and needs after so many steps; `null` if there were fewer. */
  progressAt(step: number): GameProgress | null {
    return this.#reply({ cmd: "progress", step: at(step) });
  }

  /** Every card as it is drawn: its pictogram, a line for each effect, its values by name. No step changes it. */
  pictures(): Picture[] {
    return this.#reply({ cmd: "pictures" });
  }

  /** A finished game: its result, its score sheet, and how it compares with the known players; `null` while it runs. */
  summary(): Summary | null {
    return this.#reply({ cmd: "summary" });
  }

  /** What comes up for the first time at the decision after that many steps, explained; empty where no decision is due. */
  lesson(step: number = this.steps()): LessonPart[] {
    return this.#reply({ cmd: "lesson", step: at(step) });
  }

  /**
   * Takes back what was last decided or reported, with what chance answered, unless that revealed something.
   * @throws {TableError} nothing to take back, or something that was revealed since
   */
  undo(): void {
    this.#change("Undo");
  }

  /**
   * Takes back what was last decided or reported, whatever was revealed since.
   * @throws {TableError} nothing to take back
   */
  undoPastFence(): void {
    this.#change("UndoPastFence");
  }

  /** Goes forward again; `false` if nothing was taken back. */
  redo(): boolean {
    return this.#change("Redo");
  }

  /** Whether `undo` and `undoPastFence` would do something. */
  canUndo(): [undo: boolean, pastFence: boolean] {
    return this.#reply({ cmd: "can_undo" });
  }

  /** Whether `redo` would do something. */
  canRedo(): boolean {
    return this.raw.can_redo();
  }

  /**
   * Whether all the decisions that are possible now, two at least, lead to the same position. A page may then take the first one
   * by itself, and say so.
   */
  makesNoDifference(): boolean {
    return this.#reply({ cmd: "makes_no_difference" });
  }

  /** Changes who answers chance from now on, and lets chance answer. */
  deal(chance: Dealer): void {
    if (chance === undefined) checked.refuse("bad_number", "chance is Dealer.seeded(…) or Dealer.nobody(), not undefined");
    this.raw.deal(checked.dealt(chance));
  }

  /** Who answers chance. */
  dealer(): Dealer {
    return checked.dealer(this.raw.seed() ?? null);
  }

  /** The game as text; `Table.load` reads it. */
  save(): string {
    return this.#reply({ cmd: "saved_game" });
  }

  /** The inputs of the game as text: without seed and without tables. `Table.load` reads it, too. */
  record(): string {
    return this.#reply({ cmd: "record" });
  }

  /**
   * A finished game as a line of a file of results, which `results` reads; `null` while it runs. Number of hints that were followed, and
   * seconds since 1970 at the end.
   */
  resultLine(hints: number, time: number): string | null {
    const line = this.raw.result_line(checked.whole(hints, "a number of hints"), checked.whole(time, "a time"));
    return line ?? null;
  }

  /** Every card of the game, with what it does in words. */
  glossary(): Entry[] {
    return this.#reply({ cmd: "glossary" });
  }

  /** A part of the rules that are in force here, in sentences with clause and source. */
  rules(part: RulePart): Said[] {
    return this.#reply({ cmd: "rules", part: checked.word(part, PARTS, "a part of the rules") });
  }

  /** What lies on the table, for drawing. */
  scene(): Scene {
    return this.#reply({ cmd: "scene" });
  }

  /** What lay on the table after so many steps, as it is seen there or remembered; `null` if there were fewer. */
  sceneAt(step: number, sight: Sight): Scene | null {
    const memory = checked.word(sight, SIGHTS, "visibility") === "memory";
    return this.#reply({ cmd: "scene", step: at(step), memory });
  }

  /**
   * The same game from the start, with nobody who answers chance. Options and tables stay what they are here if they are
   * left out.
   * @throws {TableError} an unknown option, a value that an option does not have, and every fault of the tables
   */
  beginAgain(rules: Rules<N> = {}): this {
    return this.#another("Begin", "", rules);
  }

  /**
   * The same game from a position, with nobody who answers chance: `view` as `view()` gives it, perhaps edited.
   * @throws {TableError} what `beginAgain` throws, and every fault of the view
   */
  setUpHere(view: View<N>, rules: Rules<N> = {}): this {
    return this.#another("SetUp", checked.json(view, "bad_position", "a position"), rules);
  }

  /**
   * A saved game of the game of this table, played with the tables of this one unless the save contains its own.
   * @throws {TableError} the first fault of the save; that it is one of another game is a fault, too
   */
  loadHere(save: string): this {
    return this.#another("Load", checked.text(save, "bad_save", "a saved game"));
  }

  /**
   * The same game from its present position with corrections, such as `gold 4`, and with nobody who answers chance. Which
   * corrections there are, the rulebook of the game says; most games have none.
   * @throws {TableError} every fault of the corrections and of the position that they make, and `no_amend`
   */
  amended(edits: readonly string[]): this {
    return this.#another("Amended", checked.texts(edits, "bad_position", "corrections"));
  }
}
