// At random positions of whole games: nothing scrolls sideways, the question is in view and so is all that can be used, as far as
// there is room, nothing is covered, and nothing shifts while somebody points at it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Dealer, Table, games } from "solo-tabletop";
import { PHONE, frames, listed, served, taking, tool } from "./browser.mjs";
import { decide, decisions, link, most, sizesOf, tried } from "./links.mjs";

const SIZES = [[1280, 800], [1024, 768], [390, 844], [844, 390], [915, 412]].map(([width, height]) => ({ width, height }));
const POSITIONS = Number(process.env.POSITIONS ?? most(8, 3));
const SEED = Number(process.env.SEED ?? 11);

/** Games whose zones are listed; tables that are composed are looked at in composed.test.mjs. */
const plain = games.filter(({ name }) => name !== "votk");

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
    const end = document.querySelector(".stays");
    if (end && !isIn(end)) found.push("the choice that ends the turn is out of view");
    const isWide = innerWidth >= 900 && innerHeight > 500;
    const mine = document.querySelector(".area.mine");
    const item = mine?.querySelector("[data-item]");
    if (isWide && item && !isIn(item, 0.6) && mine.scrollTop === 0) found.push("what is yours is out of view");
    // What can be used, between what lies over the table.
    const stuck = [...document.querySelectorAll(".area.head .zone")].filter((zone) => getComputedStyle(zone).position === "sticky");
    const bar = Math.max(0, ...[document.querySelector(".bar"), ...stuck].map((one) => one.getBoundingClientRect().bottom));
    const isApart = isWide && mine;
    const parts = isApart ? [[...document.querySelectorAll(".area:not(.mine) .can")], [...mine.querySelectorAll(".can")]] : [[...document.querySelectorAll(".table .can")].filter((one) => !stuck.some((zone) => zone.contains(one)))];
    const panel = document.querySelector(".panel").getBoundingClientRect();
    const over = isApart ? mine.getBoundingClientRect() : { top: !isWide && panel.top > 0 ? panel.top : innerHeight, bottom: innerHeight };
    for (const [place, items] of parts.entries()) {
      const [top, bottom] = place === 0 ? [bar, Math.min(innerHeight, over.top)] : [Math.max(over.top, 0), Math.min(innerHeight, over.bottom)];
      const rects = items.map((one) => one.getBoundingClientRect()).filter(({ height }) => height > 0);
      if (rects.length === 0) continue;
      const free = rects.filter((rect) => Math.min(rect.bottom, bottom) - Math.max(rect.top, top) >= rect.height * 0.9 - 2);
      const height = Math.max(...rects.map((rect) => rect.bottom)) - Math.min(...rects.map((rect) => rect.top));
      if (free.length === 0) found.push("nothing that can be used is in view");
      else if (free.length < rects.length && height <= bottom - top) found.push(`${rects.length - free.length} of ${rects.length} things that can be used are hidden, though there is room`);
    }
    return found;
  });

/** Whatever can be clicked, and where it is. */
const places = (page) =>
  page.evaluate(() => [...document.querySelectorAll(".panel button, .table button")].map((button) => [button.textContent.trim(), Math.round(button.getBoundingClientRect().top)].join(" at ")));

