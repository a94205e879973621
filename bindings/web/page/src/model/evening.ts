import type { Choice, Companion, CompanionClass, Form, Scene, Table, Tables } from "solo-tabletop";
import { type Module, infoOf } from "./games.js";
import { type Deed, Play, type Told } from "./play.js";
import { broken, isRefusal } from "./refusal.js";
import { type Begin, hashOf } from "./route.js";
import type { Kept } from "./kept.js";
import type { Winner } from "./merge.js";
import { cellsOf } from "./csv.js";
import { damage, keepTables, lockOf, ownTables } from "./store.js";
import { alone } from "./tabs.js";

type Bot = "trismegistus-bot";
type Own = Record<string, string>;

/** How an evening began: with options and tables, or from a file. */
type Start = { begin: Begin; tables: Own } | { save: string };

/**
 * An evening with the box on the table: cards are described when they appear.
 *
 * What it is, is how it began and the lines since. So undo, redo, reload and links know nothing but lines.
 */
export class Evening extends Play {
  readonly #start: Start;
  readonly #embedded: Own;
  #lines: string[] = [];
  #ahead: string[] = [];
  /** Whether cards that are described become the owner's. */
  #keeps: boolean;
  /** The tables as this evening has told the owner's. */
  #told: Own;
  /** What an address or a file has described, until the owner's tables have it. */
  #brought: Own | undefined;

  private constructor(
    module: Module,
    readonly companion: Companion,
    start: Start,
  ) {
    super(module, companion.table() as unknown as Table, undefined);
    this.#start = start;
    using fresh = new module.Table("trismegistus-bot");
    this.#embedded = { ...(fresh.catalogue() as Own) };
    this.#told = "save" in start ? {} : start.tables;
    // Cards of one's own stay as they are in an evening that was begun without them.
    this.#keeps = !("begin" in start) || start.begin.own || Object.keys(ownTables("trismegistus-bot")).length === 0;
  }

  /** Whether games of this module have evenings. */
  static has(module: Module): module is Module & { Companion: CompanionClass } {
    return module.Companion !== undefined;
  }

  /** An evening as an address describes it, and why not all of it could be played. */
  static begun(module: Module & { Companion: CompanionClass }, begin: Begin): { play: Play; refused?: string } {
    const tables = begin.own ? ownTables("trismegistus-bot") : {};
    return Evening.#from(module, { begin, tables }, begin.inputs);
  }

  /** An evening that was kept. */
  static reopened(module: Module & { Companion: CompanionClass }, kept: Kept): { play: Play; refused?: string } {
    const { start, lines, ahead, keeps } = kept.evening as Lines;
    const { play, refused } = Evening.#from(module, start as Start, lines);
    play.named(kept).#ahead = ahead;
    play.#keeps = keeps ?? play.#keeps;
    // The owner's tables have had this, and may have changed since.
    [play.#told, play.#brought] = [play.#described(), undefined];
    return { play, ...(refused && { refused }) };
  }

  /**
   * An evening from a text.
   * @throws the first fault of the text
   */
  static opened(module: Module & { Companion: CompanionClass }, save: string): Play {
    return Evening.#from(module, { save }, []).play;
  }

  static #from(module: Module & { Companion: CompanionClass }, start: Start, lines: readonly string[]) {
    const companion =
      "save" in start
        ? module.Companion.load(start.save)
        : new module.Companion({ options: start.begin.options as never, tables: start.tables as Tables<Bot> });
    const play = new Evening(module, companion, start);
    const refused = play.#replay(lines);
    play.#brought = play.#described();
    return { play, ...(refused && { refused }) };
  }

