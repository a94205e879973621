// Each game is played on the page: by clicks, once by keys alone, with undo, reload and links.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Dealer, Table, games } from "solo-tabletop";
import { PHONE, listed, served, tool } from "./browser.mjs";
import { decisions, link, most, passedOver } from "./links.mjs";

const site = served();

/** What is asked, in words. */
const asked = (page) => page.locator(".ask").innerText();

/** The address, as soon as the page has put the position into it. */
async function settled(page, inputs) {
  await page.waitForFunction((count) => (location.hash.split("/")[2] ?? "").split(".").filter(Boolean).length === count, inputs);
  return new URL(page.url()).hash;
}

/** From one choice to the next in the order that people are shown, however many there are; the smaller one makes shorter games. */
const STRIDE = most(7919, 7);

/** The choices of a list, one after the other, until the game is over. */
const clicked = (page) =>
  page.evaluate(async (stride) => {
    let clicks = 0;
    for (; clicks < 3000; clicks += 1) {
      const choices = [...document.querySelectorAll(".panel button.choice")];
      if (choices.length === 0) break;
      choices[(clicks * stride) % choices.length].click();
      // A task of its own after the next frame, by which the page has drawn; nothing depends on how long.
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    }
    return clicks;
  }, STRIDE);

// Which choices end the turn is found out a little later than the position is drawn.
const shown = async (page) => [await asked(page), (await page.locator(".table").evaluate(said)).replaceAll(" ends your turn", "")];

/** What a table says, without what it tells of the last step. */
function said(table) {
  const copy = table.cloneNode(true);
  for (const one of copy.querySelectorAll(".ribbon, .more, .rolled, .slid, .drawer, .coach, .prompt, .verbs, .top")) one.remove();
  return table.matches(".composed") ? copy.textContent : table.innerText;
}

for (const { name, title } of games) {
  test(`${name} is played to its end by clicks`, async () => {
    const { page, errors, close } = await site.open(`#${name}`);
    await page.getByRole("textbox", { name: "Seed" }).fill("7");
    await page.getByRole("button", { name: "Begin" }).click();
    await page.waitForSelector(".scene");
    await listed(page);
    await page.waitForSelector(".panel button.choice");
    assert.equal(await page.locator(":is(.bar, .top) h1").innerText(), title);
    const clicks = await clicked(page);
    const taken = decisions(name, 7, (step, count) => (step * STRIDE) % count);
    const there = new Table(name, { chance: Dealer.seeded(7) });
    let questions = 0;
    for (const notation of taken) {
      if (!there.makesNoDifference()) questions += 1;
      there.act(notation);
    }
    assert.equal(clicks, questions);
    assert.equal(await asked(page), there.scene().ask);
    assert.equal(await page.locator(".log li:empty").count(), 0, "every entry of the log says something");
    assert.equal(await settled(page, taken.length), link(name, 7, taken));
    await page.getByRole("link", { name: "Another game" }).click();
    await page.waitForSelector(".setup");
    assert.deepEqual(errors, []);
    await close();
  });

  test(`${name}: undo, redo and reload lose nothing, and a link leads to the same position`, async () => {
    const taken = decisions(name, 11).slice(0, 6);
    const { page, errors, close } = await site.open(link(name, 11, taken));
    await page.waitForSelector(".scene");
    const before = await shown(page);
    await page.keyboard.press("u");
    await page.keyboard.press("u");
    await settled(page, taken.length - 2);
    await page.reload();
    await page.waitForSelector(".scene");
    await page.keyboard.press("r");
    await tool(page, "Redo");
    const hash = await settled(page, taken.length);
    assert.deepEqual(await shown(page), before);
    assert.equal(hash, link(name, 11, taken));
    const other = await site.open(hash);
    await other.page.waitForSelector(".scene");
    assert.deepEqual(await shown(other.page), before);
    assert.deepEqual([...errors, ...other.errors], []);
    await other.close();
    await close();
  });
}

/** The first decision of a game that is followed by a question whose answers all lead to the same. */
function beforePassing() {
  for (let seed = 1; ; seed += 1) {
    const table = new Table("votk", { chance: Dealer.seeded(seed) });
    for (const taken = []; table.due() === "decision"; ) {
      const choices = table.choices();
      const choice = choices[(taken.length * 7919) % choices.length];
      table.act(choice);
      const passed = passedOver(table);
      if (passed.length > 0) return { seed, taken, choice, passed };
      taken.push(choice.notation);
    }
  }
}

test("a question whose answers lead to the same is not asked, and is taken back with the decision before it", async () => {
  const { seed, taken, choice, passed } = beforePassing();
  const { page, errors, close } = await site.open(link("votk", seed, taken));
  await page.locator(".scene").waitFor();
  await listed(page);
  await page.locator(".panel button.choice .label").getByText(choice.label, { exact: true }).click();
  const said = page.getByText(/^Made no difference: /);
  await said.waitFor();
  await settled(page, taken.length + 1 + passed.length);
  await page.getByRole("button", { name: "Undo" }).click();
  await said.waitFor({ state: "detached" });
  const [, , left] = new URL(page.url()).hash.split("/");
  // Nothing was revealed between the decision and the question.
  assert.equal(left.split(".").length, taken.length);
  assert.deepEqual(errors, []);
  await close();
});

