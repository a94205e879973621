// Made by scripts/entries.mjs; not to be edited.
import { type Companion as Evening, type CompanionClass, companionClass } from "./companion.js";
import type { GameName } from "./games.js";
import { start } from "./glue.js";
import { Helper as AnyHelper } from "./helper.js";
import { type Table as AnyTable, type TableClass, gamesOf, tableClass } from "./table.js";
import type { GameInfo } from "./types/shared.js";
import * as glue from "./wasm/index.js";
import { hire } from "./worker.js";

export * from "./exports.js";

await start(glue, new URL("./wasm/index_bg.wasm", import.meta.url));

/** A game in progress. */
export type Table<N extends GameName = GameName> = AnyTable<N>;
export const Table: TableClass<GameName> = tableClass(glue);

/** The games of this module, with facts and options. */
export const games: readonly (GameInfo & { name: GameName })[] = gamesOf(glue);

/** A worker that thinks while the page goes on. */
export type Helper = AnyHelper<GameName>;
export const Helper: new () => Helper = class extends AnyHelper<GameName> {
  constructor() {
    super(hire(() => new Worker(new URL("./index.worker.js", import.meta.url), { type: "module" }), "./index.worker.js"));
  }
};

/** An evening beside the box of Trismegistus, with cards that are described when they appear. */
export type Companion = Evening;
export const Companion: CompanionClass = companionClass(glue, Table);