  /** Enters lines one after the other; why one was refused. */
  #replay(lines: readonly string[]): string | undefined {
    for (const [place, line] of lines.entries()) {
      try {
        this.enter(line);
      } catch (error) {
        if (isRefusal(error)) return broken(line, place + 1, error);
        throw error;
      }
    }
    return undefined;
  }

  /** The forms of lines that can be entered now. */
  get forms(): Form[] {
    const { describe, shorthand } = this.companion.offer();
    return [describe, shorthand].filter((form) => form !== null);
  }

  /**
   * Enters a line.
   * @throws why it changed nothing
   */
  enter(line: string): void {
    if (line === "undo") return this.undo();
    if (line === "redo") return this.redo();
    this.companion.enter(line);
    this.#ahead = [];
    this.#entered(line);
  }

  override take({ notation }: Choice): void {
    this.enter(notation);
  }

  override canUndo(): [undo: boolean, pastFence: boolean] {
    const can = this.#lines.length > 0;
    return [can, can];
  }

  override canRedo(): boolean {
    return this.#ahead.length > 0;
  }

  override undo(): void {
    const line = this.#lines.pop();
    if (line === undefined) return;
    this.companion.enter("undo");
    this.#ahead.push(line);
    this.#shown(this.told.slice(0, -1));
  }

  override redo(): void {
    const line = this.#ahead.pop();
    if (line === undefined) return;
    this.companion.enter(line);
    this.#entered(line);
  }

  /** What chance can bring depends on cards that nobody has described. */
  override get hasOdds(): boolean {
    return false;
  }

  override odds(): [] {
    return [];
  }

  override get shownBySteps(): boolean {
    return false;
  }

  /** What the last line has brought. */
  protected override happened(): Deed[] {
    const sentences = this.companion.sentences().map((text) => ({ text, on: [] }));
    return sentences.length > 0 && this.told.length > 1 ? [{ actor: "game", name: "", sentences }] : [];
  }

  override get save(): string {
    return this.companion.save();
  }

  override get hasAddress(): boolean {
    return !("save" in this.#start);
  }

  override hash(): string {
    return "save" in this.#start ? `#trismegistus-bot/saved/${this.id}` : hashOf("trismegistus-bot", { ...this.#start.begin, inputs: this.#lines });
  }

  override kept(): Kept {
    const described = this.#described();
    if (this.#keeps) this.#keepCards(described);
    const evening: Lines = { start: plain(this.#start), lines: this.#lines, ahead: this.#ahead, keeps: this.#keeps };
    return { ...this.entry(), save: this.save, back: 0, tables: described, evening };
  }

  /** Puts what was described since the last time into the owner's tables. */
  #keepCards(described: Own): void {
    // What was brought along is older than what the owner has; what is described here is newer.
    if (this.#brought) this.#tellOwn(this.#brought, "theirs");
    this.#brought = undefined;
    this.#tellOwn(described, "mine");
  }

  #tellOwn(mine: Own, winner: Winner): void {
    if (JSON.stringify(mine) === JSON.stringify(this.#told)) return;
    const damaged = damage("trismegistus-bot");
    if (damaged) this.notices.add(damaged);
    const { isKept, replaced } = keepTables("trismegistus-bot", { base: this.#told, mine, embedded: this.#embedded, winner });
    if (!isKept) return void this.notices.add(NO_ROOM);
    this.notices.delete(NO_ROOM);
    const base = this.#told;
    this.#told = mine;
    // A tab that read before and wrote after this has taken it back.
    void alone(lockOf("trismegistus-bot"), () => keepTables("trismegistus-bot", { base, mine, embedded: this.#embedded, winner: "theirs" }));
    for (const { row } of replaced) this.notices.add(`Your own cards have two descriptions of “${cellsOf(row)[0]}”. Both are kept: choose one under “Your own cards”.`);
  }

  protected override look(table: Table): Scene {
    return { ...table.scene(), choices: this.companion.offer().choices };
  }

  #entered(line: string): void {
    this.#lines.push(line);
    const from = (this.told.at(-1)?.from ?? 0) + 1;
    this.#shown([...this.told, { from, sentences: this.companion.sentences() }]);
  }

  #shown(told: Told[]): void {
    this.told = told;
    this.show(this.companion.table() as unknown as Table);
  }

  /** The tables that differ from the embedded ones. */
  #described(): Own {
    const tables = Object.entries(this.companion.catalogue() as Own);
    return Object.fromEntries(tables.filter(([name, text]) => text !== this.#embedded[name]));
  }
}

/** An evening as it is kept. */
interface Lines {
  start: unknown;
  lines: string[];
  ahead: string[];
  keeps?: boolean;
}

const NO_ROOM = "This browser does not keep the cards that you describe, because it is not allowed to or has no room. They are in the saved game.";

/** A start without the inputs of its address, which are among the lines. */
function plain(start: Start): Start {
  return "save" in start ? start : { ...start, begin: { ...start.begin, inputs: [] } };
}

/** Options that an evening begins with: it asks only what the bot looks at. */
export const SUITED: Readonly<Record<string, string>> = { reports: "lean", human_checks: "loose" };

/** Whether a game has evenings: known before its module is loaded. */
export const hasEvenings = (game: string): boolean => game === "trismegistus-bot" && infoOf(game) !== undefined;
