import * as checked from "./checked.js";
import { attempt } from "./error.js";
import { Opened } from "./factory.js";
import type { Glue, Raw } from "./glue.js";
import type { Rules, Table } from "./table.js";
import type { Tables } from "./games.js";
import type { Offer } from "./types/shared.js";

type Bot = "trismegistus-bot";

/** A companion in a module. @internal */
export interface RawCompanion {
  free(): void;
  enter(line: string): void;
  change(tables: string): void;
  offer(): string;
  known(): string;
  sentences(): string;
  catalogue(): string;
  save(): string;
  table(): Raw;
}

/** A module with the companion, as its glue shows once it is built. @internal */
export interface CompanionGlue extends Glue {
  Companion?: {
    new (options: string, tables?: string): RawCompanion;
    load(save: string): RawCompanion;
  };
}

/**
 * An evening with the box of Trismegistus and its bot: cards are described when they appear.
 *
 * Everything is a method of the Rust type `solo_table::botmegistus::Companion`, by the same name. A line changes
 * everything that it stands for, or nothing.
 */
export interface Companion {
  /** Gives the memory back at once. Without it the garbage collector does so some time. */
  free(): void;
  [Symbol.dispose](): void;
  /**
   * Enters a line: a decision or an outcome in the notation of the game, a described card, a shorthand, `amend` with
   * edits, `undo` or `redo`.
   * @throws {TableError} why the line changed nothing
   */
  enter(line: string): void;
  /**
   * Changes tables of the catalogue, as far as that changes nothing that has happened.
   * @throws {TableError} every fault of the tables, or what they contradict
   */
  change(tables: Tables<Bot>): void;
  /** What can be entered now. */
  offer(): Offer;
  /** Ids of the cards that are known, in alphabetical order. */
  known(): string[];
  /** What the last line has brought, in sentences. */
  sentences(): string[];
  /** The tables with everything that was entered, for the next evening. */
  catalogue(): Required<Tables<Bot>>;
  /** The evening as text, with its catalogue; `Companion.load` reads it. */
  save(): string;
  /** The table as it stands now, with scenes and glossary: a copy. */
  table(): Table<Bot>;
}

/** How companions are made. */
export interface CompanionClass {
  /**
   * Begins an evening; with the options of the constant `RECOMMENDED` it asks only what the bot looks at.
   * @throws {TableError} an unknown option or value, and every fault of the tables
   */
  new (rules?: Rules<Bot>): Companion;
  /**
   * Goes on with a saved evening.
   * @throws {TableError} the first fault of the save
   */
  load(save: string): Companion;
  /** Options that suit an evening with the box. */
  readonly RECOMMENDED: { readonly reports: "lean"; readonly human_checks: "loose" };
}

/** An evening that a module has loaded. */
class Loaded {
  constructor(readonly raw: RawCompanion) {}
}

/** The class of the companions of a module; `seat` makes a table of the package. @internal */
export function companionClass(glue: CompanionGlue, seat: new (opened: never) => unknown): CompanionClass {
  const made = (): NonNullable<CompanionGlue["Companion"]> => {
    if (!glue.Companion) throw new Error("this module has no companion");
    return glue.Companion;
  };
  const begun = (rules: Rules<Bot>): RawCompanion => {
    const { options, tables } = checked.fields(rules, "bad_option", "rules");
    return new (made())(checked.listed(options), checked.tables(tables));
  };
  return class Evening implements Companion {
    static readonly RECOMMENDED = { reports: "lean", human_checks: "loose" } as const;
    #made: RawCompanion | undefined;

    constructor(begin: Rules<Bot> | Loaded = {}) {
      this.#made = attempt(() => (begin instanceof Loaded ? begin.raw : begun(begin)));
    }

    static load(save: string): Companion {
      return new Evening(attempt(() => new Loaded(made().load(checked.text(save, "bad_save", "a saved evening")))));
    }

    get #raw(): RawCompanion {
      return this.#made ?? checked.refuse("not_now", "the memory of this evening was given back");
    }

    free(): void {
      this.#made?.free();
      this.#made = undefined;
    }

    [Symbol.dispose](): void {
      this.free();
    }

    enter(line: string): void {
      attempt(() => this.#raw.enter(checked.text(line, "malformed", "a line")));
    }

    change(tables: Tables<Bot>): void {
      attempt(() => this.#raw.change(checked.tables(checked.fields(tables, "bad_catalogue", "tables")) ?? "{}"));
    }

    offer(): Offer {
      return JSON.parse(this.#raw.offer());
    }

    known(): string[] {
      return JSON.parse(this.#raw.known());
    }

    sentences(): string[] {
      return JSON.parse(this.#raw.sentences());
    }

    catalogue(): Required<Tables<Bot>> {
      return JSON.parse(this.#raw.catalogue());
    }

    save(): string {
      return this.#raw.save();
    }

    table(): Table<Bot> {
      return new seat(new Opened(() => this.#raw.table()) as never) as Table<Bot>;
    }
  };
}
