// The modules of the package, `index` for all games and one for each, every one with and without players, and its worker:
// node scripts/entries.mjs FOLDER MODULE ... `NAME-init` waits for `init`, and `NAME` is ready when it is imported.
import { writeFileSync } from "node:fs";

const [folder, ...modules] = process.argv.slice(2);
const write = (name, text) => writeFileSync(`${folder}/${name}.ts`, `// Made by scripts/entries.mjs; not to be edited.\n${text}`);

for (const module of modules) {
  const all = module === "index";
  const names = all ? "GameName" : `"${module}"`;
  const parameter = all ? "<N extends GameName = GameName>" : "";
  const table = `AnyTable<${all ? "N" : names}>`;
  const gameName = all ? 'import type { GameName } from "./games.js";\n' : "";
  const isBot = all || module === "trismegistus-bot";
  const companion = `
/** An evening beside the box of Trismegistus, with cards that are described when they appear. */
export type Companion = Evening;
export const Companion: CompanionClass = companionClass(glue, Table);
`;
  const common = (name) => `/** The games of this module, with facts and options; empty before \`init\`. */
export let games: readonly (GameInfo & { name: ${names} })[] = [];

/**
 * The text of a file, whichever program wrote it: UTF-8, or UTF-16 with its mark.
 * @throws {TableError} why it is not text
 */
export const fileText: (bytes: Uint8Array) => string = fileTextOf(glue);

/**
 * Puts two files of finished games together, each with a line of JSON for a game, and counts the games: a line that both have stays
 * once. \`now\` in seconds since 1970, for the days in a row.
 */
export const results: (here: string, there?: string, now?: number) => Results = resultsOf(glue);

/** Makes the module ready, once: from the file beside it unless a source is named. Before that only types and errors can be used. */
export const init: (from?: Source) => Promise<void> = starter(
  glue,
  () => new URL("./wasm/${name}_bg.wasm", import.meta.url),
  () => {
    games = gamesOf(glue);
  },
);
`;
  write(
    `${module}-init`,
    `${isBot ? 'import { type Companion as Evening, type CompanionClass, companionClass } from "./companion.js";\n' : ""}import { type TableClass, fileTextOf, gamesOf, tableClass } from "./factory.js";
${gameName}import { type Source, starter } from "./glue.js";
import { Helper as AnyHelper } from "./helper.js";
import { type Results, resultsOf } from "./results.js";
import type { Table as AnyTable } from "./table.js";
import type { GameInfo } from "./types/shared.js";
import * as glue from "./wasm/${module}.js";
import { hire } from "./worker.js";

export * from "./exports.js";

/** A game in progress. */
export type Table${parameter} = ${table};
export const Table: TableClass<${names}> = tableClass(glue);

${common(module)}
/** A worker that thinks while the page goes on; \`start\` starts it where the bundler cannot. */
export type Helper = AnyHelper<${names}>;
export const Helper: new (start?: () => Worker) => Helper = class extends AnyHelper<${names}> {
  constructor(start = () => new Worker(new URL("./${module}.worker.js", import.meta.url), { type: "module" })) {
    super(hire(start, "./${module}.worker.js"));
  }
};
${isBot ? companion : ""}`,
  );
  write(
    `${module}-players-init`,
    `import { type TableClass, fileTextOf, gamesOf, tableClass } from "./factory.js";
${gameName}import { type Source, starter } from "./glue.js";
import { type Players, PlayersTable } from "./players.js";
import { type Results, resultsOf } from "./results.js";
import type { Table as AnyTable } from "./table.js";
import type { GameInfo } from "./types/shared.js";
import * as glue from "./wasm/${module}-players.js";

export * from "./exports.js";

/** A game in progress whose players can be asked. */
export type Table${parameter} = ${table} & Players;
export const Table: TableClass<${names}, Players> = tableClass(glue, PlayersTable);

${common(`${module}-players`)}`,
  );
  for (const name of [module, `${module}-players`]) {
    write(name, `import { init } from "./${name}-init.js";\n\nexport * from "./${name}-init.js";\n\nawait init();\n`);
  }
  write(`${module}.worker`, `import { Table } from "./${module}-players.js";\nimport { serve } from "./worker.js";\n\nserve(Table);\n`);
}
