// Made by scripts/entries.mjs; not to be edited.
import type { GameName } from "./games.js";
import { start } from "./glue.js";
import { type Players, PlayersTable } from "./players.js";
import { type Table as AnyTable, type TableClass, gamesOf, tableClass } from "./table.js";
import type { GameInfo } from "./types/shared.js";
import * as glue from "./wasm/index-players.js";

export * from "./exports.js";

await start(glue, new URL("./wasm/index-players_bg.wasm", import.meta.url));

/** A game in progress whose players can be asked. */
export type Table<N extends GameName = GameName> = AnyTable<N> & Players;
export const Table: TableClass<GameName, Players> = tableClass(glue, PlayersTable);

/** The games of this module, with facts and options. */
export const games: readonly (GameInfo & { name: GameName })[] = gamesOf(glue);