/** Positions of games, by chance: in half of them the decisions before are by chance, too. */
function positions(name, count) {
  let state = SEED + name.length;
  const random = (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const games = [[SEED, decisions(name, SEED)], [SEED + 1, decisions(name, SEED + 1, (_, choices) => random(choices))]];
  return Array.from({ length: count }, (_, number) => {
    const [seed, all] = games[number % 2];
    return { seed, all, at: number === 0 ? 0 : random(all.length - 1) };
  });
}

for (const { name } of plain) {
  for (const size of sizesOf(name, SIZES)) {
    test(`${name}, ${size.width} by ${size.height}`, { timeout: 300_000 }, async () => {
      const found = [];
      const { page, errors, close } = await site.open("", { size });
      for (const { seed, all, at } of positions(name, POSITIONS)) {
        const taken = all.slice(0, at);
        await page.goto("about:blank");
        await page.goto(site.address + link(name, seed, taken));
        await page.locator(".scene").waitFor();
        const note = (fault, how) => found.push(`${fault}, ${how}: seed ${seed}, ${at} decisions`);
        for (const fault of await faults(page)) note(fault, "opened");
        const there = new Table(name, { chance: Dealer.seeded(seed) });
        for (const notation of taken) there.act(notation);
        const number = there.choices().findIndex(({ notation }) => notation === all[at]) + 1;
        decide(there, all[at]);
        await page.keyboard.type(String(number));
        await page.keyboard.press("Enter");
        await page.waitForFunction(([ask, now]) => document.querySelector(".ask")?.textContent === ask && document.querySelector(".now")?.textContent === now, [there.scene().ask, there.scene().now]);
        await taking(page);
        for (const fault of await faults(page)) note(fault, "after a decision");
        const before = await places(page);
        await frames(page, 12);
        const moved = (await places(page)).filter((place, at) => place !== before[at]);
        if (moved.length > 0) note(`shifted: ${moved.slice(0, 2)}`, "after a decision");
      }
      assert.deepEqual(errors, []);
      assert.deepEqual(found, []);
      await close();
    });
  }

}

for (const { name } of tried) {
  test(`${name}: on a phone the result of a hint is in view, and takes its choice`, async () => {
    const { page, errors, close } = await site.open(link(name, SEED, decisions(name, SEED).slice(0, 8)), { size: PHONE });
    await page.locator(".scene").waitFor();
    await tool(page, "Hint");
    if ((await page.locator(".composed").count()) > 0) {
      // The best stands on its thing and at the question, too.
      await page.locator(".hinted.star, .big .worth").first().waitFor();
      assert.match(await page.locator(".advice").innerText(), /^★ .*: you \d+/);
      await listed(page);
    }
    const best = page.locator(".choice.best");
    await best.waitFor();
    assert.match(await best.innerText(), /★/);
    await page.locator("button[aria-busy=false]", { hasText: "Hint" }).first().waitFor({ state: "attached" });
    const { y, height } = await best.boundingBox();
    assert.ok(y >= 0 && y + height <= PHONE.height, `${y} to ${y + height}`);
    const before = page.url();
    await best.click();
    await page.waitForFunction((url) => location.href !== url, before);
    assert.deepEqual(errors, []);
    await close();
  });
}

/** Parts of the table that are seen whole on a desk: one's own cards, and the board with the cards that lie on it. */
const WHOLE = { "scrapyard": ".area.mine", "kings-challenge": ".upper" };

for (const [name, part] of Object.entries(WHOLE)) {
  test(`${name}, 1280 by 800: ${part} needs no scrolling`, { timeout: 300_000 }, async () => {
    const found = [];
    const { page, errors, close } = await site.open("", { size: SIZES[0] });
    for (const { seed, all, at } of positions(name, most(3, 2) * POSITIONS)) {
      await page.goto("about:blank");
      await page.goto(site.address + link(name, seed, all.slice(0, at)));
      await page.locator(".scene").waitFor();
      const over = await page.evaluate((part) => (({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector(part)), part);
      if (over > 0) found.push(`${over} pixels: seed ${seed}, ${at} decisions`);
    }
    assert.deepEqual(found, []);
    assert.deepEqual(errors, []);
    await close();
  });
}

test("a phone that lies on its side has the layout of a phone, however wide it is", async () => {
  const { page, errors, close } = await site.open("#tomb4k/seed=7", { size: { width: 844, height: 390 } });
  const look = async (width, height) => {
    await page.setViewportSize({ width, height });
    await page.locator(height > 500 ? ".panel .scroller > .choices" : ".panel .few").waitFor();
    return page.evaluate(() => [getComputedStyle(document.querySelector(".panel")).position, getComputedStyle(document.querySelector(".area.mine")).overflowY]);
  };
  await page.locator(".scene").waitFor();
  const phone = await look(844, 390);
  for (const [width, height] of [[915, 412], [956, 440], [1280, 480]]) assert.deepEqual(await look(width, height), phone, `${width} by ${height}`);
  assert.notDeepEqual(await look(1024, 768), phone);
  assert.deepEqual(errors, []);
  await close();
});

for (const { name: game } of games) {
  test(`${game}: hints shift nothing when they come`, async () => {
    const { page, close } = await site.open(`#${game}/seed=7`, { size: { width: 1280, height: 800 } });
    await page.locator(".scene").waitFor();
    await listed(page);
    await page.getByRole("button", { name: "Hint" }).click();
    await page.locator(".choice .hint").first().waitFor();
    const tops = () => page.evaluate(() => [...document.querySelectorAll(".choice")].map((choice) => choice.offsetTop));
    const before = await tops();
    await page.locator("button[aria-busy=false]", { hasText: "Hint" }).waitFor();
    await page.locator(".choice.best").waitFor();
    assert.deepEqual(await tops(), before);
    await close();
  });
}

test("a long dungeon on a phone scrolls to where the game is", async () => {
  const { page, close } = await site.open("#tomb4k/seed=11/delve.delve.delve.delve", { size: PHONE });
  await page.locator(".scene").waitFor();
  assert.deepEqual(await faults(page), []);
  const last = page.locator('[data-zone="dungeon"] [data-item].can').first();
  const { x, width } = await last.boundingBox();
  assert.ok(x >= 0 && x + width <= 390, `${x} to ${x + width}`);
  await close();
});

test("tomb4k on a phone: life and skills are in view where a trap bars the way, and a result is seen from above", async () => {
  const { page, errors, close } = await site.open("#tomb4k/seed=10/delve", { size: PHONE });
  await page.locator(".scene").waitFor();
  const panel = await page.locator(".panel").boundingBox();
  for (const item of ["hp/1", "torch/1", "skills/JD"]) {
    const { y, height } = await page.locator(`[data-item="${item}"]`).boundingBox();
    assert.ok(y >= 0 && y + height <= panel.y + 2, `${item}: ${y} to ${y + height}, the panel from ${panel.y}`);
  }
  const all = decisions("tomb4k", 3);
  await page.goto("about:blank");
  await page.goto(site.address + link("tomb4k", 3, all.slice(0, -1)));
  await page.locator(".scene").waitFor();
  await page.evaluate(() => scrollTo(0, 200));
  const there = new Table("tomb4k", { chance: Dealer.seeded(3) });
  for (const notation of all.slice(0, -1)) there.act(notation);
  await page.keyboard.type(String(there.choices().findIndex(({ notation }) => notation === all.at(-1)) + 1));
  await page.locator(".summary").waitFor();
  assert.equal(await page.evaluate(() => scrollY), 0);
  assert.deepEqual(errors, []);
  await close();
});
