// What a newcomer asks about words and results is answered where they stand.
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

for (const { name } of games) {
  test(`${name}: the end says why the game is over and what counted`, async () => {
    const all = decisions(name, 7);
    const there = new Table(name, { chance: Dealer.seeded(7) });
    for (const notation of all) there.act(notation);
    const { page, errors, close } = await site.open(link(name, 7, all), { size: PHONE });
    const summary = page.locator(".summary");
    await summary.waitFor();
    const shown = (await summary.innerText()).replaceAll("\u2060", "");
    for (const { text } of there.rules("end")) assert.ok(shown.includes(text), text);
    const counted = there.summary().sheet.filter(({ values }) => values.length > 0);
    assert.ok(counted.length > 0);
    for (const { text } of counted) assert.ok(shown.includes(text), text);
    await taking(page);
    assert.deepEqual(errors, []);
    await close();
  });
}
