import type { Actor, Choice, Entry, GameName, LessonPart, Plays, Scene, Table, Tables } from "solo-tabletop";
import { type Module, infoOf } from "./games.js";
import type { Outcome } from "./odds.js";
import { broken, isRefusal } from "./refusal.js";
import { type Begin, hashOf, routeOf } from "./route.js";
import { type Kept, type Result, VISIT, type Versions, newId } from "./kept.js";
import { ownTables } from "./store.js";

/** What was told of the steps since one step. */
export interface Told {
  from: number;
  sentences: string[];
}

/** What one actor did. */
export interface Deed {
  actor: Actor;
  name: string;
  sentences: readonly { text: string; on: readonly string[] }[];
}

/** A game in progress as the page plays it: the table, what it has told, and its address. */
export class Play {
  glossary: ReadonlyMap<string, Entry>;
  told: Told[];
  /** The key under which it is kept, and when it was begun. */
  id = newId();
  begun = Date.now();
  /** How many hints were followed. */
  hints = 0;
  /** What a player has to be told of what is kept. */
  readonly notices = new Set<string>();
  /** Who has written it how often, and when last. */
  #versions: Versions = {};
  #changed = 0;
  #line: string | undefined;
  #table: Table;
  #begin: Begin | undefined;
  #scene: Scene | undefined;
  #plays: Plays | undefined;
  #deeds: Deed[] | undefined;
  /** The first step after the last decision; `undefined` if none was taken since the game was opened. */
  #since: number | undefined;

  constructor(
    readonly module: Module,
    table: Table,
    begin: Begin | undefined,
  ) {
    this.#table = table;
    this.#begin = begin;
    this.glossary = glossaryOf(table);
    this.told = toldOf(table);
  }

  /** A game as an address describes it, and why not all of it could be played. */
  static begin(module: Module, game: GameName, begin: Begin): { play: Play; refused?: string } {
    const tables = begin.own ? ownTables(game) : {};
    const table = new module.Table(game, { options: begin.options as never, tables: tables as never, chance: begin });
    const isMissing = begin.own && Object.keys(tables).length === 0;
    const refused = replay(table, begin.inputs) ?? (isMissing ? NO_CARDS : undefined);
    return { play: new Play(module, table, begin), ...(refused && { refused }) };
  }

