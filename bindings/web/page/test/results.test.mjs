// Results of finished games: one file, which the terminal keeps and the page imports and exports.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { Dealer, Table, results } from "solo-tabletop";
import { asking, served, taking, until } from "./browser.mjs";
import { decisions, link } from "./links.mjs";

const site = served();

/** A file as the terminal writes it: the first line is of an earlier version. */
const TERMINAL = [
  '{"game":"tomb4k","options":[],"deal":7,"points":38,"won":false,"hints":0,"time":1764500000}',
  '{"game":"votk","options":["first=bot"],"deal":18446744073709551615,"points":9,"won":true,"hints":2,"time":1764600000,"steps":61}',
  '{"game":"scrapyard","options":[],"deal":null,"points":21,"won":true,"hints":0,"time":1764700000,"level":"easy","steps":90,"seconds":600}',
];

const file = (name, lines) => ({ name, mimeType: "text/plain", buffer: Buffer.from(lines.join("\n")) });
const lines = (text) => text.split("\n").filter((line) => line !== "");

/** Imports a file, and returns what is said of it. */
async function add(page, name, content) {
  const said = page.getByRole("status");
  await page.getByLabel("Import").setInputFiles(file(name, content));
  await said.filter({ hasText: `“${name}”` }).waitFor();
  return said.innerText();
}

/** The lines that are exported. */
async function exported(page) {
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Export" }).click()]);
  assert.equal(download.suggestedFilename(), "results.jsonl");
  return lines(await readFile(await download.path(), "utf8"));
}

/** Finishes a game of the tomb in this browser, and returns its line without its time. */
async function finish(page, seed) {
  const all = decisions("tomb4k", seed);
  await page.goto("about:blank");
  await page.goto(`${site.address}${link("tomb4k", seed, all.slice(0, -1))}`);
  await page.locator(".scene").waitFor();
  const there = new Table("tomb4k", { chance: Dealer.seeded(seed) });
  for (const notation of all.slice(0, -1)) there.act(notation);
  const number = there.choices().findIndex(({ notation }) => notation === all.at(-1)) + 1;
  await taking(page);
  await page.keyboard.type(String(number));
  await page.keyboard.press("Enter");
  await page.locator(".over").waitFor();
  there.act(all.at(-1));
  return { ...JSON.parse(there.resultLine(0, 0)), time: undefined };
}

test("a file of the terminal and the games of this browser are one file, and nothing is there twice", async () => {
  const { page, errors, close } = await site.open("#results");
  await page.getByText("No game is finished yet.").waitFor();
  assert.ok(await page.getByRole("button", { name: "Export" }).isDisabled());
  const mine = await finish(page, 3);
  await page.goto("about:blank");
  await page.goto(`${site.address}#results`);
  await page.locator(".results li").waitFor();
  assert.equal(await add(page, "results.jsonl", TERMINAL), "3 results of “results.jsonl” added.");
  await page.locator(".results li").nth(2).waitFor();
  const union = await exported(page);
  assert.deepEqual(union.slice(0, 3), TERMINAL);
  assert.equal(union.length, 4);
  const { time, ...line } = JSON.parse(union[3]);
  assert.ok(time > 1764700000);
  assert.deepEqual({ ...line, time: undefined }, mine);
  // A second time, and its own file, add nothing.
  assert.equal(await add(page, "again.jsonl", TERMINAL), "0 results of “again.jsonl” added, 3 already here.");
  assert.equal(await add(page, "own.jsonl", union), "0 results of “own.jsonl” added, 4 already here.");
  await page.reload();
  await page.locator(".results li").nth(2).waitFor();
  assert.deepEqual(await exported(page), union);
  assert.match(await page.locator(".results li", { hasText: "Tomb" }).innerText(), /: 2 games finished, [01] won \(\d+ %\), best result: \d+ points\.$/);
  // One that the terminal has played since is added to them.
  const news = TERMINAL[0].replace('"deal":7', '"deal":8');
  assert.equal(await add(page, "later.jsonl", [...TERMINAL, news]), "1 result of “later.jsonl” added, 3 already here.");
  assert.deepEqual(new Set(await exported(page)), new Set([...union, news]));
  assert.deepEqual(errors, []);
  await close();
});

