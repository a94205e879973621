// Made by scripts/entries.mjs; not to be edited.
import { start } from "./glue.js";
import { Helper as AnyHelper } from "./helper.js";
import { type Table as AnyTable, type TableClass, gamesOf, tableClass } from "./table.js";
import type { GameInfo } from "./types/shared.js";
import * as glue from "./wasm/kings-challenge.js";
import { hire } from "./worker.js";

export * from "./exports.js";

await start(glue, new URL("./wasm/kings-challenge_bg.wasm", import.meta.url));

/** A game in progress. */
export type Table = AnyTable<"kings-challenge">;
export const Table: TableClass<"kings-challenge"> = tableClass(glue);

/** The games of this module, with facts and options. */
export const games: readonly (GameInfo & { name: "kings-challenge" })[] = gamesOf(glue);

/** A worker that thinks while the page goes on. */
export type Helper = AnyHelper<"kings-challenge">;
export const Helper: new () => Helper = class extends AnyHelper<"kings-challenge"> {
  constructor() {
    super(hire(() => new Worker(new URL("./kings-challenge.worker.js", import.meta.url), { type: "module" }), "./kings-challenge.worker.js"));
  }
};
