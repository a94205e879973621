// Made by scripts/entries.mjs; not to be edited.
import { type Companion as Evening, type CompanionClass, companionClass } from "./companion.js";
import { start } from "./glue.js";
import { Helper as AnyHelper } from "./helper.js";
import { type Table as AnyTable, type TableClass, gamesOf, tableClass } from "./table.js";
import type { GameInfo } from "./types/shared.js";
import * as glue from "./wasm/trismegistus-bot.js";
import { hire } from "./worker.js";

export * from "./exports.js";

await start(glue, new URL("./wasm/trismegistus-bot_bg.wasm", import.meta.url));

/** A game in progress. */
export type Table = AnyTable<"trismegistus-bot">;
export const Table: TableClass<"trismegistus-bot"> = tableClass(glue);

/** The games of this module, with facts and options. */
export const games: readonly (GameInfo & { name: "trismegistus-bot" })[] = gamesOf(glue);

/** A worker that thinks while the page goes on. */
export type Helper = AnyHelper<"trismegistus-bot">;
export const Helper: new () => Helper = class extends AnyHelper<"trismegistus-bot"> {
  constructor() {
    super(hire(() => new Worker(new URL("./trismegistus-bot.worker.js", import.meta.url), { type: "module" }), "./trismegistus-bot.worker.js"));
  }
};

/** An evening beside the box of Trismegistus, with cards that are described when they appear. */
export type Companion = Evening;
export const Companion: CompanionClass = companionClass(glue, Table);
