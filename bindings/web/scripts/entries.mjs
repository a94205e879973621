// The modules of the package, `index` for all games and one for each, every one with and without players, and its worker:
// node scripts/entries.mjs FOLDER MODULE ...
import { writeFileSync } from "node:fs";

const [folder, ...modules] = process.argv.slice(2);
for (const module of modules) {
  const all = module === "index";
  const names = all ? "GameName" : `"${module}"`;
  const parameter = all ? "<N extends GameName = GameName>" : "";
  const table = `AnyTable<${all ? "N" : names}>`;
  const gameName = all ? 'import type { GameName } from "./games.js";\n' : "";
  const edited = "// Made by scripts/entries.mjs; not to be edited.";
  const isBot = all || module === "trismegistus-bot";
  const companion = `
/** An evening beside the box of Trismegistus, with cards that are described when they appear. */
export type Companion = Evening;
export const Companion: CompanionClass = companionClass(glue, Table);
`;
  const games = `/** The games of this module, with facts and options. */
export const games: readonly (GameInfo & { name: ${names} })[] = gamesOf(glue);`;
  writeFileSync(
    `${folder}/${module}.ts`,
    `${edited}
${isBot ? 'import { type Companion as Evening, type CompanionClass, companionClass } from "./companion.js";\n' : ""}${gameName}import { start } from "./glue.js";
import { Helper as AnyHelper } from "./helper.js";
import { type Table as AnyTable, type TableClass, gamesOf, tableClass } from "./table.js";
import type { GameInfo } from "./types/shared.js";
import * as glue from "./wasm/${module}.js";
import { hire } from "./worker.js";

export * from "./exports.js";

await start(glue, new URL("./wasm/${module}_bg.wasm", import.meta.url));

/** A game in progress. */
export type Table${parameter} = ${table};
export const Table: TableClass<${names}> = tableClass(glue);

${games}

/** A worker that thinks while the page goes on. */
export type Helper = AnyHelper<${names}>;
export const Helper: new () => Helper = class extends AnyHelper<${names}> {
  constructor() {
    super(hire(() => new Worker(new URL("./${module}.worker.js", import.meta.url), { type: "module" }), "./${module}.worker.js"));
  }
};
${isBot ? companion : ""}`,
  );
  writeFileSync(
    `${folder}/${module}-players.ts`,
    `${edited}
${gameName}import { start } from "./glue.js";
import { type Players, PlayersTable } from "./players.js";
import { type Table as AnyTable, type TableClass, gamesOf, tableClass } from "./table.js";
import type { GameInfo } from "./types/shared.js";
import * as glue from "./wasm/${module}-players.js";

export * from "./exports.js";

await start(glue, new URL("./wasm/${module}-players_bg.wasm", import.meta.url));

/** A game in progress whose players can be asked. */
export type Table${parameter} = ${table} & Players;
export const Table: TableClass<${names}, Players> = tableClass(glue, PlayersTable);

${games}
`,
  );
  writeFileSync(
    `${folder}/${module}.worker.ts`,
    `${edited}
import { Table } from "./${module}-players.js";
import { serve } from "./worker.js";

serve(Table);
`,
  );
}
