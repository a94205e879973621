// Every screen of every game by the rules of axe, on a phone in light colours: also what only appears after a click.
import assert from "node:assert/strict";
import { test } from "node:test";
import { faults } from "./axe.mjs";
import { PHONE, listed, served, taking, tool as use } from "./browser.mjs";
import { LINES, evening } from "./evening.mjs";
import { decisions, link, most, tried } from "./links.mjs";

const site = served();

/** A page, and what is found on its screens; a screen is named where it is looked at. */
async function phone() {
  const { page, errors, close } = await site.open("", { size: PHONE });
  const found = [];
  const look = async (screen) => {
    await taking(page);
    for (const fault of await faults(page)) found.push(`${screen}: ${fault}`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) found.push(`${screen} is ${wide} pixels too wide`);
  };
  const go = async (hash, shown = "h1") => {
    await page.goto("about:blank");
    await page.goto(site.address + hash);
    await page.locator(shown).first().waitFor();
  };
  const done = async () => {
    assert.deepEqual(errors, []);
    assert.deepEqual(found, []);
    await close();
  };
  return { page, look, go, done };
}

/** Opens the tools of a game one after the other. */
async function tools({ page, look }, name) {
  for (const tool of ["Rules", "Log", "Cards", "Keys and settings"]) {
    await use(page, tool);
    await page.locator("dialog[open]").waitFor();
    await taking(page);
    const clause = page.locator("dialog .clause.tells").first();
    if ((await clause.count()) > 0) await clause.click();
    const book = page.locator("dialog .rulebook > summary");
    if ((await book.count()) > 0) {
      await book.click();
      await page.locator(".rulebook div").first().waitFor();
    }
    await look(`${name}, ${tool}`);
    await page.keyboard.press("Escape");
    await page.locator("dialog").waitFor({ state: "detached" });
  }
}

for (const { name } of tried) {
  test(`${name}: axe finds nothing before and beside a game`, { timeout: 300_000 }, async () => {
    const phoned = await phone();
    const { page, look, go, done } = phoned;
    await go(`#${name}`);
    await page.locator("summary", { hasText: "Options" }).click();
    await look(`${name}, options`);
    await page.getByRole("textbox", { name: "Seed" }).fill("none");
    await look(`${name}, a seed that is none`);
    await page.getByLabel("I do, with the real cards and dice").check();
    await look(`${name}, real cards`);
    await go(`#${name}/cards`);
    await look(`${name}, own cards`);
    const cell = page.locator(".spread td input").nth(1);
    await cell.fill("?,?");
    await cell.press("Tab");
    await look(`${name}, a fault in own cards`);
    await go(`#${name}/study`);
    await page.getByLabel("Games of each").fill("3");
    await page.getByRole("button", { name: "Play" }).click();
    await page.locator("[role=status]", { hasText: "Done" }).waitFor({ timeout: 120_000 });
    await look(`${name}, a study`);
    await go(`#${name}/seed=7/nonsense`, ".fault");
    await look(`${name}, a link that does not fit`);
    await go(`#${name}/companion`, ".scene");
    await look(`${name}, companion`);
    await done();
  });

  test(`${name}: axe finds nothing in a game`, { timeout: 300_000 }, async () => {
    const phoned = await phone();
    const { page, look, go, done } = phoned;
    await go("");
    await page.locator(`[data-box="${name}"]`).getByRole("link", { name: "First game" }).click();
    await page.locator(".lesson").waitFor();
    await look(`${name}, a lesson`);
    const all = decisions(name, 7);
    for (const part of most([0, 0.15, 0.3, 0.5, 0.7, 0.9, 1], [0.3, 0.5, 1])) {
      const at = Math.floor(all.length * part);
      await go(link(name, 7, all.slice(0, at)), ".scene");
      const more = page.locator(".few .all");
      if ((await more.count()) > 0) await more.click();
      if ((await page.locator(".composed").count()) > 0) {
        await look(`${name} after ${at} decisions, the table`);
        await listed(page);
      }
      await page.locator("details.zone:not([open]) > summary").evaluateAll((all) => all.forEach((one) => one.click()));
      await look(`${name} after ${at} decisions`);
      const item = page.locator('.table .name.tells:visible, .gcard > [data-tap="nothing"]').first();
      if ((await item.count()) > 0) {
        // The panel may cover it.
        await item.evaluate((one) => one.click());
        await page.locator("dialog[open]").waitFor();
        await look(`${name} after ${at} decisions, a card`);
        await page.keyboard.press("Escape");
        await page.locator("dialog").waitFor({ state: "detached" });
      }
      if (part === 0.5) await tools(phoned, name);
    }
    await go(link(name, 7, all.slice(0, Math.floor(all.length / 2))), ".scene");
    await use(page, "Odds");
    await use(page, "Hint");
    await page.locator("button[aria-busy=false]", { hasText: "Hint" }).first().waitFor({ state: "attached" });
    await look(`${name}, odds and hints`);
    await page.keyboard.press("1");
    await page.keyboard.press("Enter");
    await page.waitForFunction((count) => location.hash.split(".").length > count, Math.floor(all.length / 2));
    await go("", ".kept");
    await look(`the start page with a game of ${name}`);
    await go(`#${name}`, ".kept, .button");
    await look(`${name}, with a game that is kept`);
    await done();
  });
}

test("axe finds nothing where there is nothing to show, and in an evening", { timeout: 300_000 }, async () => {
  const { page, look, go, done } = await phone();
  await go("#nothing");
  await look("an address that is none");
  await go("#votk/saved/none", "h1");
  await look("a game that is not kept");
  await go("#results");
  await look("no results");
  const line = '{"game":"votk","deal":7,"points":-3,"won":false,"time":1764500000}';
  await page.getByLabel("Import").setInputFiles({ name: "results.jsonl", mimeType: "text/plain", buffer: Buffer.from(line) });
  await page.locator(".results li").waitFor();
  await look("results");
  for (const count of most([0, 3, 7, LINES.length], [3, LINES.length])) {
    await go(evening(LINES.slice(0, count)), ".lines");
    for (const summary of await page.locator(".lines summary").all()) await summary.click();
    await look(`an evening after ${count} lines`);
  }
  const entry = page.locator("details .line");
  await entry.locator("input").fill("amend level human fire 99");
  await entry.locator("button").click();
  await page.locator(".fault", { hasText: "TB-" }).waitFor();
  await look("a line that is refused");
  await done();
});
