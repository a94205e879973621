// What is published, and the ways into a module.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { needed, table } from "../scripts/features.mjs";

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
await votk.init({ url: "file://${wasm}.nowhere" });
console.log(before, votk.games.length, new votk.Table("votk").name());`;
    assert.equal(node("module", program), "0 1 votk");
  });
}

test("a module that was not made ready can be made so later", () => {
  const program = `import * as votk from "solo-tabletop/votk/init";
await votk.init({ url: "file://${wasm}.nowhere" }).catch(({ code }) => console.log(code));
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

test("the lines for esbuild of the README make programs that run", async () => {
  const readme = await readFile(new URL("README.md", cwd), "utf8");
  const lines = readme.replaceAll(/ \\\n +/g, " ").split("\n").filter((line) => line.startsWith("esbuild "));
  assert.equal(lines.length, 2);
  const folder = await mkdtemp(join(tmpdir(), "esbuild-"));
  try {
    await mkdir(join(folder, "node_modules"));
    await symlink(fileURLToPath(cwd), join(folder, "node_modules", "solo-tabletop"));
    await writeFile(join(folder, "package.json"), '{ "type": "module" }');
    await writeFile(join(folder, "game.js"), `import bytes from "solo-tabletop/votk.wasm";
import { init, Table } from "solo-tabletop/votk/init";
await init({ bytes });
console.log(new Table("votk").name());`);
    for (const line of lines) {
      const [, ...given] = line.split(" ");
      execFileSync(fileURLToPath(new URL("node_modules/.bin/esbuild", cwd)), [...given, "--log-level=error"], { cwd: folder });
      const made = /--outfile=(\S+)/.exec(line)[1];
      // Node 20 and browsers of before 2025 have no such method.
      const older = "--import=data:text/javascript,delete Uint8Array.fromBase64";
      assert.equal(execFileSync(process.execPath, ["--no-warnings", older, made], { cwd: folder, encoding: "utf8" }).trim(), "votk", line);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("the README states what the modules need of a browser, which is no more than the scripts need", async () => {
  const readme = await readFile(new URL("README.md", cwd), "utf8");
  assert.ok(readme.includes(`<!-- features -->\n\n${table}\n\n<!-- /features -->`), "node scripts/features.mjs write renews the table");
  const [, ...oldest] = /Chrome or Edge ([\d.]+), Firefox ([\d.]+) .*? or Safari ([\d.]+)/.exec(readme);
  const [chrome, edge, firefox, safari] = needed;
  for (const [at, least] of [Math.max(chrome, edge), firefox, safari].entries()) assert.ok(Number(oldest[at]) >= least, `${oldest[at]} is older than ${least}`);
});