test("a game is played by keys alone", async () => {
  const { page, errors, close } = await site.open("#tomb4k");
  await page.waitForSelector(".setup");
  for (let tabs = 0; tabs < 20; tabs += 1) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(() => document.activeElement?.textContent === "Begin")) break;
  }
  await page.keyboard.press("Enter");
  await page.waitForSelector(".panel button.choice");
  for (let step = 0; step < 300 && (await page.locator(".panel button.choice").count()) > 0; step += 1) {
    if (step % 2) await page.keyboard.press("1");
    else for (const key of ["ArrowDown", "Enter"]) await page.keyboard.press(key);
    if ((await page.locator(".panel button.choice").count()) > 9) await page.keyboard.press("Enter");
  }
  await page.getByRole("link", { name: "Another game" }).waitFor();
  assert.deepEqual(errors, []);
  await close();
});

test("what is shown can be used at once, however late the machine draws", async () => {
  const first = decisions("tomb4k", 7, () => 0).slice(0, 3);
  const { page, errors, close } = await site.open("#tomb4k", { late: true });
  const now = (work) => page.evaluate(work);
  await page.getByRole("textbox", { name: "Seed" }).fill("7");
  await now(() => document.querySelector("button.main").click());
  await page.waitForSelector(".panel button.choice");
  await now(async () => {
    for (let step = 0; step < 3; step += 1) {
      dispatchEvent(new KeyboardEvent("keydown", { key: "1" }));
      await undefined;
    }
    location.hash = "#tomb4k";
  });
  const kept = await page.getByRole("link", { name: /^Go on/ }).getAttribute("href");
  assert.equal(kept, link("tomb4k", 7, first));
  assert.deepEqual(errors, []);
  await close();
});

test("a game is saved as a file and loaded from it", async () => {
  const taken = decisions("votk", 3).slice(0, 8);
  const { page, errors, close } = await site.open(link("votk", 3, taken));
  await page.waitForSelector(".scene");
  const before = await shown(page);
  const [download] = await Promise.all([page.waitForEvent("download"), tool(page, "Save")]);
  const file = await download.path();
  const other = await site.open("#votk");
  await other.page.setInputFiles("input[type=file]", file);
  await other.page.waitForSelector(".scene");
  assert.deepEqual(await shown(other.page), before);
  assert.equal(new URL(other.page.url()).hash, link("votk", 3, taken));
  await other.page.goto(`${site.address}#votk`);
  await other.page.setInputFiles("input[type=file]", { name: "no.solo", mimeType: "text/plain", buffer: Buffer.from("solo-save 2\n") });
  await other.page.locator(".fault", { hasText: "is no saved game" }).waitFor();
  assert.deepEqual([...errors, ...other.errors], []);
  await other.close();
  await close();
});

test("on a phone the choices are in a bar, and those on the table lie on their cards", async () => {
  const { page, errors, close } = await site.open(link("kings-challenge", 7, decisions("kings-challenge", 7).slice(0, 8)), { size: PHONE });
  await page.getByRole("button", { name: /^All \d+ choices/ }).click();
  await page.locator(".panel button.choice").first().waitFor();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(width <= PHONE.width, `the page is ${width} wide`);
  const before = page.url();
  await page.locator(".panel button.choice").first().click();
  await page.waitForFunction((url) => location.href !== url, before);
  assert.deepEqual(errors, []);
  await close();
});

test("a hint marks the best choice, and odds tell what chance can bring", async () => {
  const { page, errors, close } = await site.open("#tomb4k/seed=7");
  await page.getByRole("button", { name: "Odds" }).click();
  assert.match(await page.locator(".odds").first().innerText(), /%/);
  await page.getByRole("button", { name: "Hint" }).click();
  await page.locator(".choice.best .chance").waitFor();
  assert.match(await page.locator(".choice.best").innerText(), /★ you \d+ \(\d+ to \d+\)/);
  const wide = await page.evaluate(() => [...document.querySelectorAll(".panel, .choice")].filter((one) => one.scrollWidth > one.clientWidth).length);
  assert.equal(wide, 0, "a hint wraps");
  await page.locator(".choice.best").click();
  await page.locator(".choice.best").waitFor({ state: "detached" });
  assert.deepEqual(errors, []);
  await close();
});

test("every card is found in words, with values of this project marked", async () => {
  const { page, errors, close } = await site.open("#votk/seed=7");
  await tool(page, "Cards");
  await page.getByLabel("Search cards and words").fill("Statue of Thoth");
  const entry = page.locator("dialog .explained").first();
  assert.match(await entry.innerText(), /Statue of Thoth[^]*rulebook|Statue of Thoth[^]*value of this project/);
  assert.ok((await entry.locator(".house").count()) > 0);
  await page.getByRole("button", { name: "Close" }).click();
  assert.equal(await page.locator("dialog").count(), 0);
  await page.keyboard.press("l");
  await page.locator("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("dialog").waitFor({ state: "detached" });
  assert.deepEqual(errors, []);
  await close();
});

test("an address that does not fit says so", async () => {
  const { page, close } = await site.open("#tomb4k/seed=7/draw.dance");
  await page.locator(".fault", { hasText: "Only the first step of the link could be played: “dance” is no move of this game" }).waitFor();
  await page.goto(`${site.address}#tomb4k/seed=7&min_delve_turns=99`);
  await page.getByRole("alert").waitFor();
  await page.goto(`${site.address}#tomb4k/seed=7&cards=own`);
  await page.locator(".fault", { hasText: "own cards" }).waitFor();
  await close();
});