test("a file of another form is refused by its line, and half a line is left out by name", async () => {
  const { page, errors, close } = await site.open("#results");
  await page.getByText("No game is finished yet.").waitFor();
  const refusals = [
    ["game.solo", ["solo-save 2", "game tomb4k"], "“game.solo” is no file of results, and nothing was added: line 1 is no finished game (expected value in column 1). Such a file has a line of JSON for each game"],
    ["cards.json", ['{"designs":"id"}'], "line 1 is no finished game (missing field `game` in column 16)"],
    ["points.jsonl", ["", TERMINAL[0].replace("38", '"many"')], 'line 2 is no finished game (invalid type: string "many", expected i32 in column'],
    ["empty.jsonl", [], "“empty.jsonl” is no file of results, and nothing was added: it is empty."],
  ];
  for (const [name, content, said] of refusals) assert.ok((await add(page, name, content)).includes(said), await page.getByRole("status").innerText());
  await page.getByLabel("Import").setInputFiles({ name: "book.xlsx", mimeType: "", buffer: Buffer.from([0x50, 0x4b, 3, 4]) });
  await page.getByRole("status").filter({ hasText: "“book.xlsx” is no file of results, and nothing was added: this is a workbook" }).waitFor();
  await page.getByText("No game is finished yet.").waitFor();
  assert.equal(await page.evaluate(() => localStorage.getItem("solo/results")), null);
  // A full disk has cut a line of the terminal off.
  const cut = [TERMINAL[0], '{"game":"votk","poi', TERMINAL[2]];
  assert.match(await add(page, "cut.jsonl", cut), /^2 results of “cut.jsonl” added\. Line 2 is no finished game \(.*\)\. It was left out\.$/);
  assert.deepEqual(await exported(page), [TERMINAL[0], TERMINAL[2]]);
  assert.deepEqual(errors, []);
  await close();
});

test("a game has one result, which stays when it is forgotten", async () => {
  const { page, errors, close } = await site.open("#results");
  await finish(page, 3);
  const open = async () => {
    await page.goto("about:blank");
    await page.goto(`${site.address}#results`);
    await page.locator(".results li").waitFor();
    return exported(page);
  };
  const first = await open();
  assert.equal(first.length, 1);
  // Its end is taken back, and played again.
  await page.goto(`${site.address}#`);
  await page.locator(".kept li > a").click();
  await page.locator(".over").waitFor();
  await taking(page);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.locator(".over").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Redo" }).click();
  await page.locator(".over").waitFor();
  assert.deepEqual(await open(), first);
  await page.goto(`${site.address}#`);
  asking(page, true);
  await page.locator(".kept .drop").click();
  await page.waitForFunction(() => document.querySelectorAll(".kept li").length === 0);
  assert.deepEqual(await open(), first);
  assert.deepEqual(errors, []);
  await close();
});

test("a game that an earlier page has finished has its result, too", async () => {
  const { page, errors, close } = await site.open("");
  const table = new Table("tomb4k", { chance: Dealer.seeded(3) });
  for (const notation of decisions("tomb4k", 3)) table.act(notation);
  const { result: text, won, points } = table.summary();
  const [id, hash] = ["earlier", "#tomb4k/saved/earlier"];
  const game = { id, game: "tomb4k", begun: 1, changed: 1_764_500_000_000, save: table.save(), back: 0, hash, tables: {}, now: "", result: { text, won, points }, by: id, versions: { [id]: 1 } };
  await page.evaluate((game) => localStorage.setItem("solo/game/earlier/earlier", JSON.stringify(game)), game);
  await page.goto(`${site.address}#results`);
  await page.locator(".results li").waitFor();
  const line = table.resultLine(0, 1_764_500_000);
  assert.deepEqual(await exported(page), [line]);
  await page.goto(`${site.address}#`);
  asking(page, true);
  await page.locator(".kept .drop").click();
  await until(() => page.evaluate((line) => localStorage.getItem("solo/results") === `${line}\n`, line), "the result stays");
  assert.deepEqual(errors, []);
  await close();
});

test("where there is no room for its result, a game is not forgotten, and a file is not added", async () => {
  const { page, errors, close } = await site.open("#results");
  await finish(page, 3);
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, text) {
      if (key === "solo/results") throw new DOMException("no room", "QuotaExceededError");
      setItem.call(this, key, text);
    };
  });
  await page.goto("about:blank");
  await page.goto(`${site.address}#`);
  asking(page, true);
  await page.locator(".kept .drop").click();
  await page.locator(".kept .fault", { hasText: "no room for the result of this game" }).waitFor();
  assert.equal(await page.locator(".kept li").count(), 1);
  await page.getByRole("link", { name: "Your results" }).click();
  await page.locator(".results li").waitFor();
  assert.match(await add(page, "results.jsonl", TERMINAL), /has no room\. Nothing of “results.jsonl” was added\.$/);
  assert.equal((await exported(page)).length, 1);
  assert.deepEqual(errors, []);
  await close();
});

test("results count what they have in common", () => {
  const both = results(`${TERMINAL[0]}\n`, TERMINAL.join("\n"), 1_764_700_000);
  assert.deepEqual([both.read, both.count, lines(both.text), lines(both.added)], [3, 2, TERMINAL, TERMINAL.slice(1)]);
  assert.deepEqual(both.games.map(({ game, games, won }) => [game, games, won]), [["scrapyard", 1, 1], ["tomb4k", 1, 0], ["votk", 1, 1]]);
});
