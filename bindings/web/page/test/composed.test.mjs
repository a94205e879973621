// A composed table fills the window at every size: nothing is cut, nothing scrolls, places never move, and each decision is taken by taps.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Dealer, Table, games } from "solo-tabletop";
import { served, taking } from "./browser.mjs";
import { asked, decide, decisions, every, link } from "./links.mjs";
import { take, unreached } from "./taps.mjs";

const NAME = "votk";
const SEED = 7;
const SIZES = [[1280, 800], [390, 844], [844, 390], ...(every ? [[1440, 900], [1024, 700], [360, 640], [640, 360]] : [])].map(([width, height]) => ({ width, height }));
/** Share of the window that the largest rectangle of the board with nothing in it has at most. */
const HOLE = 0.15;

const site = served();

/** Faults of a composed table. */
const faults = (page) =>
  page.evaluate((hole) => {
    const found = [];
    const called = (one) => one.dataset.item ?? one.className;
    const root = document.querySelector(".composed");
    const page = document.documentElement;
    if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight) found.push("the page scrolls");
    for (const one of root.querySelectorAll(".top, .top .now, .clock, .ribbon, .latest .caption, .tableau, .pyramid, .rail, .who, .sets, .set, .fan, .prompt, .ask, .dock, .hand, .action, .acts-aside, .big, .subs, .piles, .gcard > .in, .gcard .fx, .gcard .title, .tray")) {
      if (one.clientWidth === 0 || one.closest("[aria-hidden=true].air")) continue;
      const [wide, high] = [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight];
      // Verbs and pills stand at the edge of their card.
      const isOpen = one.matches(".hand, .acts-aside, .set, .fan, .sets, .tableau, .pyramid");
      if (!isOpen && (wide > 1 || high > 1)) found.push(`${called(one)} is cut by ${wide} and ${high}`);
    }
    for (const one of root.querySelectorAll("*")) {
      const { overflowX, overflowY } = getComputedStyle(one);
      if (/auto|scroll/.test(overflowX + overflowY) && !one.closest(".drawer") && (one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth)) found.push(`${called(one)} scrolls`);
    }
    const isIn = ({ left, top, right, bottom }, frame) => left >= frame.left - 1 && top >= frame.top - 1 && right <= frame.right + 1 && bottom <= frame.bottom + 1;
    const inside = [[".pyramid > .gcard > .in, .corner .pile .stack", ".stage"], [".hand .gcard > .in", ".dock"], [".big", ".action"], [".set .slot > .mini, .pts, .score", ".rail"], [".verb", ".composed"], [".alternative", ".tray"], [".tray .gcard", ".tray"]];
    for (const [things, frame] of inside) {
      for (const one of root.querySelectorAll(things)) {
        const rect = one.getBoundingClientRect();
        if (rect.width > 0 && !isIn(rect, one.closest(frame).getBoundingClientRect())) found.push(`${called(one)} sticks out of ${frame}`);
      }
    }
    // Cells of eight pixels, and in them the largest rectangle without a thing.
    const CELL = 8;
    const board = root.querySelector(".tableau").getBoundingClientRect();
    const [columns, rows] = [Math.floor(board.width / CELL), Math.floor(board.height / CELL)];
    const taken = Array.from({ length: rows }, () => new Uint8Array(columns));
    for (const one of root.querySelectorAll(".gcard, .pile, .acting, .rolled, .verb, .tray, .coach, .alerts > p")) {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      for (let row = Math.max(0, Math.floor((top - board.top) / CELL)); row < Math.min(rows, (bottom - board.top) / CELL); row += 1) {
        for (let column = Math.max(0, Math.floor((left - board.left) / CELL)); column < Math.min(columns, (right - board.left) / CELL); column += 1) taken[row][column] = 1;
      }
    }
    const heights = new Array(columns).fill(0);
    let largest = 0;
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) heights[column] = taken[row][column] ? 0 : heights[column] + 1;
      for (let from = 0; from < columns; from += 1) {
        let least = Infinity;
        for (let to = from; to < columns && heights[to] > 0; to += 1) {
          least = Math.min(least, heights[to]);
          largest = Math.max(largest, least * (to - from + 1));
        }
      }
    }
    const share = (largest * CELL * CELL) / (innerWidth * innerHeight);
    if (share > hole) found.push(`${Math.round(share * 100)} % of the window are a hole in the board`);
    return found;
  }, HOLE);

