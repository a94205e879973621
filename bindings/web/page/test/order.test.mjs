// A tab that ends between two writings: what was decided, and what a game came to, is still in one of the two places.
import assert from "node:assert/strict";
import { test } from "node:test";
import { asking, kept, listed, served, taking } from "./browser.mjs";
import { decisions, link } from "./links.mjs";

const site = served();

/** A tab that ends before a call: from then on nothing that it does has any effect. */
function ending(at) {
  const never = () => Object.setPrototypeOf(new EventTarget(), IDBRequest.prototype);
  const isOurs = (given) => !(given[0] + "").startsWith("solo/wish");
  const calls = { setItem: [Storage, () => {}], removeItem: [Storage, () => {}], put: [IDBObjectStore, never], delete: [IDBObjectStore, never] };
  window.isEnded = false;
  for (const [name, [{ prototype }, dead]] of Object.entries(calls)) {
    const method = prototype[name];
    prototype[name] = function (...given) {
      window.isEnded ||= name === at && isOurs(given);
      return window.isEnded ? dead() : method.apply(this, given);
    };
  }
}

/** A database without room, so that games stay in the journal. */
const full = () => {
  IDBObjectStore.prototype.put = () => {
    throw new DOMException("no room", "QuotaExceededError");
  };
};

/** A tab of a browser that disturbs it so. */
async function tab(context, hash, ...disturbed) {
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  for (const [script, given] of disturbed) await page.addInitScript(script, given);
  await page.goto(site.address + hash);
  return page;
}

/** Waits until a tab has ended, and closes it. */
async function ended(page) {
  await page.waitForFunction(() => window.isEnded);
  await page.close();
}

/** Takes the first choice. */
async function decide(page) {
  await page.locator(".scene").waitFor();
  const before = page.url();
  await taking(page);
  await listed(page);
  await page.locator(".panel button.choice").first().click();
  await page.waitForFunction((url) => location.href !== url, before);
}

/** How many decisions each game has that a new tab finds. */
async function found(context) {
  const page = await tab(context, "icon.svg");
  const games = await kept(page);
  await page.close();
  return games.map(({ save }) => save.split("\n").filter((line) => line.startsWith("decide ")).length);
}

/** Waits until the database has everything. */
const settled = (page) => page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith("solo/game/")));

test("a step is in the journal until the database has it", async () => {
  const { page, close } = await site.open("about:blank");
  const context = page.context();
  const playing = await tab(context, "#votk/seed=7", [ending, "put"]);
  await listed(playing);
  await playing.locator(".panel button.choice").first().click();
  await ended(playing);
  assert.deepEqual(await found(context), [1]);
  // The next page that looks puts it into the database.
  await ended(await tab(context, "#", [ending, "put"]));
  assert.deepEqual(await found(context), [1]);
  await ended(await tab(context, "#", [ending, "removeItem"]));
  assert.deepEqual(await found(context), [1]);
  await settled(await tab(context, "#"));
  assert.deepEqual(await found(context), [1]);
  await close();
});

for (const at of ["delete", "removeItem"]) {
  test(`a game that is forgotten is gone or there with its last step, in a tab that ends before ${at}`, async () => {
    const { page, close } = await site.open("about:blank");
    const context = page.context();
    const playing = await tab(context, "#votk/seed=7");
    await decide(playing);
    await settled(playing);
    await playing.close();
    const later = await tab(context, "#", [full]);
    await later.locator(".links .main").click();
    await decide(later);
    await later.close();
    assert.deepEqual(await found(context), [2]);
    const list = await tab(context, "#", [full], [ending, at]);
    asking(list, true);
    await list.locator(".kept .drop").click();
    await ended(list);
    assert.deepEqual(await found(context), [2]);
    await close();
  });
}

for (const at of ["setItem", "delete"]) {
  test(`a game that is forgotten leaves its result, in a tab that ends before ${at}`, async () => {
    const all = decisions("tomb4k", 7);
    const { page, close } = await site.open("about:blank");
    const context = page.context();
    const playing = await tab(context, link("tomb4k", 7, all.slice(0, -1)));
    await decide(playing);
    await playing.locator(".over").waitFor();
    await settled(playing);
    await playing.close();
    const list = await tab(context, "#", [ending, at]);
    const asked = asking(list, true);
    await list.locator(".kept .drop").click();
    await ended(list);
    assert.match(asked[0], /Its result stays among yours\./);
    const results = await tab(context, "#results");
    assert.match(await results.locator(".results li").innerText(), /: 1 game finished, /);
    await close();
  });
}
