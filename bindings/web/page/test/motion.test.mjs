// Moves are shown, and the page stays quick meanwhile: on a phone with a processor that is four times slower no task takes longer
// than three frames while something moves, and a key is answered in a tenth of a second. Time is that of the processor, so that
// other programs of this machine do not count.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Dealer, Table, games } from "solo-tabletop";
import { PHONE, served, taking } from "./browser.mjs";
import { decisions, link } from "./links.mjs";

const LONG = Number(process.env.LONG ?? 50);
const ANSWER = 2 * LONG;
const SLOWER = 4;
/** Decisions before it is measured, after which what is used often is compiled, and those that are measured. */
const [FIRST, MEASURED] = [5, 10];

const site = served();

/** Notes what is animated. */
function watch() {
  globalThis.moved = { travelled: 0, rolled: 0, counted: 0 };
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, timing) {
    const first = frames[0]?.transform ?? "";
    if (/rotate/.test(first)) globalThis.moved.rolled += 1;
    else if (/translate/.test(first)) globalThis.moved.travelled += 1;
    if (this.matches(".difference")) globalThis.moved.counted += 1;
    return animate.call(this, frames, timing);
  };
}

/** The longest tasks of a page while something is done, in milliseconds of a slower processor; those of keys, and all others. */
async function tasks(page, work) {
  const browser = page.context().browser();
  await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline"] });
  await work();
  const { traceEvents: events } = JSON.parse((await browser.stopTracing()).toString());
  const main = events.find(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain");
  const here = events.filter(({ pid, tid, tdur }) => pid === main.pid && tid === main.tid && tdur !== undefined);
  const keys = here.filter(({ name, args }) => name === "EventDispatch" && /^key/.test(args.data?.type));
  const all = here.filter(({ name }) => name.endsWith("RunTask"));
  const isKey = ({ ts, dur }) => keys.some((key) => key.ts >= ts && key.ts < ts + dur);
  const longest = (some) => Math.max(0, ...some.map(({ tdur }) => (tdur / 1000) * SLOWER));
  return { key: longest(all.filter(isKey)), other: longest(all.filter((task) => !isKey(task))) };
}

const WANTED = { "tomb4k": ["travelled"], "votk": ["travelled"], "scrapyard": ["travelled"], "kings-challenge": ["rolled", "counted"], "trismegistus-bot": ["travelled"] };

for (const { name } of games) {
  test(`${name}: no task is long while moves are shown`, { timeout: 300_000 }, async () => {
    const all = decisions(name, 7);
    const start = Math.floor(all.length / 3);
    const { page, errors, close } = await site.open(link(name, 7, all.slice(0, start)), { size: PHONE, motion: true, script: watch });
    await page.locator(".scene").waitFor();
    const there = new Table(name, { chance: Dealer.seeded(7) });
    for (const notation of all.slice(0, start)) there.act(notation);
    const next = async (notation) => {
      const number = there.choices().findIndex((choice) => choice.notation === notation) + 1;
      there.act(notation);
      await page.keyboard.type(String(number));
      await page.keyboard.press("Enter");
      await page.waitForFunction((ask) => document.querySelector(".ask")?.textContent === ask, there.scene().ask);
      await taking(page);
    };
    for (const notation of all.slice(start, start + FIRST)) await next(notation);
    const measured = [];
    for (const notation of all.slice(start + FIRST, start + FIRST + MEASURED)) measured.push(await tasks(page, () => next(notation)));
    const moved = await page.evaluate(() => globalThis.moved);
    for (const kind of WANTED[name] ?? []) assert.ok(moved[kind] > 0, `${kind}: ${JSON.stringify(moved)}`);
    const middle = (of) => measured.map(of).sort((one, other) => one - other)[Math.floor(measured.length / 2)];
    const found = { key: middle(({ key }) => key), other: middle(({ other }) => other) };
    assert.ok(found.key <= ANSWER && found.other <= LONG, JSON.stringify({ found, measured }));
    assert.deepEqual(errors, []);
    await close();
  });
}
