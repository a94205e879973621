// Moves are shown, and the page stays quick meanwhile: on a phone with a processor that is four times slower no task takes longer
// than three frames.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Dealer, Table, games } from "solo-tabletop";
import { PHONE, served, taking } from "./browser.mjs";
import { decisions, link } from "./links.mjs";

const LONG = Number(process.env.LONG ?? 50);
const SLOWER = 4;

const site = served();

/** Notes tasks that take long, and what is animated. */
function watch() {
  globalThis.long = [];
  globalThis.moved = { travelled: 0, rolled: 0, counted: 0 };
  new PerformanceObserver((list) => globalThis.long.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: "longtask", buffered: true });
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, timing) {
    const first = frames[0]?.transform ?? "";
    if (/rotate/.test(first)) globalThis.moved.rolled += 1;
    else if (/translate/.test(first)) globalThis.moved.travelled += 1;
    if (this.matches(".difference")) globalThis.moved.counted += 1;
    return animate.call(this, frames, timing);
  };
}

const WANTED = { "tomb4k": ["travelled"], "votk": ["travelled"], "scrapyard": ["travelled"], "kings-challenge": ["rolled", "counted"], "trismegistus-bot": ["travelled"] };

for (const { name } of games) {
  test(`${name}: no task is long while moves are shown`, { timeout: 300_000 }, async () => {
    const all = decisions(name, 7);
    const start = Math.floor(all.length / 3);
    const { page, errors, close } = await site.open(link(name, 7, all.slice(0, start)), { size: PHONE, motion: true, script: watch });
    await page.locator(".scene").waitFor();
    await page.evaluate(() => localStorage.setItem("solo/wish/speed", '"fast"'));
    await page.reload();
    await page.locator(".scene").waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await page.waitForTimeout(1500);
    await page.evaluate(() => (globalThis.long.length = 0));
    const there = new Table(name, { chance: Dealer.seeded(7) });
    for (const notation of all.slice(0, start)) there.act(notation);
    for (const notation of all.slice(start, start + 12)) {
      const number = there.choices().findIndex((choice) => choice.notation === notation) + 1;
      there.act(notation);
      await page.keyboard.type(String(number));
      await page.keyboard.press("Enter");
      await page.waitForFunction((ask) => document.querySelector(".ask")?.textContent === ask, there.scene().ask);
      await taking(page);
    }
    const { long, moved } = await page.evaluate(() => ({ long: globalThis.long, moved: globalThis.moved }));
    for (const kind of WANTED[name] ?? []) assert.ok(moved[kind] > 0, `${kind}: ${JSON.stringify(moved)}`);
    assert.deepEqual(long.filter((duration) => duration > LONG), [], `of ${long.length}`);
    assert.deepEqual(errors, []);
    await close();
  });
}
