// The first game of each game explains itself, from the same data as the terminal.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Dealer, Table, games } from "solo-tabletop";
import { PHONE, listed, served, taking } from "./browser.mjs";
import { asked, decide, decisions } from "./links.mjs";

const site = served();

/** What a page explains, and what the table says. */
async function explained(page, table) {
  const said = table.lesson().map(({ title, text }) => [title, ...text.map((one) => one.text)]);
  const parts = page.locator(".lesson .part");
  await page.waitForFunction((count) => document.querySelectorAll(".lesson .part").length === count, said.length);
  for (const [place, words] of said.entries()) {
    const shown = await parts.nth(place).textContent();
    for (const word of words) assert.ok(shown.includes(word), `“${word}” is missing in “${shown}”`);
  }
}

for (const { name, title, first_game: first } of games) {
  test(`${name}: the first game is begun on the start page, and explains what comes up`, async () => {
    const { page, errors, close } = await site.open("");
    await page.locator(".box", { has: page.getByRole("heading", { name: title }) }).getByRole("link", { name: "First game" }).click();
    const table = new Table(name, { chance: Dealer.seeded(first.seed) });
    await page.locator(".lesson").waitFor();
    await explained(page, table);
    for (const notation of asked(name, first.seed, decisions(name, first.seed)).slice(0, 6)) {
      const place = table.choices().findIndex((choice) => choice.notation === notation);
      decide(table, notation);
      await taking(page);
      await listed(page);
      await page.locator(".panel button.choice").nth(place).click();
      await page.waitForFunction((ask) => document.querySelector(".ask")?.textContent === ask, table.scene().ask);
      await explained(page, table);
    }
    assert.deepEqual(errors, []);
    await close();
  });
}

test("one part after the other is shown, and what it is about is marked on the table", async () => {
  const { page, errors, close } = await site.open("#votk");
  await page.getByRole("link", { name: /^First game/ }).click();
  await page.locator(".lesson").waitFor();
  const { seed } = games.find(({ name }) => name === "votk").first_game;
  const parts = new Table("votk", { chance: Dealer.seeded(seed) }).lesson();
  const next = page.getByRole("button", { name: /^(Next|Again)$/ });
  const { x, y } = await next.boundingBox();
  for (const [place, { title, on }] of parts.entries()) {
    assert.match(await page.locator(".lesson .part:not(.hidden) h3").innerText(), new RegExp(`^${title.slice(0, 12)}`));
    assert.deepEqual((await page.locator(".taught").evaluateAll((items) => items.map((item) => item.dataset.item))).sort(), [...on].sort());
    const at = await next.boundingBox();
    assert.deepEqual([at.x, at.y], [x, y], "the way on does not shift");
    if (place < parts.length - 1) await next.click();
  }
  assert.deepEqual(errors, []);
  await close();
});

test("a lesson goes on after a reload until it is not wanted any more", async () => {
  const { page, errors, close } = await site.open("#votk", { size: PHONE });
  await page.getByRole("link", { name: /^First game/ }).click();
  await page.locator(".lesson").waitFor();
  const before = page.url();
  await page.keyboard.press("1");
  await page.waitForFunction((url) => location.href !== url, before);
  await page.reload();
  await page.locator(".scene").waitFor();
  assert.match(page.url(), /&lesson/);
  await page.goto(before);
  await page.locator(".lesson").waitFor();
  await page.getByRole("button", { name: "No more explanations" }).click();
  await page.locator(".lesson").waitFor({ state: "detached" });
  await page.waitForFunction(() => !location.hash.includes("lesson"));
  await page.reload();
  await page.locator(".scene").waitFor();
  assert.equal(await page.locator(".lesson").count(), 0);
  assert.deepEqual(errors, []);
  await close();
});
