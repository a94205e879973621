import * as checked from "./checked.js";
import { attempt } from "./error.js";
import type { GameName, Tables, View } from "./games.js";
import type { Glue, Raw } from "./glue.js";
import { type Setup, Table } from "./table.js";
import type { GameInfo } from "./types/shared.js";

// How a module makes tables, and what else it has that belongs to no table.

/** How tables of some games are made; those of a module with players have more methods. */
export interface TableClass<Names extends GameName, More = unknown> {
  /**
   * Sits down to the game of this name.
   * @throws {TableError} an unknown game or option, a value that an option does not have, and every fault of the tables
   */
  new <N extends Names>(name: N, setup?: Setup<N>): Table<N> & More;
  /**
   * Sits down to a position: `view` as `view()` gives it, perhaps edited.
   * @throws {TableError} what the constructor throws, and every fault of the view
   */
  setUp<N extends Names>(name: N, view: View<N>, setup?: Setup<N>): Table<N> & More;
  /**
   * Goes on with a saved game: of which game it is, its options and its seed are in the save. `is` narrows the table to one game.
   * @throws {TableError} the first fault of the save
   */
  load(save: string): { [N in Names]: Table<N> & More }[Names];
  /**
   * Goes on with a saved game that was played with these tables, as far as it does not contain its own.
   * @throws {TableError} the first fault of the save, and every fault of the tables
   */
  loadWith<N extends Names>(save: string, tables: Tables<N>): Table<N> & More;
}

/** What makes tables of what a module makes. @internal */
export type Seats = abstract new (raw: Raw, glue: Glue) => Table;

/** A table that a module has made, which no caller can hand over. @internal */
export class Opened {
  constructor(readonly open: () => Raw) {}
}

/** The class of the tables of a module. @internal */
export function tableClass<Class>(glue: Glue, Seats: Seats = Table): Class {
  class Seat extends Seats {
    constructor(name: GameName | Opened, setup: Setup<GameName> = {}) {
      super(attempt(name instanceof Opened ? name.open : () => begun(glue, name, setup)), glue);
    }

    protected override again(open: () => Raw): this {
      return new Seat(new Opened(open)) as this;
    }

    static setUp(name: GameName, view: object, setup: Setup<GameName> = {}): Seat {
      return new Seat(new Opened(() => begun(glue, name, setup, checked.json(view, "bad_position", "a position"))));
    }

    static load(save: string): Seat {
      return new Seat(new Opened(() => loaded(glue, save)));
    }

    static loadWith(save: string, tables: object): Seat {
      const known = checked.tables(checked.fields(tables, "bad_catalogue", "tables"));
      return new Seat(new Opened(() => loaded(glue, save, known)));
    }
  }
  return Seat as Class;
}

function begun(glue: Glue, name: GameName, setup: Setup<GameName>, view?: string): Raw {
  const { options, tables, chance } = checked.fields(setup, "bad_option", "a setup");
  const game = checked.text(name, "unknown_game", "the name of a game");
  return new glue.Table(game, checked.listed(options), checked.tables(tables), checked.dealt(chance), view);
}

function loaded(glue: Glue, save: string, tables?: string): Raw {
  return glue.Table.load(checked.text(save, "bad_save", "a saved game"), tables);
}

/** The games of a module. @internal */
export function gamesOf<Names extends GameName>(glue: Glue): readonly (GameInfo & { name: Names })[] {
  return JSON.parse(glue.games());
}

/** The text of a file, as a module reads it. @internal */
export function fileTextOf(glue: Glue): (bytes: Uint8Array) => string {
  return (bytes) =>
    attempt(() => glue.file_text(bytes instanceof Uint8Array ? bytes : checked.refuse("malformed", "the bytes of a file are a Uint8Array")));
}
