import { attempt } from "./error.js";
import type { Options, Tables } from "./games.js";
import type { RawCompanion, WithCompanion } from "./glue.js";
import { type Table, type TableClass, pairs, text } from "./table.js";
import type { Choice } from "./types/shared.js";

type Name = "trismegistus-bot";

/** What can be entered now, as people see it: cards that are not known are not listed one by one. */
export interface Offer {
  /** Decisions or outcomes, in the order of the game, without cards that are not known. */
  choices: Choice[];
  /** How to describe the card, if cards that are not known are left. */
  describe: Form | null;
  /** How to say several steps in one line. */
  shorthand: Form | null;
}

/** A form that a line can have. */
export interface Form {
  /** What it is for, in words. */
  label: string;
  /** Its words, with `<...>` for what has to be filled in. */
  form: string;
  /** The words with which it begins, up to what has to be filled in. */
  start: string;
}

/**
 * An evening with the box and Botmegistus, line by line.
 *
 * Everything is a method of the Rust type `solo_table::botmegistus::Companion`, by the same name.
 */
export interface Companion extends Disposable {
  /**
   * Takes a line: a decision or an outcome, a described card, a shorthand, `amend` with edits, `undo` or `redo`.
   * @throws {TableError} why nothing of it was done
   */
  enter(line: string): void;
  /** @throws {TableError} if there is nothing to take back */
  undo(): void;
  /** @throws {TableError} if nothing was taken back */
  redo(): void;
  /**
   * Changes tables of the catalogue; tables that are left out stay.
   * @throws {TableError} every fault of the tables, or what would have gone otherwise
   */
  change(tables: Tables<Name>): void;
  /** What can be entered now. */
  offer(): Offer;
  /** The tables with all that was typed in: for the next evening. */
  catalogue(): Required<Tables<Name>>;
  /** The ids of the known cards. */
  known(): string[];
  /** The table of the present position; a copy. */
  table(): Table<Name>;
  /** What the last line has caused, in sentences. */
  sentences(): string[];
  /** The evening as text; `Companion.load` reads it. */
  save(): string;
  /** Gives the memory of the companion back at once. */
  free(): void;
}

/** How evenings begin. */
export interface CompanionClass {
  /**
   * Begins a game; options that are left out suit an evening with the box.
   * @throws {TableError} unknown options and values, and every fault of the tables
   */
  new (setup?: { options?: Options<Name>; tables?: Tables<Name> }): Companion;
  /**
   * Goes on with a saved evening.
   * @throws {TableError} the first fault of the save
   */
  load(save: string): Companion;
}

/** Only what the bot looks at is reported, and it is believed. */
const RECOMMENDED: Options<Name> = { reports: "lean", human_checks: "loose" };

/** The class of the evenings of a module. @internal */
export function companionClass<Names extends Name>(glue: WithCompanion, Tables: TableClass<Names>): CompanionClass {
  return class Evening implements Companion {
    #raw: RawCompanion;

    constructor(setup: { options?: Options<Name>; tables?: Tables<Name> } | (() => RawCompanion) = {}) {
      const open =
        typeof setup === "function"
          ? setup
          : () => new glue.Companion(pairs({ ...RECOMMENDED, ...setup.options }), text(setup.tables));
      this.#raw = attempt(open);
    }

    static load(save: string): Companion {
      return new Evening(() => glue.Companion.load(save));
    }

    enter(line: string): void {
      attempt(() => this.#raw.enter(line));
    }

    undo(): void {
      attempt(() => this.#raw.undo());
    }

    redo(): void {
      attempt(() => this.#raw.redo());
    }

    change(tables: Tables<Name>): void {
      attempt(() => this.#raw.change(JSON.stringify(tables)));
    }

    offer(): Offer {
      return JSON.parse(this.#raw.offer());
    }

    catalogue(): Required<Tables<Name>> {
      return JSON.parse(this.#raw.catalogue());
    }

    known(): string[] {
      return JSON.parse(this.#raw.known());
    }

    table(): Table<Name> {
      return Tables.of(() => this.#raw.table()) as Table<Names> as never;
    }

    sentences(): string[] {
      return JSON.parse(this.#raw.sentences());
    }

    save(): string {
      return this.#raw.save();
    }

    free(): void {
      this.#raw.free();
    }

    [Symbol.dispose](): void {
      this.free();
    }
  };
}