/** Boxes of the places that a player looks for in every decision. */
const places = (page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [".hand", ".sub.all", ".rail.rival", ".rail.you", ".acts-aside", ".prompt", ".tableau", ".top"].map((one) => {
        const { left, top, width, height } = document.querySelector(`.composed ${one}`).getBoundingClientRect();
        return [one, [left, top, width, height]];
      }),
    ),
  );

/** The page has gone on to where a table is. */
const reached = (page, there) => page.waitForFunction(([ask, now]) => document.querySelector(".ask")?.textContent === ask && document.querySelector(".now")?.textContent === now, [there.scene().ask, there.scene().now]);

for (const size of SIZES) {
  test(`a whole game by taps, ${size.width} by ${size.height}: nothing is cut, and no place moves`, { timeout: 900_000 }, async () => {
    const { page, errors, close } = await site.open(`#${NAME}/seed=${SEED}`, { size });
    await page.locator(".composed").waitFor();
    const there = new Table(NAME, { chance: Dealer.seeded(SEED) });
    const found = [];
    let first;
    for (const [at, notation] of asked(NAME, SEED, decisions(NAME, SEED)).entries()) {
      const note = (fault) => found.push(`${fault}, before decision ${at}, ${notation}`);
      await taking(page);
      for (const fault of await faults(page)) note(fault);
      const now = await places(page);
      first ??= now;
      for (const [name, box] of Object.entries(now)) if (box.some((one, side) => Math.abs(one - first[name][side]) > 1)) note(`${name} has moved from ${first[name]} to ${box}`);
      for (const lost of await unreached(page, there)) note(lost);
      const count = there.choices().length;
      assert.equal(await page.locator(".sub.all").getAttribute("aria-label"), `All ${count} choices`);
      await take(page, there, notation);
      decide(there, notation);
      await reached(page, there);
    }
    assert.equal(there.due(), "nothing");
    assert.deepEqual(found, []);
    assert.deepEqual(errors, []);
    await close();
  });
}

test("the list of all choices is complete at every decision, and each has its number", { timeout: 300_000 }, async () => {
  const { page, errors, close } = await site.open(`#${NAME}/seed=${SEED}`, { size: { width: 1280, height: 800 } });
  const there = new Table(NAME, { chance: Dealer.seeded(SEED) });
  await page.locator(".sub.all").click();
  for (const notation of asked(NAME, SEED, decisions(NAME, SEED))) {
    // It stays open beside a wide board.
    await page.locator(".drawer .choice").first().waitFor();
    const listed = await page.locator(".drawer .choice").evaluateAll((all) => all.map((one) => [one.querySelector(".key").textContent, one.querySelector(".label").textContent]));
    assert.deepEqual(listed, there.choices().map(({ label }, at) => [String(at + 1), label]));
    const number = there.choices().findIndex((choice) => choice.notation === notation) + 1;
    decide(there, notation);
    await page.keyboard.type(String(number));
    await page.keyboard.press("Enter");
    await reached(page, there);
  }
  assert.deepEqual(errors, []);
  await close();
});

test("a pair is chosen by tapping one and then the other, whichever comes first", async () => {
  const there = new Table(NAME, { chance: Dealer.seeded(3) });
  const taken = [];
  const isSwap = ({ verb }) => verb === "swap";
  while (!there.plays().choices.some(isSwap)) {
    const choices = there.choices();
    const urn = choices.find(({ notation }) => notation === "use urn");
    const { notation } = urn ?? there.choices().at(-1);
    there.act(notation);
    taken.push(notation);
  }
  const swap = there.plays().choices.filter(isSwap).at(-1);
  const { page, errors, close } = await site.open(link(NAME, 3, taken), { size: { width: 1280, height: 800 } });
  await page.locator(".composed").waitFor();
  await taking(page);
  await page.locator(`[data-item="${swap.target}"] > .in`).click();
  await page.locator(`[data-item="${swap.source}"].target`).waitFor();
  await page.locator(`[data-item="${swap.source}"] > .in`).click();
  there.act(swap.notation);
  await reached(page, there);
  assert.deepEqual(errors, []);
  await close();
});

