// What is published, and the ways into a module.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const cwd = new URL("..", import.meta.url);
const run = (program, ...given) => execFileSync(program, given, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
const node = (type, program) => run(process.execPath, "--no-warnings", `--input-type=${type}`, "-e", program).trim();

test("the package has its licences, and a readme without links that lead nowhere", async () => {
  const [{ files }] = JSON.parse(run("npm", "pack", "--dry-run", "--json"));
  const paths = files.map(({ path }) => path);
  for (const path of ["LICENSE-MIT", "LICENSE-APACHE", "README.md", "dist/index.js", "dist/index.cjs", "dist/wasm/index_bg.wasm"]) {
    assert.ok(paths.includes(path), path);
  }
  const links = [...(await readFile(new URL("README.md", cwd), "utf8")).matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link);
  assert.deepEqual(links.filter((link) => !/^https?:/.test(link) && !paths.includes(link)), []);
});

test("a module that is required is ready, with live exports", () => {
  const program = 'const { Table, games } = require("solo-tabletop/votk"); console.log(new Table("votk").name(), games.length)';
  assert.equal(node("commonjs", program), "votk 1");
  const players = 'const { Dealer, Table } = require("solo-tabletop/players"); console.log(new Table("votk", { chance: Dealer.seeded(1) }).hint(1, 1).length)';
  assert.ok(Number(node("commonjs", players)) > 0);
});

const wasm = fileURLToPath(new URL("dist/wasm/votk_bg.wasm", cwd));
const sources = {
  "the file beside it": "",
  "an address": `{ url: new URL("file://${wasm}") }`,
  "the address of a text": `{ url: "file://${wasm}" }`,
  bytes: `{ bytes: readFileSync(${JSON.stringify(wasm)}) }`,
  "a compiled module": `{ module: await WebAssembly.compile(readFileSync(${JSON.stringify(wasm)})) }`,
};
for (const [what, source] of Object.entries(sources)) {
  test(`a module without await is made ready by ${what}, once`, () => {
    const program = `import { readFileSync } from "node:fs";
import * as votk from "solo-tabletop/votk/init";
const before = votk.games.length;
await Promise.all([votk.init(${source}), votk.init(${source})]);
await votk.init({ url: "file:///nowhere" });
console.log(before, votk.games.length, new votk.Table("votk").name());`;
    assert.equal(node("module", program), "0 1 votk");
  });
}

test("a module that was not made ready can be made so later", () => {
  const program = `import * as votk from "solo-tabletop/votk/init";
await votk.init({ url: "file:///nowhere" }).catch(({ code }) => console.log(code));
await votk.init();
console.log(votk.games.length);`;
  assert.equal(node("module", program), "ENOENT\n1");
});

test("the file of a module is exported, and the text of files is read as everywhere", () => {
  assert.match(node("module", 'console.log(import.meta.resolve("solo-tabletop/votk-players.wasm"))'), /dist\/wasm\/votk-players_bg\.wasm$/);
  const program = `import { fileText } from "solo-tabletop/votk";
console.log(fileText(Uint8Array.of(0xff, 0xfe, 0x69, 0, 0x64, 0)), fileText(Uint8Array.of(0xef, 0xbb, 0xbf, 0x69)));
try { fileText(Uint8Array.of(0x50, 0x4b, 3, 4)); } catch ({ kind, message }) { console.log(kind, message.slice(0, 18)); }`;
  assert.equal(node("module", program), "id i\nmalformed this is a workbook");
});
