// Words and results that a newcomer asks about are explained where they stand.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Dealer, Table, games } from "solo-tabletop";
import { PHONE, listed, served, taking, tool } from "./browser.mjs";
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
    // As the summary says it, or both sides in one line.
    const beside = ({ name: line, values }) => shown.split("\n").some((said) => said.startsWith(`${line}: `) && values.every(([column, value]) => said.includes(`${column} ${value}`)));
    for (const line of sheet) if (line.values.length > 0) assert.ok(shown.includes(line.text) || beside(line), line.text);
    // Each line with a number, be it in the summary or on the table.
    for (const line of new Set(sheet.filter(({ id }) => id !== "score/result").map((line) => line.name))) assert.match(shown, new RegExp(`^${line.replaceAll(/[()]/g, "\\$&")}: .*\\d`, "m"));
    await taking(page);
    assert.deepEqual(errors, []);
    await close();
  });
}

test("what ° means stands where a game with such values begins, and not where there are none", async () => {
  const { page, close } = await site.open("#votk/seed=7", { size: PHONE });
  await page.locator(".scene").waitFor();
  assert.match(await page.locator(".sign-of-house").innerText(), /° marks values of this project/);
  await page.goto("about:blank");
  await page.goto(`${site.address}#tomb4k/seed=7`);
  await page.locator(".scene").waitFor();
  assert.doesNotMatch(await page.locator(".panel").innerText(), /° marks/);
  await close();
});

test("what a search in the rulebook finds is in view", async () => {
  const { page, close } = await site.open("#votk/seed=7", { size: { width: 1280, height: 800 } });
  await page.getByRole("button", { name: "Rules", exact: true }).click();
  await page.locator(".rulebook summary").first().click();
  await page.getByLabel("Search the rulebook").fill("entomb");
  await page.locator(".rulebook [role=status]", { hasText: /^\d+ of \d+ clauses have it/ }).waitFor();
  const { y, height } = await page.locator(".rulebook > div").first().boundingBox();
  assert.ok(y + Math.min(height, 60) <= 800, `${y}`);
  await close();
});

test("a number stands before what it counts, and a word behind what it is said of", async () => {
  const { page, close } = await site.open("#votk/seed=7", { size: { width: 1280, height: 800 } });
  assert.match((await page.locator(".who .score").first().innerText()).trim(), /^\d+$/);
  assert.match(await page.locator(".clock").getAttribute("aria-label"), /^\d+ cards until the end$/);
  assert.match((await page.locator(".sums").innerText()).replaceAll(/\s+/g, " "), /^\d+ gold in hand$/);
  assert.match((await page.locator(".chips").innerText()).replaceAll(/\s+/g, " "), /entombment open/);
  await close();
});

test("what the figures of a hint count stands above them", async () => {
  const { page, close } = await site.open("#votk/seed=7");
  await page.locator(".scene").waitFor();
  await page.setViewportSize({ width: 1280, height: 520 });
  await listed(page);
  assert.doesNotMatch(await page.locator(".panel").innerText(), /points at the end/);
  await page.getByRole("button", { name: "Hint" }).click();
  const best = page.locator(".scroller .choice.best");
  await best.waitFor();
  const text = await page.locator(".panel").innerText();
  assert.match(text, /Hints: your points at the end and those of the Bot, .* In brackets: how far ahead or behind/);
  assert.match(await best.innerText(), /★ you \d+, the Bot \d+: \d+ (ahead|behind) \((\d+( to \d+)? (ahead|behind)|\d+ behind to \d+ ahead)\)/);
  assert.doesNotMatch(text, /opponent/);
  // The recommended one is in view, wherever it stands in the list.
  await page.locator("button[aria-busy=false]", { hasText: "Hint" }).waitFor();
  const [{ y, height }, scroller] = [await best.boundingBox(), await page.locator(".scroller").boundingBox()];
  assert.ok(y >= scroller.y - 1 && y + height <= scroller.y + scroller.height + 1, `${y} to ${y + height}`);
  assert.ok(await page.locator(".scroller").evaluate(({ scrollTop }) => scrollTop > 0), "it was in view before");
  await close();
});

test("hints beside a box name what they count, and say how sure a lead is", async () => {
  const { page, close } = await site.open("#trismegistus-bot/seed=7");
  await page.locator(".scene").waitFor();
  await page.getByRole("button", { name: "Hint" }).click();
  const best = page.locator(".scroller .choice.best .hint");
  await best.waitFor();
  await page.locator("button[aria-busy=false]", { hasText: "Hint" }).waitFor();
  const text = await page.locator(".panel").innerText();
  assert.match(text, /Hints: VP of your experiments and tracks before your own cards are scored, and the final VP of Botmegistus, on average/);
  // A simulated side has no score, and so no lead.
  assert.match(await best.innerText(), /^★ you \d+, Botmegistus \d+; (as good as the next|perhaps \d+(\.\d)? better|\d+(\.\d)? ± \d+(\.\d)? better)$/);
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

test("the catalogue and its brackets stay on one line, and no tool is on at the end", async () => {
  const { page, close } = await site.open(link("votk", 7, decisions("votk", 7)), { size: PHONE, script: () => localStorage.setItem("solo/wish/odds", "true") });
  await page.locator(".summary").waitFor();
  const termed = page.locator(".panel .termed").first();
  assert.match(await termed.innerText(), /^\(house catalogue\)\.$/);
  assert.equal(await termed.evaluate((one) => new Set([...one.childNodes].flatMap((node) => {
    const range = document.createRange();
    range.selectNode(node);
    return [...range.getClientRects()].filter(({ width }) => width > 0).map(({ bottom }) => Math.round(bottom / 12));
  })).size), 1);
  await page.getByRole("button", { name: "Close the list" }).click();
  await page.getByRole("button", { name: "More", exact: true }).click();
  const odds = page.locator(".menu").getByRole("button", { name: "Odds" });
  assert.ok(await odds.isDisabled());
  assert.equal(await odds.getAttribute("aria-pressed"), "false");
  await close();
});

test("an end says whether it is a win, and what a score counts", async () => {
  const { page, close } = await site.open(link("tomb4k", 3, decisions("tomb4k", 3)), { size: PHONE });
  await page.locator(".summary").waitFor();
  assert.equal(await page.locator(".ask").innerText(), "You are out alive, but without all four kings: this is not a win.");
  assert.match(await page.locator(".happened").innerText(), /your score is 0\/\d+ \(kings\/points\)/);
  await close();
});

test("the rulebook is for players: readings that cannot be chosen are left out, and what programs need is folded", async () => {
  const { page, errors, close } = await site.open("#votk/seed=7");
  await page.getByRole("button", { name: "Rules" }).click();
  await taking(page);
  await page.getByText("The whole rulebook").click();
  const book = page.locator(".rulebook");
  await book.getByRole("heading", { name: "Knowledge and chance" }).waitFor();
  const shown = await book.innerText();
  assert.doesNotMatch(shown, /Alternative:|not offered|Chapter|`/);
  assert.match(shown, /VK-3\.13[^]*our ruling/);
  assert.match(shown, /With the option pyramid_change: a swap spares nothing/);
  assert.doesNotMatch(shown, /VK-11\.1 /);
  await book.getByText("For programs").click();
  assert.match(await book.innerText(), /VK-11\.1 /);
  assert.deepEqual(errors, []);
  await close();
});
