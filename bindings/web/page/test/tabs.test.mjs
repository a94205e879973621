// Several tabs, and several evenings: what one of them keeps, no other overwrites, and whoever goes on with a copy is told.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Table } from "solo-tabletop";
import { DESK, asking, kept, listed, served, taking } from "./browser.mjs";
import { EVENING, LINES } from "./evening.mjs";
import { most } from "./links.mjs";

const site = served();

/** Another tab of the same browser. */
async function beside(page, hash, script) {
  const other = await page.context().newPage();
  other.setDefaultTimeout(30_000);
  await other.addLocatorHandler(other.locator("html[data-unseen]"), () => taking(other), { noWaitAfter: true });
  if (script) await other.addInitScript(script);
  await other.goto(site.address + hash);
  return other;
}

/** Takes the first choice so many times; afterwards the address is that of the position. */
async function play(page, times) {
  // As whoever plays there does; a tab behind others draws once a second.
  await page.bringToFront();
  await page.locator(".scene").waitFor();
  for (let left = times; left > 0; left -= 1) {
    const before = page.url();
    await taking(page);
    await listed(page);
    await page.locator(".panel button.choice").first().click();
    await page.waitForFunction((url) => location.href !== url, before);
  }
}

/** Decisions of each kept game, the fewest first. */
const counts = async (page) => (await kept(page)).map(({ save }) => save.split("\n").filter((line) => line.startsWith("decide ")).length).sort((one, other) => one - other);

/** Waits until the games that are kept have so many decisions. */
async function keeps(page, expected) {
  for (let tries = 0; String(await counts(page)) !== String(expected); tries += 1) {
    assert.ok(tries < 100, `${await counts(page)} decisions are kept, not ${expected}`);
    await page.waitForTimeout(50);
  }
}

const BROWSERS = {
  "with locks": () => {},
  "without locks": () => Object.defineProperty(Navigator.prototype, "locks", { value: undefined }),
  "without locks and without a database": () => {
    Object.defineProperty(Navigator.prototype, "locks", { value: undefined });
    IDBFactory.prototype.open = () => {
      throw new DOMException("not allowed", "SecurityError");
    };
  },
  "with locks that never answer": () => (LockManager.prototype.request = () => new Promise(() => {})),
};

/** Decisions before there is a second tab, and after it. */
const [ALONE, BESIDE] = most([2, 5], [1, 3]);

for (const [how, script] of Object.entries(BROWSERS)) {
  test(`two tabs with one game are two games, and whoever goes on with a copy is told, ${how}`, async () => {
    const { page, errors, close } = await site.open("#votk/seed=7", { script });
    await play(page, ALONE);
    await keeps(page, [ALONE]);
    const other = await beside(page, new URL(page.url()).hash, script);
    await other.locator(".scene").waitFor();
    await play(page, BESIDE);
    await play(other, 1);
    await keeps(page, [ALONE + 1, ALONE + BESIDE]);
    await other.locator(".notice", { hasText: "Here a copy of it goes on, which is kept as a game of its own." }).waitFor();
    if (how === "with locks") await page.locator(".notice", { hasText: "This game was opened in another tab, too." }).waitFor();
    // Both go on as they are.
    await play(page, 1);
    await play(other, 1);
    await keeps(page, [ALONE + 2, ALONE + BESIDE + 1]);
    await other.reload();
    await play(other, 1);
    await keeps(page, [ALONE + 3, ALONE + BESIDE + 1]);
    await other.goto(`${site.address}#`);
    await other.locator(".kept li").nth(1).waitFor();
    assert.equal(await other.locator(".kept li").count(), 2);
    assert.deepEqual(errors, []);
    await close();
  });
}

test("a list of games follows what other tabs do, and forgets no game that was played on since", async () => {
  const { page, errors, close } = await site.open("#votk/seed=7");
  await play(page, 1);
  const deaf = () => (BroadcastChannel.prototype.postMessage = () => {});
  const list = await beside(page, "#");
  await list.locator(".kept li").first().waitFor();
  const hash = new URL(page.url()).hash;
  await play(page, 1);
  await list.waitForFunction((hash) => document.querySelector(".kept li a").hash !== hash, hash);
  // A tab that heard nothing of it.
  const { page: silent, close: closed } = await site.open("#votk/seed=7", { script: deaf });
  await play(silent, 1);
  const old = await beside(silent, "#");
  await old.locator(".kept li").first().waitFor();
  await play(silent, 1);
  await keeps(silent, [2]);
  asking(old, true, true);
  await old.locator(".kept .drop").first().click();
  await old.locator(".kept .fault", { hasText: "was played on in another tab, and is still here" }).waitFor();
  await keeps(silent, [2]);
  // Now it is seen as it is, and can be forgotten.
  await old.locator(".kept .drop").first().click();
  await keeps(silent, []);
  assert.deepEqual(errors, []);
  await closed();
  await close();
});

