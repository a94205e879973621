// Moves are shown: cards travel, dice turn over, and what a number has gained rises from it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { served } from "./browser.mjs";
import { tried } from "./links.mjs";
import { moving } from "./moving.mjs";

const site = served();

/** Counts what is animated. */
function watch() {
  globalThis.moved = { travelled: 0, rolled: 0, counted: 0, slid: 0 };
  // The card that lay in each place a frame ago.
  let lay = new Map();
  const frame = () => {
    lay = new Map([...document.querySelectorAll("[data-is]")].map(({ dataset }) => [dataset.item, dataset.is]));
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, timing) {
    const first = frames[0]?.transform ?? "";
    if (/rotate/.test(first)) globalThis.moved.rolled += 1;
    else if (/translate/.test(first)) globalThis.moved.travelled += 1;
    if (this.matches(".difference")) globalThis.moved.counted += 1;
    const item = frames[0]?.scale && this.closest("[data-is]");
    if (item && lay.has(item.dataset.item) && lay.get(item.dataset.item) !== item.dataset.is) globalThis.moved.slid += 1;
    return animate.call(this, frames, timing);
  };
}

const WANTED = { "tomb4k": ["travelled"], "votk": ["travelled"], "scrapyard": ["travelled"], "kings-challenge": ["rolled", "counted"], "trismegistus-bot": ["travelled"] };

for (const { name } of tried) {
  test(`${name}: what changes moves`, { timeout: 600_000 }, async () => {
    const { page, errors, close, play } = await moving(site, name, watch, 8);
    await play();
    const moved = await page.evaluate(() => globalThis.moved);
    // A card that comes into a slot has its own price: none has changed.
    assert.equal(moved.slid, 0);
    for (const kind of WANTED[name] ?? []) assert.ok(moved[kind] > 0, `${kind}: ${JSON.stringify(moved)}`);
    assert.deepEqual(errors, []);
    await close();
  });
}
