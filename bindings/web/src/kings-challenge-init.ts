// Made by scripts/entries.mjs; not to be edited.
import { type TableClass, fileTextOf, gamesOf, tableClass } from "./factory.js";
import { type Source, starter } from "./glue.js";
import { Helper as AnyHelper } from "./helper.js";
import { type Results, resultsOf } from "./results.js";
import type { Table as AnyTable } from "./table.js";
import type { GameInfo } from "./types/shared.js";
import * as glue from "./wasm/kings-challenge.js";
import { hire } from "./worker.js";

export * from "./exports.js";

/** A game in progress. */
export type Table = AnyTable<"kings-challenge">;
export const Table: TableClass<"kings-challenge"> = tableClass(glue);

/** The games of this module, with facts and options; empty before `init`. */
export let games: readonly (GameInfo & { name: "kings-challenge" })[] = [];

/**
 * The text of a file, whichever program wrote it: UTF-8, or UTF-16 with its mark.
 * @throws {TableError} why it is not text
 */
export const fileText: (bytes: Uint8Array) => string = fileTextOf(glue);

/**
 * Puts two files of finished games together, each with a line of JSON for a game, and counts the games: a line that both have stays
 * once. `now` in seconds since 1970, for the days in a row.
 */
export const results: (here: string, there?: string, now?: number) => Results = resultsOf(glue);

/** Makes the module ready, once: from the file beside it unless a source is named. Before that only types and errors can be used. */
export const init: (from?: Source) => Promise<void> = starter(
  glue,
  () => new URL("./wasm/kings-challenge_bg.wasm", import.meta.url),
  () => {
    games = gamesOf(glue);
  },
);

/** A worker that thinks while the page goes on; `start` starts it where the bundler cannot. */
export type Helper = AnyHelper<"kings-challenge">;
export const Helper: new (start?: () => Worker) => Helper = class extends AnyHelper<"kings-challenge"> {
  constructor(start = () => new Worker(new URL("./kings-challenge.worker.js", import.meta.url), { type: "module" })) {
    super(hire(start, "./kings-challenge.worker.js"));
  }
};