test("a clock that was set back makes no game an older one", async () => {
  const { page, errors, close } = await site.open("#votk/seed=7");
  await play(page, 3);
  await keeps(page, [3]);
  const back = () => {
    const now = Date.now;
    Date.now = () => now() - 86_400_000;
    // The tab is closed before the database has it.
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("no room", "QuotaExceededError");
    };
  };
  const later = await beside(page, "#", back);
  await page.close();
  await later.goto(`${site.address}#`);
  await later.locator(".links .main").click();
  await play(later, 2);
  await later.close();
  const last = await beside({ context: () => later.context() }, "#");
  await last.locator(".links .main").click();
  await last.locator(".scene").waitFor();
  await keeps(last, [5]);
  assert.deepEqual(errors, []);
  await close();
});

test("what was decided is there if the tab is killed when it is shown", async () => {
  const { page, close } = await site.open("#votk/seed=7");
  await page.locator(".scene").waitFor();
  const before = await page.locator(".ask").innerText();
  // The moment before the database and the address have it never comes.
  await page.evaluate(() => (window.setTimeout = () => 1));
  await listed(page);
  await page.locator(".panel button.choice").first().evaluate((button) => button.click());
  await page.waitForFunction((before) => document.querySelector(".ask").textContent !== before, before);
  const client = await page.context().newCDPSession(page);
  const other = await page.context().newPage();
  const crashed = page.waitForEvent("crash");
  // It has no answer.
  client.send("Page.crash").catch(() => undefined);
  await crashed;
  await other.goto(`${site.address}#`);
  await keeps(other, [1]);
  await close();
});

test("a game of an earlier page is taken over once, and overwrites none that was taken over before", async () => {
  const { page, close } = await site.open("#votk/seed=7");
  await play(page, 1);
  const [{ save, hash, tables, now }] = await kept(page);
  await play(page, 1);
  const [{ save: longer, hash: further }] = await kept(page);
  const { page: old, errors, close: closed } = await site.open("");
  const takes = (kept) => old.evaluate((old) => localStorage.setItem("solo/votk/game", JSON.stringify(old)), { tables, now, back: 0, ...kept });
  for (const one of [{ save: longer, hash: further }, { save, hash }]) {
    await takes(one);
    await old.reload();
    await old.locator(".kept li").first().waitFor();
  }
  await keeps(old, [1, 2]);
  assert.deepEqual(errors, []);
  await closed();
  await close();
});

/** The rows of the owner's cards that were described, as this browser keeps them. */
const described = (page) =>
  page.evaluate((house) => (JSON.parse(localStorage.getItem("solo/trismegistus-bot/tables") ?? "{}").automa ?? "").split("\n").filter((line) => line !== "" && !house.includes(line)), HOUSE);

const HOUSE = new Table("trismegistus-bot").catalogue().automa.split("\n");

const begun = (lines) => `${EVENING}&cards=own/${lines.map((line) => encodeURIComponent(line).replaceAll("%20", "+")).join(".")}`;

/** Enters a line of an evening in the form of that beginning. */
async function say(page, line) {
  await taking(page);
  const before = page.url();
  await page.locator(".lines > .line", { hasText: line.split(/[ =]/)[0] }).first().locator("input").fill(line);
  await page.locator(".lines > .line", { hasText: line.split(/[ =]/)[0] }).first().locator("button").click();
  await page.waitForFunction((url) => location.href !== url, before);
}

