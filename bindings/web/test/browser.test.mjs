// The package in Chromium: the lines of the README, whole games with the saves of Node, and a helper.
import assert from "node:assert/strict";
import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import * as all from "solo-tabletop";
import { digest } from "./play.mjs";
import { lines } from "./readme.mjs";

const root = new URL("..", import.meta.url);
const types = { html: "text/html", js: "text/javascript", mjs: "text/javascript", wasm: "application/wasm" };
const GAMES = Number(process.env.GAMES ?? 20);
const flags = ["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

/** A page that finds the package by its name. */
const page = `<!doctype html><title>solo</title>
<script type="importmap">{"imports": {"solo-tabletop": "/dist/index.js", "solo-tabletop/": "/dist/"}}</script>`;

async function answer(request, response) {
  const path = new URL(request.url, "http://localhost").pathname;
  const file = new URL(`.${path}`, root);
  const found = path !== "/" && fileURLToPath(file).startsWith(fileURLToPath(root)) && (await stat(file).catch(() => null))?.isFile();
  if (path !== "/" && !found) return response.writeHead(path === "/favicon.ico" ? 204 : 404).end();
  const end = path === "/" ? "html" : path.split(".").pop();
  response.writeHead(200, { "content-type": types[end] ?? "text/plain" }).end(found ? await readFile(file) : page);
}

let browser, server, tab;
const errors = [];

before(async () => {
  server = createServer((request, response) => void answer(request, response)).listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
  const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
  browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ["--no-sandbox", ...flags] : flags });
  tab = await browser.newPage();
  tab.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  tab.on("pageerror", (error) => errors.push(String(error)));
  await tab.goto(`http://127.0.0.1:${server.address().port}/`);
});

after(async () => {
  await browser?.close();
  server?.close();
  assert.deepEqual(errors, []);
});

test("the lines of the README run", async () => {
  const told = await tab.evaluate((text) => {
    const told = [];
    globalThis.console = { ...console, log: (...what) => told.push(what) };
    const url = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
    return import(url).then(() => told);
  }, (await lines()).replace('"solo-tabletop"', `"http://127.0.0.1:${server.address().port}/dist/index.js"`));
  assert.equal(told[0][0].length, 5);
  assert.ok(told.length > 10 && told.at(-1)[1].won !== undefined);
});

for (const { name } of all.games) {
  test(`${name}: ${GAMES} games have the saves of Node`, { timeout: 1_200_000 }, async () => {
    const there = await tab.evaluate(
      async ([name, games]) => {
        const module = await import("solo-tabletop");
        const { digest } = await import("/test/play.mjs");
        return digest(module, name, games);
      },
      [name, GAMES],
    );
    assert.equal(there, digest(all, name, GAMES));
  });
}

test("a helper thinks in a worker of the browser", async () => {
  const [there, here] = await tab.evaluate(async () => {
    const { Dealer, Helper } = await import("/dist/tomb4k.js");
    const { Table } = await import("/dist/tomb4k-players.js");
    const helper = new Helper();
    const table = new Table("tomb4k", { chance: Dealer.seeded(42) });
    const tally = await helper.simulate({ game: "tomb4k", player: "random", games: 50, seed: 5 });
    const hints = [await helper.hint(table, 8, 1), table.hint(8, 1)];
    helper.close();
    return [...hints.map((hint) => JSON.stringify([hint, tally.games, [...tally.points].length > 5]))];
  });
  assert.equal(there, here);
  assert.match(there, /,50,true\]$/);
});
