// Made by scripts/entries.mjs; not to be edited.
import { start } from "./glue.js";
import { Helper as AnyHelper } from "./helper.js";
import { type Table as AnyTable, type TableClass, gamesOf, tableClass } from "./table.js";
import type { GameInfo } from "./types/shared.js";
import * as glue from "./wasm/scrapyard.js";
import { hire } from "./worker.js";

export * from "./exports.js";

await start(glue, new URL("./wasm/scrapyard_bg.wasm", import.meta.url));

/** A game in progress. */
export type Table = AnyTable<"scrapyard">;
export const Table: TableClass<"scrapyard"> = tableClass(glue);

/** The games of this module, with facts and options. */
export const games: readonly (GameInfo & { name: "scrapyard" })[] = gamesOf(glue);

/** A worker that thinks while the page goes on. */
export type Helper = AnyHelper<"scrapyard">;
export const Helper: new () => Helper = class extends AnyHelper<"scrapyard"> {
  constructor() {
    super(hire(() => new Worker(new URL("./scrapyard.worker.js", import.meta.url), { type: "module" }), "./scrapyard.worker.js"));
  }
};
