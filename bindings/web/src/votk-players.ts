// Made by scripts/entries.mjs; not to be edited.
import { start } from "./glue.js";
import { type Players, PlayersTable } from "./players.js";
import { type Table as AnyTable, type TableClass, gamesOf, tableClass } from "./table.js";
import type { GameInfo } from "./types/shared.js";
import * as glue from "./wasm/votk-players.js";

export * from "./exports.js";

await start(glue, new URL("./wasm/votk-players_bg.wasm", import.meta.url));

/** A game in progress whose players can be asked. */
export type Table = AnyTable<"votk"> & Players;
export const Table: TableClass<"votk", Players> = tableClass(glue, PlayersTable);

/** The games of this module, with facts and options. */
export const games: readonly (GameInfo & { name: "votk" })[] = gamesOf(glue);