test("by keys the first choice is at most five stops away, and after a step one goes on at the question", async () => {
  const { page, errors, close } = await site.open(`#${NAME}/seed=${SEED}`, { size: { width: 1280, height: 800 } });
  await page.locator(".composed").waitFor();
  let stops = 0;
  for (let isChoice = false; !isChoice; stops += 1) {
    assert.ok(stops < 5, "there is no choice within five stops");
    await page.keyboard.press("Tab");
    isChoice = await page.evaluate(() => document.activeElement.matches(".can > .in, .big, .choice"));
  }
  const there = new Table(NAME, { chance: Dealer.seeded(SEED) });
  const labels = there.choices().map(({ label }) => label);
  const label = await page.evaluate(() => document.activeElement.getAttribute("aria-label"));
  assert.ok(labels.some((one) => label.includes(one)), `“${label}” says none of the choices`);
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.matches(".ask"));
  assert.deepEqual(errors, []);
  await close();
});

test("what the opponent took is marked in its tomb and on the board, and told in a line", async () => {
  const all = decisions(NAME, SEED);
  const there = new Table(NAME, { chance: Dealer.seeded(SEED) });
  const taken = [];
  const took = () => there.changesFrom(Math.max(1, there.steps() - 8)).findLast(({ actor, moves }) => actor === "rival" && moves.some(({ kind }) => kind === "take"));
  let before = 0;
  for (const notation of all) {
    before = there.steps();
    there.act(notation);
    if ((took()?.step ?? 0) > before) break;
    taken.push(notation);
  }
  const { caption, moves } = took();
  const { to, from } = moves.find(({ kind }) => kind === "take");
  const { page, errors, close } = await site.open(link(NAME, SEED, taken), { size: { width: 1280, height: 800 } });
  await page.locator(".composed").waitFor();
  const number = (() => {
    const again = new Table(NAME, { chance: Dealer.seeded(SEED) });
    for (const one of taken) again.act(one);
    return again.choices().findIndex((choice) => choice.notation === all[taken.length]) + 1;
  })();
  await page.keyboard.type(String(number));
  await page.keyboard.press("Enter");
  await page.locator(`.rail.rival [data-item="${to}"] .new`).waitFor();
  await page.locator(`.stage [data-item="${from}"] .rolled`).waitFor();
  assert.equal(await page.locator(".latest.rival .caption").innerText(), caption);
  assert.deepEqual(errors, []);
  await close();
});

for (const size of SIZES) {
  test(`the bubble of a first game covers no choice, ${size.width} by ${size.height}`, { timeout: 300_000 }, async () => {
    const { seed } = games.find(({ name }) => name === NAME).first_game;
    const { page, errors, close } = await site.open(`#${NAME}/seed=${seed}&lesson`, { size });
    const there = new Table(NAME, { chance: Dealer.seeded(seed) });
    const found = [];
    let bubbles = 0;
    await page.locator(".composed").waitFor();
    for (const notation of asked(NAME, seed, decisions(NAME, seed)).slice(0, 25)) {
      await taking(page);
      const covered = () =>
        page.evaluate(() => {
          const bubble = document.querySelector(".coach")?.getBoundingClientRect();
          if (!bubble) return undefined;
          const isIn = ({ left, right, top, bottom }) => Math.min(right, bubble.right) - Math.max(left, bubble.left) > 1 && Math.min(bottom, bubble.bottom) - Math.max(top, bubble.top) > 1;
          const choices = [...document.querySelectorAll(".gcard.can > .in, .pile.can, .verb, .big, .alternative, .sub, .mini.can, .set.can")];
          return choices.map((one) => one.getBoundingClientRect()).filter((rect) => rect.width > 0 && isIn(rect)).length;
        });
      const count = await covered();
      if (count !== undefined) bubbles += 1;
      if (count) found.push(`${count} choices before ${notation}`);
      const number = there.choices().findIndex((choice) => choice.notation === notation) + 1;
      decide(there, notation);
      await page.keyboard.type(String(number));
      await page.keyboard.press("Enter");
      await reached(page, there);
    }
    assert.ok(bubbles > 5, `${bubbles} bubbles`);
    assert.deepEqual(found, []);
    assert.deepEqual(errors, []);
    await close();
  });
}

test("what ends something looks apart and says what it costs", async () => {
  const { page, close } = await site.open(`#${NAME}/seed=${SEED}`, { size: { width: 1280, height: 800 } });
  const there = new Table(NAME, { chance: Dealer.seeded(SEED) });
  const end = there.plays().choices.find(({ verb }) => verb === "end");
  const button = page.locator('.big.ends[data-notation="end"]');
  await button.waitFor();
  assert.match(await button.innerText(), new RegExp(`discard ${end.cost["you/hand"]}`));
  await close();
});
