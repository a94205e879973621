// Made by scripts/entries.mjs; not to be edited.
import { start } from "./glue.js";
import { Helper as AnyHelper } from "./helper.js";
import { type Table as AnyTable, type TableClass, gamesOf, tableClass } from "./table.js";
import type { GameInfo } from "./types/shared.js";
import * as glue from "./wasm/tomb4k.js";
import { hire } from "./worker.js";

export * from "./exports.js";

await start(glue, new URL("./wasm/tomb4k_bg.wasm", import.meta.url));

/** A game in progress. */
export type Table = AnyTable<"tomb4k">;
export const Table: TableClass<"tomb4k"> = tableClass(glue);

/** The games of this module, with facts and options. */
export const games: readonly (GameInfo & { name: "tomb4k" })[] = gamesOf(glue);

/** A worker that thinks while the page goes on. */
export type Helper = AnyHelper<"tomb4k">;
export const Helper: new () => Helper = class extends AnyHelper<"tomb4k"> {
  constructor() {
    super(hire(() => new Worker(new URL("./tomb4k.worker.js", import.meta.url), { type: "module" }), "./tomb4k.worker.js"));
  }
};