test("an evening leaves the cards that another one has described", async () => {
  const { page: first, errors, close } = await site.open(begun(LINES.slice(0, 7)));
  await first.locator(".lines").waitFor();
  await say(first, LINES[7]);
  const [water] = await described(first);
  const second = await beside(first, begun(LINES.slice(0, 7)));
  await second.locator(".lines").waitFor();
  await say(second, LINES[9]);
  const both = await described(second);
  assert.equal(both.length, 2);
  assert.ok(both.includes(water));
  // The first goes on, also after it was opened anew.
  await first.getByRole("button", { name: "Report nothing more" }).click();
  await first.waitForFunction(() => location.hash.endsWith(".end"));
  assert.deepEqual(await described(first), both);
  await first.reload();
  await first.locator(".lines").waitFor();
  await say(first, "flip = white tin+iron 2 track:fire;track:air");
  assert.equal((await described(first)).length, 2);
  // Each has described the first card that was not known; the newest counts, and the other one is kept.
  await first.locator(".notice", { hasText: "Your own cards have two descriptions of" }).waitFor();
  await first.goto(`${site.address}#trismegistus-bot/cards`);
  const other = first.getByRole("region", { name: "Other descriptions" }).locator("code");
  assert.equal(await other.innerText(), `automa: ${both.find((row) => row !== water)}`);
  assert.deepEqual(errors, []);
  await close();
});

const cell = (page, column, row) => page.getByLabel(`${column}, row ${row}`, { exact: true });

test("cards that are edited in two tabs are put together, and of two descriptions both are kept", async () => {
  const { page, errors, close } = await site.open("#votk/cards", { size: DESK });
  const other = await beside(page, "#votk/cards");
  const enter = async (tab, column, row, text) => {
    await cell(tab, column, row).fill(text);
    await cell(tab, column, row).press("Tab");
  };
  await enter(page, "gold", 1, "5");
  // The other tab shows it.
  await other.waitForFunction(() => document.querySelector('[aria-label="gold, row 1"]')?.value === "5");
  // What is being typed there stays, and both are kept.
  await cell(other, "gold", 2).fill("7");
  await enter(page, "gold", 3, "6");
  await cell(other, "gold", 2).press("Tab");
  for (const tab of [page, other]) {
    await tab.waitForFunction(() => ["5", "7", "6"].every((gold, at) => document.querySelector(`[aria-label="gold, row ${at + 1}"]`)?.value === gold));
  }
  await page.reload();
  for (const [at, gold] of [[1, "5"], [2, "7"], [3, "6"]]) assert.equal(await cell(page, "gold", at).inputValue(), gold);
  // The same row in both: the newest counts, the other one is kept beside it and can be had back.
  await cell(other, "gold", 1).fill("8");
  await enter(page, "gold", 1, "9");
  await cell(other, "gold", 1).press("Tab");
  await other.getByRole("status").filter({ hasText: "What others had made of one row is kept below." }).waitFor();
  assert.equal(await cell(other, "gold", 1).inputValue(), "8");
  for (const tab of [other, page]) await tab.getByRole("region", { name: "Other descriptions" }).locator("code", { hasText: /^designs: \w+.*,9,/ }).waitFor();
  await other.getByRole("button", { name: "Use this one" }).click();
  await page.waitForFunction(() => document.querySelector('[aria-label="gold, row 1"]')?.value === "9");
  await page.getByRole("region", { name: "Other descriptions" }).locator("code", { hasText: /^designs: \w+.*,8,/ }).waitFor();
  assert.deepEqual(errors, []);
  await close();
});

test("cards of an older file are put into those that are there", async () => {
  const { page, errors, close } = await site.open("#votk/cards");
  const enter = async (row, text) => {
    await cell(page, "gold", row).fill(text);
    await cell(page, "gold", row).press("Tab");
  };
  await enter(1, "5");
  const older = await page.evaluate(() => localStorage.getItem("solo/votk/tables"));
  await enter(1, "6");
  await enter(2, "7");
  await page.getByLabel("Import").setInputFiles({ name: "older.json", mimeType: "application/json", buffer: Buffer.from(older) });
  await page.waitForFunction(() => document.querySelector('[aria-label="gold, row 1"]')?.value === "5");
  assert.equal(await cell(page, "gold", 2).inputValue(), "7");
  await page.getByRole("region", { name: "Other descriptions" }).locator("code", { hasText: /,6,/ }).waitFor();
  await page.reload();
  assert.deepEqual([await cell(page, "gold", 1).inputValue(), await cell(page, "gold", 2).inputValue()], ["5", "7"]);
  assert.deepEqual(errors, []);
  await close();
});
