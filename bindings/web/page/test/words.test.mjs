// Words and results that a newcomer asks about are explained where they stand.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Dealer, Table, games } from "solo-tabletop";
import { PHONE, served, taking } from "./browser.mjs";
import { decisions, link } from "./links.mjs";

const site = served();

test("a word of this project opens its meaning, and nothing shifts", async () => {
  const { page, errors, close } = await site.open(link("votk", 7, decisions("votk", 7)));
  const term = page.locator(".term", { hasText: "house catalogue" }).first();
  await term.waitFor();
  const before = await term.boundingBox();
  const meaning = page.locator(".meaning:popover-open");
  assert.equal(await meaning.count(), 0);
  await term.click();
  assert.match(await meaning.innerText(), /printed values .* are not established/);
  assert.deepEqual(await term.boundingBox(), before);
  await page.keyboard.press("Escape");
  assert.equal(await meaning.count(), 0);
  assert.deepEqual(errors, []);
  await close();
});

/** The clauses of games that end in several ways. */
const ENDS = { "tomb4k": { escaped: "TK-12.6", dead: "TK-11.3", lost: "TK-10.2" }, "scrapyard": { win: "SE-14.1", loss: "SE-14.1", capped: "SE-14.3" } };

for (const { name } of games) {
  test(`${name}: the end says why the game is over and what counted`, async () => {
    const all = decisions(name, 7);
    const there = new Table(name, { chance: Dealer.seeded(7) });
    for (const notation of all) there.act(notation);
    const { page, errors, close } = await site.open(link(name, 7, all), { size: PHONE });
    const summary = page.locator(".summary");
    await summary.waitFor();
    const shown = (await summary.innerText()).replaceAll("\u2060", "");
    const reasons = there.rules("end").filter(({ text }) => shown.includes(text));
    const led = ENDS[name]?.[there.summary().outcome.result];
    assert.deepEqual(reasons, led ? there.rules("end").filter(({ rule }) => rule === led) : there.rules("end"));
    assert.ok(reasons.length > 0);
    const { sheet } = there.summary();
    for (const { text, values } of sheet) if (values.length > 0) assert.ok(shown.includes(text), text);
    // Each line with a number, be it in the summary or on the table.
    for (const line of new Set(sheet.filter(({ id }) => id !== "score/result").map((line) => line.name))) assert.match(shown, new RegExp(`^${line}: .*\\d`, "m"));
    await taking(page);
    assert.deepEqual(errors, []);
    await close();
  });
}

test("what ° means stands where a game with such values begins, and not where there are none", async () => {
  const { page, close } = await site.open("#votk/seed=7", { size: PHONE });
  await page.locator(".scene").waitFor();
  assert.match(await page.locator(".panel").innerText(), /° marks values of this project/);
  await page.goto("about:blank");
  await page.goto(`${site.address}#tomb4k/seed=7`);
  await page.locator(".scene").waitFor();
  assert.doesNotMatch(await page.locator(".panel").innerText(), /° marks/);
  await close();
});

test("what the figures of a hint count stands above them", async () => {
  const { page, close } = await site.open("#votk/seed=7");
  await page.locator(".scene").waitFor();
  assert.doesNotMatch(await page.locator(".panel").innerText(), /points at the end/);
  await page.getByRole("button", { name: "Hint" }).click();
  await page.locator(".choice.best").waitFor();
  assert.match(await page.locator(".panel").innerText(), /Hints: points at the end/);
  await close();
});

test("what happened before the first decision can be read, and is gone after it", async () => {
  const { seed } = games.find(({ name }) => name === "tomb4k").first_game;
  const said = new Table("tomb4k", { chance: Dealer.seeded(seed) }).narrationFrom(0);
  assert.ok(said.length > 5);
  const { page, errors, close } = await site.open("#tomb4k", { size: PHONE });
  await page.getByRole("link", { name: /^First game/ }).click();
  const opening = page.locator(".opening");
  await opening.getByText(`Before your first decision: ${said.length} events`).click();
  assert.deepEqual(await opening.locator("li").allInnerTexts(), said);
  await page.keyboard.press("1");
  await opening.waitFor({ state: "detached" });
  assert.deepEqual(errors, []);
  await close();
});

test("at the end a lesson says nothing more", async () => {
  const { page, close } = await site.open(link("tomb4k", 7, decisions("tomb4k", 7)).replace("seed=7", "seed=7&lesson"));
  await page.locator(".summary").waitFor();
  assert.equal(await page.locator(".lesson").count(), 0);
  await close();
});

test("what a number has gained does not rise over the panel that lies on it", async () => {
  const { page, close } = await site.open("#tomb4k/seed=7", { size: PHONE });
  await page.locator(".scene").waitFor();
  const over = await page.evaluate(() => {
    const label = document.createElement("span");
    label.className = "difference";
    document.body.append(label);
    return Number(getComputedStyle(document.querySelector(".panel")).zIndex) > Number(getComputedStyle(label).zIndex);
  });
  assert.ok(over);
  await close();
});
