// Moves are shown, and the page stays quick meanwhile: on a phone with a processor that is four times slower no task takes longer
// than three frames, neither one that answers a key nor one that follows, and while something moves nearly every frame is drawn.
// Time is that of the processor, so that other programs of this machine do not count; and of several runs the best counts for
// each decision, because what is short in one of them is not made long by the page.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Dealer, Table } from "solo-tabletop";
import { PHONE, served, taking } from "./browser.mjs";
import { decisions, link, tried } from "./links.mjs";

/** Three frames, and some room for what else the machine does. */
const LONG = Number(process.env.LONG ?? 60);
const SLOWER = 4;
const RUNS = Number(process.env.RUNS ?? 3);
/** Decisions before it is measured, after which what is used often is compiled, and those that are measured. */
const [FIRST, MEASURED] = [5, Number(process.env.MEASURED ?? 20)];
/** Frames of sixty that are drawn while something moves. */
const SMOOTH = Number(process.env.SMOOTH ?? 55);

const site = served();

/** Notes what is animated, and how many frames are drawn meanwhile. */
function watch() {
  globalThis.moved = { travelled: 0, rolled: 0, counted: 0, slid: 0 };
  globalThis.frames = [];
  let last = 0;
  const frame = (now) => {
    const isMoving = document.getAnimations().some(({ playState }) => playState === "running");
    if (last > 0) globalThis.frames.push(now - last);
    last = isMoving ? now : 0;
    if (isMoving) requestAnimationFrame(frame);
  };
  // The card that lay in each place a moment ago.
  let lay = new Map();
  setInterval(() => (lay = new Map([...document.querySelectorAll("[data-is]")].map(({ dataset }) => [dataset.item, dataset.is]))), 50);
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, timing) {
    const first = frames[0]?.transform ?? "";
    if (/rotate/.test(first)) globalThis.moved.rolled += 1;
    else if (/translate/.test(first)) globalThis.moved.travelled += 1;
    if (this.matches(".difference")) globalThis.moved.counted += 1;
    const item = frames[0]?.scale && this.closest("[data-is]");
    if (item && lay.has(item.dataset.item) && lay.get(item.dataset.item) !== item.dataset.is) globalThis.moved.slid += 1;
    if (last === 0) {
      last = -1;
      requestAnimationFrame(frame);
    }
    return animate.call(this, frames, timing);
  };
}

/** A game as it is played by keys, from a third of it on; `mark` names each decision that is measured. */
async function played(page, name, all, mark) {
  const start = Math.floor(all.length / 3);
  const there = new Table(name, { chance: Dealer.seeded(7) });
  for (const notation of all.slice(0, start)) there.act(notation);
  for (const [at, notation] of all.slice(start, start + FIRST + MEASURED).entries()) {
    const number = there.choices().findIndex((choice) => choice.notation === notation) + 1;
    there.act(notation);
    if (at >= FIRST) await mark(at - FIRST);
    await page.keyboard.type(String(number));
    await page.keyboard.press("Enter");
    await page.waitForFunction((ask) => document.querySelector(".ask")?.textContent === ask, there.scene().ask);
    await taking(page);
  }
}

/** The longest task of each decision of a run, in milliseconds of a slower processor. */
async function tasks(page, name, all) {
  const browser = page.context().browser();
  await browser.startTracing(page, { categories: ["toplevel", "blink.user_timing"] });
  await played(page, name, all, (at) => page.evaluate((mark) => void performance.mark(mark), `decision ${at}`));
  const { traceEvents: events } = JSON.parse((await browser.stopTracing()).toString());
  const marks = events.filter((event) => event.name.startsWith("decision ")).sort((one, other) => one.ts - other.ts);
  const [{ pid, tid }] = marks;
  const every = events.filter((event) => event.pid === pid && event.tid === tid && event.tdur !== undefined && event.name.endsWith("RunTask"));
  return marks.map(({ ts }, at) => {
    const own = every.filter((task) => task.ts >= ts && task.ts < (marks[at + 1]?.ts ?? Infinity));
    return Math.max(...own.map(({ tdur }) => (tdur / 1000) * SLOWER));
  });
}

const WANTED = { "tomb4k": ["travelled"], "votk": ["travelled"], "scrapyard": ["travelled"], "kings-challenge": ["rolled", "counted"], "trismegistus-bot": ["travelled"] };

for (const { name } of tried) {
  test(`${name}: no task is long, and moves are smooth`, { timeout: 600_000 }, async () => {
    const all = decisions(name, 7);
    const before = link(name, 7, all.slice(0, Math.floor(all.length / 3)));
    const { page, errors, close } = await site.open(before, { size: PHONE, motion: true, script: watch });
    let [best, smooth] = [[], 0];
    for (let run = 0; run < RUNS; run += 1) {
      if (run > 0) {
        await page.goto("about:blank");
        await page.goto(site.address + before);
      }
      await page.locator(".scene").waitFor();
      const longest = await tasks(page, name, all);
      best = longest.map((time, at) => Math.min(time, best[at] ?? Infinity));
      const { moved, frames } = await page.evaluate(() => ({ moved: globalThis.moved, frames: globalThis.frames }));
      // A card that comes into a slot has its own price: none has changed.
      assert.equal(moved.slid, 0);
      for (const kind of WANTED[name] ?? []) assert.ok(moved[kind] > 0, `${kind}: ${JSON.stringify(moved)}`);
      smooth = Math.max(smooth, (1000 * frames.length) / frames.reduce((sum, time) => sum + time, 0));
    }
    // A short game has fewer.
    assert.equal(best.length, Math.min(MEASURED, all.length - Math.floor(all.length / 3) - FIRST));
    assert.ok(Math.max(...best) <= LONG, `${best.map(Math.round)}`);
    assert.ok(smooth >= SMOOTH, `${smooth} frames a second`);
    assert.deepEqual(errors, []);
    await close();
  });
}