  /** A game that was kept. */
  static restored(module: Module, kept: Kept): Play {
    const play = Play.loaded(module, kept.save, kept.tables).named(kept);
    const route = routeOf(kept.hash);
    if (play.#begin && route.screen === "play") play.#begin.lesson = route.begin.lesson;
    for (let left = kept.back; left > 0; left -= 1) play.#back();
    if (kept.result) play.#count(kept.changed);
    return play;
  }

  /**
   * A game from a text.
   * @throws the first fault of the text
   */
  static loaded(module: Module, save: string, tables: Tables<GameName> = {}): Play {
    const table = module.Table.loadWith(save, tables as never) as Table;
    const play = new Play(module, table, undefined);
    play.#begin = play.#guessed(Object.keys(tables).length > 0);
    return play;
  }

  /** The same game, under the key that it was kept under. */
  named({ id, begun, versions, changed, line, hints = 0 }: Kept): this {
    [this.id, this.begun, this.#versions, this.#changed] = [id, begun, versions, changed];
    [this.#line, this.hints] = [line, hints];
    return this;
  }

  /** Goes on under a key of its own, because another tab plays the game. */
  copy(): void {
    [this.id, this.begun, this.#versions, this.#changed] = [newId(), Date.now(), {}, 0];
    this.notices.add(COPY);
  }

  /** Goes on under the key under which it was kept, because another tab has gone on with the game. */
  moved(id: string): void {
    this.id = id;
    this.notices.add(MOVED);
  }

  get table(): Table {
    return this.#table;
  }

  get scene(): Scene {
    return (this.#scene ??= this.look(this.#table));
  }

  /** The choices as they are played: each is tried, which takes a while. */
  get plays(): Plays {
    return (this.#plays ??= this.#table.plays());
  }

  /** Deeds since the last decision, by actor. */
  get deeds(): readonly Deed[] {
    return (this.#deeds ??= this.happened());
  }

  /** Finds out what is to be shown, which takes a while, before it is. */
  prepare(): void {
    void [this.scene, this.deeds];
  }

  /** The scene of the table. */
  protected look(table: Table): Scene {
    return table.scene();
  }

  /** The position is another. */
  #forget(): void {
    this.#scene = undefined;
    this.#plays = undefined;
    this.#deeds = undefined;
  }

  /** Shows another table. */
  protected show(table: Table): void {
    this.#table.free();
    this.#table = table;
    this.#forget();
    this.glossary = glossaryOf(table);
  }

  /** The first step of the deeds; without a decision the last one of which something was told. */
  get shownFrom(): number {
    return this.#since ?? this.told.at(-1)?.from ?? 0;
  }

  /** The same deeds, as they are found. */
  protected happened(): Deed[] {
    return this.shownFrom === 0 ? [] : deedsFrom(this.#table, this.shownFrom);
  }

  /** Whether the steps after a decision can be shown one by one. */
  get shownBySteps(): boolean {
    return true;
  }

  /** What one step brought, in sentences. */
  stepped(step: number): string[] {
    const all = this.#table.narrationFrom(step);
    return all.slice(0, all.length - this.#table.narrationFrom(step + 1).length);
  }

  /** The game as text. */
  get save(): string {
    return this.#table.save();
  }

  /** Whether there is something to take back: without, and with what was revealed since. */
  canUndo(): [undo: boolean, pastFence: boolean] {
    return this.#table.canUndo();
  }

  canRedo(): boolean {
    return this.#table.canRedo();
  }

  /** Whether somebody at the table reports what cards and dice show. */
  get isCompanion(): boolean {
    return this.#table.dealer().seed === null;
  }

  /** Takes a choice, be it a decision or an outcome. */
  take({ notation }: Choice): void {
    const from = this.#table.steps();
    if (this.#table.due() === "chance") {
      this.#table.report(notation);
    } else {
      this.#table.act(notation);
      this.#since = from + 1;
    }
    this.#passOver();
    this.#went(from);
  }

  /** What was decided after the last choice without a question, because every answer would have led to the same. */
  passed: readonly string[] = [];

  /** Whether a question is not asked here. At a real table each one is: what is decided is done there. */
  #isPassedOver(): boolean {
    return !this.isCompanion && this.#table.makesNoDifference();
  }

  /** Takes the first answer of each question that makes no difference. */
  #passOver(): void {
    const passed: string[] = [];
    while (this.#isPassedOver()) {
      const [first] = this.#table.choices();
      if (!first) break;
      this.#table.act(first);
      passed.push(first.label);
    }
    this.passed = passed;
  }

  /** The table has gone on from a step. */
  #went(from: number): void {
    this.#forget();
    this.told = [...this.told, { from: from + 1, sentences: this.#table.narrationFrom(from + 1) }];
  }

  /** Takes a step back. */
  #back(): void {
    if (this.#table.canUndo()[0]) this.#table.undo();
    else this.#table.undoPastFence();
    this.#forget();
    this.#since = undefined;
    this.passed = [];
    const steps = this.#table.steps();
    this.told = this.told.filter(({ from }) => from <= steps);
  }

  /** Takes the last choice back, with the questions after it that were not asked; what is fenced stays, and is asked then. */
  undo(): void {
    this.#back();
    while (this.#isPassedOver() && this.#table.canUndo()[0]) this.#back();
  }

  redo(): void {
    const from = this.#table.steps();
    if (!this.#table.redo()) return;
    while (this.#isPassedOver() && this.#table.redo());
    this.passed = [];
    this.#since = from + 1;
    this.#went(from);
  }

  /** Whether it is known what chance can bring. */
  get hasOdds(): boolean {
    return true;
  }

  /** What chance can bring after a decision, and what comes of it; empty if it brings nothing. */
  odds({ notation }: Choice): Outcome[] {
    if (this.#table.due() !== "decision") return [];
    using trial = this.#table.clone();
    trial.deal({ seed: null });
    trial.act(notation);
    const from = trial.steps() + 1;
    return (trial.due() === "chance" ? trial.choices() : []).map((choice) => {
      trial.report(choice);
      const told = trial.eventsFrom(from);
      trial.undoPastFence();
      return { choice, told };
    });
  }

  /** What comes up here for the first time, explained, in a game that is a lesson. */
  lesson(): LessonPart[] {
    return this.isLesson && this.#table.due() === "decision" ? this.#table.lesson() : [];
  }

  /** Whether rules are explained as they come up. */
  get isLesson(): boolean {
    return this.#begin?.lesson ?? false;
  }

  /** Explains no more. */
  endLesson(): void {
    if (this.#begin) this.#begin = { ...this.#begin, lesson: false };
  }

  /** Whether an address can say how the game began. */
  get hasAddress(): boolean {
    return this.#begin !== undefined;
  }

  /** The address of the position; without one that says it all, that of the game kept in this browser. */
  hash(): string {
    if (!this.#begin) return `#${this.#table.name()}/saved/${this.id}`;
    return hashOf(this.#table.name(), { ...this.#begin, inputs: this.#inputs(this.#begin.seed === null) });
  }

  /** What the browser keeps: a version that follows all before. */
  kept(): Kept {
    using whole = this.#table.clone();
    while (whole.redo());
    const save = whole.save();
    let back = 0;
    for (; whole.steps() > this.#table.steps(); back += 1) whole.undoPastFence();
    const tables = (this.#begin?.own ?? true) ? this.#table.catalogue() : {};
    return { ...this.entry(), save, back, tables };
  }

  /** What the browser keeps of every game. */
  protected entry(): Omit<Kept, "save" | "back" | "tables"> {
    const { id, begun } = this;
    this.#versions = { ...this.#versions, [VISIT]: (this.#versions[VISIT] ?? 0) + 1 };
    // A clock that was set back does not make a game an older one.
    this.#changed = Math.max(Date.now(), this.#changed + 1);
    const written = { by: VISIT, versions: this.#versions, changed: this.#changed };
    this.#count(this.#changed);
    const counted = { result: this.result(), line: this.#line, hints: this.hints };
    return { id, begun, ...written, game: this.#table.name(), hash: this.hash(), now: this.scene.now, ...counted };
  }

  /** Its line among the player's results; nothing until it has ended. */
  get line(): string | undefined {
    return this.#line;
  }

  /** Counts the first end of the game: what is taken back and played otherwise is none, as in the terminal. */
  #count(time: number): void {
    this.#line ??= this.#table.resultLine(whole(this.hints), whole(time / 1000)) ?? undefined;
  }

  /** How the game ended; `undefined` while it runs. */
  result(): Result | undefined {
    const summary = this.#table.summary();
    return summary ? { text: summary.result, won: summary.won, points: summary.points } : undefined;
  }

  /** Inputs in their order, as the text of the game lists them. */
  #inputs(withChance: boolean): string[] {
    const lines = this.#table.save().split("\n");
    return lines.flatMap((line) => {
      const [kind, ...words] = line.split(" ");
      return kind === "decide" || (withChance && kind === "chance") ? [words.join(" ")] : [];
    });
  }

  /** How this game began, if an address can say it. */
  #guessed(own: boolean): Begin | undefined {
    const game = this.#table.name();
    const chosen: Record<string, unknown> = this.#table.options();
    const options: Record<string, string> = {};
    for (const option of infoOf(game)?.options ?? []) {
      if (chosen[option.name] !== option.default) options[option.name] = String(chosen[option.name]);
    }
    const { seed } = this.#table.dealer();
    const begin = { options, seed, own, lesson: false, inputs: this.#inputs(seed === null) };
    try {
      const { play } = Play.begin(this.module, game, begin);
      return play.table.record() === this.#table.record() ? begin : undefined;
    } catch (error) {
      if (isRefusal(error)) return undefined;
      throw error;
    }
  }
}

/** A whole number that the package takes: a clock may be wrong, and what is kept may be damaged. */
const whole = (number: number): number => Math.min(Math.max(Math.floor(number), 0), 2 ** 32 - 1);

/** The name of the file of a game. */
export const fileName = ({ table }: Play): string => `${table.name()}-${table.steps()}.solo`;

/** Your turn, the opponent's, and your next one; the first of all may have begun before. */
const FEW_PARTS = 4;

/** The parts of the story from a step on. Of a part that began before, that step's sentences and those after it are left. */
function deedsFrom(table: Table, from: number): Deed[] {
  let parts = table.story(FEW_PARTS);
  for (let count = FEW_PARTS * 2; parts.length * 2 === count && (parts[0]?.steps[0] ?? 0) >= from; count *= 2) parts = table.story(count);
  const recent = parts.filter(({ steps: [, last = 0] }) => last >= from);
  const [first, ...others] = recent;
  if (!first || (first.steps[0] ?? 0) >= from) return recent;
  const left = table.narrationFrom(from).length - others.reduce((sum, { sentences }) => sum + sentences.length, 0);
  return left > 0 ? [{ ...first, sentences: first.sentences.slice(-left) }, ...others] : others;
}

function glossaryOf(table: Table): Map<string, Entry> {
  return new Map(table.glossary().map((entry) => [entry.id, entry]));
}

/** What was told of each step, from the first on. */
function toldOf(table: Table): Told[] {
  using trial = table.clone();
  while (trial.canUndo()[1]) trial.undoPastFence();
  const told = [{ from: 0, sentences: trial.narrationFrom(0) }];
  for (let from = trial.steps() + 1; from <= table.steps(); from = trial.steps() + 1) {
    trial.redo();
    told.push({ from, sentences: trial.narrationFrom(from) });
  }
  return told;
}

const COPY = "This game is open in another tab. Here a copy of it goes on, which is kept as a game of its own.";
const MOVED = "Another tab has gone on with this game. Here a copy of it goes on, which is kept as a game of its own.";
const NO_CARDS = "This game is played with its owner's own cards, which are not in this browser: these are the embedded ones.";

/** Enters inputs one after the other; why one was refused. */
function replay(table: Table, inputs: readonly string[]): string | undefined {
  for (const [place, input] of inputs.entries()) {
    try {
      if (table.due() === "chance") table.report(input);
      else table.act(input);
    } catch (error) {
      if (isRefusal(error)) return broken(input, place + 1, error);
      throw error;
    }
  }
  return undefined;
}
