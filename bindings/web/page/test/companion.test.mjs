// Beside the real box: somebody reports what cards and dice show.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Companion } from "solo-tabletop/trismegistus-bot";
import { DESK, PHONE, frames, kept as keptGames, served, taking } from "./browser.mjs";
import { EVENING, LINES, evening } from "./evening.mjs";
import { most } from "./links.mjs";

const site = served();

test("what the real cards show is picked from a list, with its odds", async () => {
  const { page, errors, close } = await site.open("#tomb4k");
  await page.getByLabel("I do, with the real cards and dice").check();
  await page.getByRole("button", { name: "Begin" }).click();
  await page.locator(".picker").waitFor();
  assert.match(await page.locator(".picker .choice").first().innerText(), /%/);
  await page.getByLabel("Search the choices").fill("9 spades");
  await page.locator(".picker .choice").first().click();
  await page.waitForFunction(() => location.hash === "#tomb4k/companion/card+9S");
  await page.reload();
  await page.locator(".scene").waitFor();
  assert.match(await page.locator(".table").innerText(), /9♠/);
  assert.deepEqual(errors, []);
  await close();
});

test("on a phone the list is open when chance is due", async () => {
  const { page, errors, close } = await site.open("#tomb4k/companion", { size: PHONE });
  await page.locator(".picker .choice").first().click();
  await page.waitForFunction(() => location.hash.startsWith("#tomb4k/companion/card"));
  assert.deepEqual(errors, []);
  await close();
});

/** Enters a line as somebody at the table does: in the form that it fits, or by the choice that it is. */
async function say(page, companion, line) {
  await taking(page);
  const before = await page.evaluate(() => location.hash);
  const { choices, describe, shorthand } = companion.offer();
  const form = [describe, shorthand].find((form) => form && line.startsWith(form.form.split(/[ <]/)[0]));
  const choice = choices.find(({ notation }) => notation === line);
  if (line.startsWith("amend ")) {
    await page.getByText("Put an earlier mistake right").first().click();
    await type(page, "details .line", line);
  } else if (choice) {
    const all = page.getByRole("button", { name: /^All \d+ choices$/ });
    if (await all.isVisible()) await all.click();
    await page.locator(".choice", { has: page.locator(".label", { hasText: choice.label }) }).first().click();
  } else {
    assert.ok(form, `there is a form for ${line}`);
    await type(page, `.line:has(label:text-is("${form.label}"))`, line);
  }
  companion.enter(line);
  // Two lines in succession may be equal: the address has both.
  const after = `${decodeURIComponent(before)}${before === EVENING ? "/" : "."}${line.replaceAll(" ", "+")}`;
  await page.waitForFunction((hash) => decodeURIComponent(location.hash) === hash, after);
}

async function type(page, form, line) {
  await page.locator(`${form} input`).fill(line);
  await page.locator(`${form} button`).click();
}

/** What has happened, as the page and as the companion say it. */
async function said(page, companion) {
  await frames(page);
  assert.deepEqual(await page.locator(".happened li").allInnerTexts(), companion.sentences());
}

for (const size of most([DESK, PHONE], [PHONE])) {
  test(`cards are described as they appear, ${size.width} wide`, async () => {
    const companion = new Companion({ options: Companion.RECOMMENDED });
    const { page, errors, close } = await site.open("#trismegistus-bot", { size });
    await page.getByLabel("I do, with the real cards and dice").check();
    await page.getByRole("button", { name: "Begin" }).click();
    await page.locator(".lines").waitFor();
    assert.equal(await page.evaluate(() => location.hash), EVENING);
    for (const line of LINES) {
      await say(page, companion, line);
      await said(page, companion);
    }

    // A line that cannot be changes nothing; an earlier mistake is put right.
    await page.getByText("Put an earlier mistake right").first().click();
    const before = await page.evaluate(() => location.hash);
    await type(page, "details .line", "amend level human fire 99");
    await page.locator("details .line .fault", { hasText: "TB-19.7" }).waitFor();
    assert.equal(await page.evaluate(() => location.hash), before);
    await page.getByText("Put an earlier mistake right").first().click();
    await say(page, companion, "amend level human fire 0");

    // What is reloaded is the same evening, with its log, undo and redo, and with the cards that are known.
    const kept = async () => (await keptGames(page))[0];
    await page.getByRole("button", { name: "Undo" }).click();
    await page.waitForFunction((hash) => location.hash === hash, before);
    await page.reload();
    await page.locator(".lines").waitFor();
    await page.getByRole("button", { name: "Redo" }).click();
    await page.waitForFunction((hash) => location.hash !== hash, before);
    assert.equal((await kept()).save, companion.save());
    await page.reload();
    await page.locator(".lines").waitFor();
    await said(page, companion);
    assert.equal((await kept()).save, companion.save());
    const own = await page.evaluate(() => JSON.parse(localStorage.getItem("solo/trismegistus-bot/tables")));
    const next = new Companion({ options: Companion.RECOMMENDED, tables: own });
    assert.deepEqual(next.known(), companion.known());
    assert.ok(next.known().length >= 5);

    // A file goes on where it was saved.
    const file = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save" }).click();
    const path = await (await file).path();
    await page.goto(`${site.address}#trismegistus-bot`);
    await page.getByLabel("Load a saved game").setInputFiles(path);
    await page.locator(".lines").waitFor();
    assert.equal((await kept()).save, companion.save());
    assert.deepEqual(errors, []);
    await close();
  });
}

test("an evening is in its address", async () => {
  const companion = new Companion({ options: Companion.RECOMMENDED });
  for (const line of LINES) companion.enter(line);
  const { page, errors, close } = await site.open(evening(LINES));
  await page.locator(".lines").waitFor();
  await said(page, companion);
  assert.deepEqual(errors, []);
  await close();
});
