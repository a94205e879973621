// At random positions of whole games: nothing scrolls sideways, the question and a choice are in view, and so is what is one's own.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Dealer, Table, games } from "solo-tabletop";
import { served } from "./browser.mjs";
import { decisions, link } from "./links.mjs";

const SIZES = [[1280, 800], [1024, 768], [390, 844], [844, 390]].map(([width, height]) => ({ width, height }));
const POSITIONS = Number(process.env.POSITIONS ?? 8);

const site = served();

/** What is not where it should be. */
const faults = (page) =>
  page.evaluate(() => {
    const found = [];
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) found.push(`${wide} pixels too wide`);
    const isIn = (element, least = 1) => {
      const { top, bottom, left, right, height } = element.getBoundingClientRect();
      const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
      return height > 0 && left < innerWidth && right > 0 && seen >= Math.min(height, innerHeight) * least - 1;
    };
    const ask = document.querySelector(".ask");
    if (!isIn(ask)) found.push("the question is out of view");
    const choice = document.querySelector(".panel button.choice, .few button");
    if (choice && !isIn(choice)) found.push("no choice is in view");
    const mine = document.querySelector(".area.mine [data-item]");
    if (innerWidth >= 900 && mine && !isIn(mine, 0.6)) found.push("what is yours is out of view");
    const can = [...document.querySelectorAll(".table [data-item].can")];
    const [top, bottom] = [document.querySelector(".bar").getBoundingClientRect().bottom, innerWidth < 900 ? document.querySelector(".panel").getBoundingClientRect().top || innerHeight : innerHeight];
    const isFree = (item) => {
      const rect = item.getBoundingClientRect();
      return Math.min(rect.bottom, bottom) - Math.max(rect.top, Math.max(top, 0)) >= Math.min(rect.height, 24);
    };
    if (can.length > 0 && !can.some(isFree)) found.push("nothing on the table that can be used is in view");
    return found;
  });

for (const { name } of games) {
  for (const size of SIZES) {
    test(`${name}, ${size.width} by ${size.height}`, { timeout: 300_000 }, async () => {
      const all = decisions(name, 11);
      const found = [];
      const { page, errors, close } = await site.open("", { size });
      for (let part = 0; part < POSITIONS; part += 1) {
        const taken = all.slice(0, Math.floor((all.length * part) / POSITIONS));
        await page.goto("about:blank");
        await page.goto(site.address + link(name, 11, taken));
        await page.locator(".scene").waitFor();
        // As it is found, and after a decision by a key.
        for (const how of ["opened", "after a decision"]) {
          found.push(...(await faults(page)).map((fault) => `${taken.length} decisions, ${how}: ${fault}`));
          const there = new Table(name, { chance: Dealer.seeded(11) });
          for (const notation of taken) there.act(notation);
          const number = there.choices().findIndex(({ notation }) => notation === all[taken.length]) + 1;
          there.act(all[taken.length]);
          if (how === "opened") {
            await page.keyboard.type(String(number));
            await page.keyboard.press("Enter");
            await page.waitForFunction((ask) => document.querySelector(".ask")?.textContent === ask, there.scene().ask);
            await page.waitForTimeout(50);
          }
        }
      }
      assert.deepEqual(errors, []);
      assert.deepEqual(found, []);
      await close();
    });
  }
}

test("a long dungeon on a phone scrolls to where the game is", async () => {
  const { page, close } = await site.open("#tomb4k/seed=11/delve.delve.delve.delve", { size: { width: 390, height: 844 } });
  await page.locator(".scene").waitFor();
  assert.deepEqual(await faults(page), []);
  const last = page.locator('[data-zone="dungeon"] [data-item].can').first();
  const { x, width } = await last.boundingBox();
  assert.ok(x >= 0 && x + width <= 390, `${x} to ${x + width}`);
  await close();
});
