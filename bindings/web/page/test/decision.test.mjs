// A click is one decision, what the opponent did is seen, and why something cannot be done is said.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Dealer, Table, games } from "solo-tabletop";
import { frames, listed, served, taking, tool } from "./browser.mjs";
import { asked, decide, decisions, link, most } from "./links.mjs";

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

const site = served();

/** How many decisions the address of a page names. */
const taken = (page) => page.evaluate(() => (location.hash.split("/")[2] ?? "").split(".").filter(Boolean).length);

/** Goes to a position, as somebody does who opens a link. */
async function go(page, hash) {
  await page.goto("about:blank");
  await page.goto(site.address + hash);
  await page.locator(".scene").waitFor();
}

test("the second click of a double click decides nothing", async () => {
  const { page, errors, close } = await site.open("", { size: WIDE });
  await page.clock.install();
  const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
  for (const [number, { name }] of games.entries()) {
    const all = decisions(name, 11);
    // Each game is at another point.
    for (const part of most(parts, [parts[number % parts.length]])) {
      const before = all.slice(0, Math.floor(all.length * part));
      await go(page, link(name, 11, before));
      await listed(page);
      const choice = page.locator(".panel button.choice").first();
      await choice.scrollIntoViewIfNeeded();
      const { x, y, width, height } = await choice.boundingBox();
      // The clock of the page stands but for what is said here.
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
      await page.mouse.click(x + width / 2, y + height / 2);
      await page.clock.runFor(130);
      await page.mouse.click(x + width / 2, y + height / 2, { clickCount: 2 });
      await page.clock.runFor(320);
      assert.equal(await taken(page), before.length + 1, `${name} after ${before.length} decisions`);
      await page.clock.resume();
    }
  }
  assert.deepEqual(errors, []);
  await close();
});

test("a choice is taken once, however fast it is clicked, and a key that follows is one of the next position", async () => {
  const { page, errors, close } = await site.open("#tomb4k/seed=7", { size: WIDE });
  await page.locator(".panel button.choice").first().waitFor();
  const there = new Table("tomb4k", { chance: Dealer.seeded(7) });
  there.act(there.choices()[0]);
  const second = there.choices()[0].notation;
  await page.evaluate(() => {
    const choice = document.querySelector(".panel button.choice");
    choice.click();
    choice.click();
    dispatchEvent(new KeyboardEvent("keydown", { key: "1" }));
  });
  await page.waitForFunction(() => location.hash.includes("/seed=7/"));
  assert.equal(await taken(page), 2);
  assert.ok((await page.evaluate(() => location.hash)).endsWith(`.${second.replaceAll(" ", "+")}`));
  assert.deepEqual(errors, []);
  await close();
});

/** What of the opponent's deeds cannot be read without scrolling. */
const unread = (page) =>
  page.evaluate(() => {
    // A composed table tells it in one line, which is seen whole.
    if (document.querySelector(".composed")) {
      const caption = document.querySelector(".latest.rival .caption");
      const isWhole = caption && caption.scrollWidth <= caption.clientWidth + 1 && caption.scrollHeight <= caption.parentElement.clientHeight + 1;
      return { deeds: caption ? 1 : 0, first: isWhole, hidden: isWhole ? [] : [caption?.textContent] };
    }
    const frame = document.querySelector(".happened")?.getBoundingClientRect();
    const deeds = [...document.querySelectorAll(".deeds.rival li")].map((deed) => [deed.getBoundingClientRect(), deed.textContent]);
    const isSeen = ({ top, bottom, height }) => height > 0 && top >= frame.top - 1 && bottom <= frame.bottom + 1 && bottom <= innerHeight;
    return { deeds: deeds.length, first: deeds[0] && isSeen(deeds[0][0]), hidden: deeds.filter(([rect]) => !isSeen(rect)).map(([, text]) => text) };
  });

for (const [name, few] of [["votk", PHONE], ["kings-challenge", WIDE]]) {
  for (const size of most([WIDE, PHONE], [few])) {
    test(`${name}, ${size.width} wide: what the opponent has done is read without scrolling`, { timeout: 300_000 }, async () => {
      const { page, errors, close } = await site.open(`#${name}/seed=7`, { size });
      await page.locator(".scene").waitFor();
      const there = new Table(name, { chance: Dealer.seeded(7) });
      let [turns, hidden] = [0, []];
      for (const notation of asked(name, 7, decisions(name, 7))) {
        const number = there.choices().findIndex((choice) => choice.notation === notation) + 1;
        decide(there, notation);
        await page.keyboard.type(String(number), { delay: 0 });
        await page.keyboard.press("Enter");
        await page.waitForFunction((ask) => document.querySelector(".ask")?.textContent === ask, there.scene().ask);
        const seen = await unread(page);
        if (seen.deeds === 0) continue;
        turns += 1;
        // The longest turns of an opponent scroll, from their beginning on.
        const isLong = seen.deeds > (size === PHONE ? 5 : 15);
        if (!seen.first || (!isLong && seen.hidden.length > 0)) hidden.push(seen.hidden);
      }
      assert.ok(turns > 5, `the opponent acts in ${turns} steps`);
      assert.deepEqual(hidden, []);
      assert.deepEqual(errors, []);
      await close();
    });
  }
}

test("what the opponent has touched is marked until the next choice", async () => {
  const all = decisions("votk", 7);
  const { page, close } = await site.open("", { size: WIDE });
  for (let count = 1; ; count += 1) {
    assert.ok(count < all.length, "the Bot never touches a card");
    const there = new Table("votk", { chance: Dealer.seeded(7) });
    for (const notation of all.slice(0, count)) there.act(notation);
    if (!there.story(2).some(({ actor, steps, sentences }) => actor === "rival" && steps[1] >= there.steps() - 2 && sentences.some(({ on }) => on.length > 0))) continue;
    await go(page, link("votk", 7, all.slice(0, count - 1)));
    const before = new Table("votk", { chance: Dealer.seeded(7) });
    for (const notation of all.slice(0, count - 1)) before.act(notation);
    const number = before.choices().findIndex(({ notation }) => notation === all[count - 1]) + 1;
    await page.keyboard.type(String(number));
    await page.keyboard.press("Enter");
    await page.locator(".table :is(.moved, .new)").first().waitFor();
    break;
  }
  await close();
});

/** Notes each step that a replay shows, and the choices beside it; ends it at its first one if `skipped` is false. */
function replayed() {
  globalThis.replay = { steps: [], choices: 0, skipped: true };
  const { replay } = globalThis;
  new MutationObserver(() => {
    const shown = document.querySelector(".replayed .happened")?.innerText;
    if (shown === undefined) return;
    if (shown !== replay.steps.at(-1)) replay.steps.push(shown);
    replay.choices += document.querySelectorAll(".choice").length;
    if (replay.skipped) return;
    replay.skipped = true;
    [...document.querySelectorAll("button")].find((button) => button.textContent === "Skip").click();
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

test("the steps after one decision are shown one by one, can be skipped, and are left out where motion is not wanted", async () => {
  const there = new Table("tomb4k", { chance: Dealer.seeded(7) });
  const before = [];
  // The first decision that chance goes on with for some steps.
  for (const notation of decisions("tomb4k", 7)) {
    const from = there.steps();
    there.act(notation);
    if (there.steps() > from + 4 && there.due() === "decision") break;
    before.push(notation);
  }
  const last = there.clone();
  last.undoPastFence();
  const label = last.choices().find(({ notation }) => notation === decisions("tomb4k", 7)[before.length]).label;
  const { page, errors, close } = await site.open(link("tomb4k", 7, before), { size: WIDE, motion: true, script: replayed });
  await page.locator(".panel .choice", { hasText: label }).first().click();
  await page.waitForFunction((ask) => document.querySelector(".ask")?.textContent === ask, there.scene().ask);
  const whole = await page.evaluate(() => globalThis.replay);
  assert.ok(whole.steps.length > 2, `${whole.steps.length} different steps are seen`);
  assert.equal(whole.choices, 0, "nothing can be chosen meanwhile");

  await go(page, link("tomb4k", 7, before));
  await page.evaluate(() => (globalThis.replay.skipped = false));
  await page.locator(".panel .choice", { hasText: label }).first().click();
  await page.waitForFunction((ask) => document.querySelector(".ask")?.textContent === ask, there.scene().ask);
  assert.deepEqual(await page.evaluate(() => globalThis.replay.steps), whole.steps.slice(0, 1), "the others are skipped");
  assert.deepEqual(errors, []);
  await close();

  const calm = await site.open(link("tomb4k", 7, before), { size: WIDE });
  await calm.page.locator(".panel .choice", { hasText: label }).first().click();
  await calm.page.locator(".happened").waitFor();
  assert.equal(await calm.page.locator(".replayed").count(), 0);
  await calm.close();
});

test("a click on what cannot be used says why, and its clause says what it says", async () => {
  const { page, errors, close } = await site.open("#votk/seed=7", { size: WIDE });
  await page.locator('[data-item="pyramid/br"] > .in').click();
  const why = page.locator("dialog .why li").first();
  assert.match(await why.innerText(), /^Buy the card at base right .*: not now, because the price is 7 gold/);
  await taking(page);
  await why.locator(".clause").click();
  await page.locator("dialog q.says").waitFor();
  assert.ok((await page.locator("dialog q.says").innerText()).length > 20);
  assert.deepEqual(errors, []);
  await close();
});

test("the goal stands at the beginning, and the rules are one click away", async () => {
  const { page, errors, close } = await site.open("#votk/seed=7", { size: WIDE });
  const [goal] = new Table("votk").rules("goal");
  assert.ok((await page.locator(".goal").innerText()).includes(goal.text));
  await page.getByRole("button", { name: "Rules" }).click();
  await taking(page);
  await page.getByText("The whole rulebook").click();
  await page.getByLabel("Search the rulebook").fill("VK-3.7");
  await page.locator(".rulebook div", { hasText: "VK-3.7" }).waitFor();
  assert.equal(await page.locator(".rulebook div").count(), 1);
  assert.deepEqual(errors, []);
  await close();
});

test("single letters are keys only as long as that is wished", async () => {
  const { page, close } = await site.open("#votk/seed=7", { size: WIDE });
  await page.locator(".scene").waitFor();
  await tool(page, "Keys and settings");
  await page.getByLabel("Single letters are keys").uncheck();
  await page.keyboard.press("Escape");
  await page.keyboard.press("l");
  await frames(page);
  assert.equal(await page.locator("dialog").count(), 0);
  await page.reload();
  await page.locator(".scene").waitFor();
  await page.keyboard.press("l");
  await frames(page);
  assert.equal(await page.locator("dialog").count(), 0);
  await close();
});

test("a choice after which nothing is left to play says so, on the card and in the list", async () => {
  const there = new Table("votk", { chance: Dealer.seeded(7) });
  const buy = there.choices().find(({ group }) => group === "Buy");
  there.act(buy);
  while (there.choices()[0].group === "Fall") there.act(there.choices()[0]);
  assert.match(there.scene().now, /^Turn 2/);
  const { page, errors, close } = await site.open("#votk/seed=7", { size: WIDE });
  await page.locator(".table .verb.ends", { hasText: "ends your turn" }).waitFor();
  await listed(page);
  await page.locator(".choice", { hasText: buy.label }).getByText("Ends your turn without “Use” or “Entomb”").waitFor();
  assert.equal(await page.locator(".choice .ending").count(), 1);
  assert.deepEqual(errors, []);
  await close();
});

test("what is owed and what the hand still pays stands at the question", async () => {
  const all = decisions("votk", 7);
  const pay = all.findIndex((notation) => notation.startsWith("pay "));
  const { page, close } = await site.open(link("votk", 7, all.slice(0, pay)), { size: WIDE });
  assert.match(await page.locator(".ask").innerText(), /\d gold is still due/);
  assert.match((await page.locator(".sums").innerText()).replaceAll(/\s+/g, " "), /^\d+ due \d+ gold in hand$/);
  await close();
});

test("odds tell results, with what differs as a range", async () => {
  const all = decisions("tomb4k", 3);
  const { page, errors, close } = await site.open(link("tomb4k", 3, all.slice(0, 1)), { size: WIDE });
  await page.getByRole("button", { name: "Odds" }).click();
  const results = page.locator(".odds").first().locator("li");
  await results.first().waitFor();
  const texts = await results.allInnerTexts();
  assert.match(texts.join("\n"), /^36 % You lose \d to \d hit points, and \d to \d are left\.$/m);
  const shares = texts.map((text) => Number.parseFloat(text));
  assert.ok(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 100) < 3, texts.join());
  assert.doesNotMatch(texts.join(), /of Spades/);
  assert.deepEqual(errors, []);
  await close();
});

test("the last turn, and a choice that ends the game, say so", async () => {
  const last = decisions("votk", 7);
  const { page, errors, close } = await site.open(link("votk", 7, last.slice(0, -2)), { size: WIDE });
  await page.locator(".big.ends", { hasText: "End last turn" }).waitFor();
  await page.locator(".table .verb.ends", { hasText: "ends your last turn" }).waitFor();
  await listed(page);
  await page.locator(".choice").last().getByText("Ends your last turn").waitFor();
  await page.locator(".choice", { hasText: /^1Buy/ }).getByText("Ends your last turn without “Use”").waitFor();
  // Whatever is sacrificed then, there are two cards left in the pyramid.
  await go(page, link("votk", 1, decisions("votk", 1).slice(0, -1)));
  await page.locator(".verb.ends").first().waitFor();
  await listed(page);
  await page.locator(".choice", { hasText: "Sacrifice" }).first().getByText("Ends the game").waitFor();
  assert.equal(await page.locator(".choice .ending").count(), await page.locator(".choice").count());
  // Neither is said where another turn follows.
  await go(page, "#votk/seed=7");
  await page.locator(".table .verb.ends").waitFor();
  await listed(page);
  await page.locator(".choice .ending").waitFor();
  assert.doesNotMatch(await page.locator(".table").innerText(), /last turn|[Ee]nds the game/);
  assert.deepEqual(errors, []);
  await close();
});

test("a card that may not pay says that the best pays first, and what concerns nothing is no fault", async () => {
  const { page, errors, close } = await site.open(link("votk", 1, decisions("votk", 1).slice(0, 26)), { size: WIDE });
  await page.locator('[data-item="hand/sarc_middle"] > .in').click();
  const why = page.locator("dialog .why li").first();
  assert.match(await why.innerText(), /^Pay with Middle Sarcophagus: not now, because cards pay in a fixed order, the most gold first: /);
  await taking(page);
  await page.keyboard.press("Escape");
  await page.locator('.pile[data-item="own/deck"]').click();
  await page.locator("dialog .note", { hasText: "there is nothing to do with it now" }).waitFor();
  assert.equal(await page.locator("dialog .why").count(), 0);
  assert.deepEqual(errors, []);
  await close();
});

test("a reaction stands in the ribbon as a deed of the player, not of the Bot", async () => {
  const all = decisions("votk", 2);
  const at = all.findIndex((notation) => notation.startsWith("react "));
  const there = new Table("votk", { chance: Dealer.seeded(2) });
  for (const notation of all.slice(0, at)) there.act(notation);
  const { page, errors, close } = await site.open(link("votk", 2, all.slice(0, at)), { size: WIDE });
  await page.locator(".scene").waitFor();
  await page.keyboard.type(String(there.choices().findIndex(({ notation }) => notation === all[at]) + 1));
  await page.keyboard.press("Enter");
  there.act(all[at]);
  const { caption, actor } = there.changesFrom(there.steps()).at(-1);
  assert.deepEqual([actor, caption], ["you", "You discarded Boat"]);
  await page.locator(".step.latest.you .caption", { hasText: caption }).waitFor();
  assert.equal(await page.locator(".step.rival", { hasText: "You" }).count(), 0);
  await page.getByRole("button", { name: "History" }).click();
  assert.match(await page.locator("dialog .log").innerText(), /You react with Boat/);
  assert.deepEqual(errors, []);
  await close();
});

test("a heading stands once in a list of choices", async () => {
  const all = decisions("kings-challenge", 1);
  const there = new Table("kings-challenge", { chance: Dealer.seeded(1) });
  const taken = all.slice(0, all.findIndex((notation) => {
    const groups = there.choices().map(({ group }) => group);
    there.act(notation);
    return groups.filter((group) => group === "Action").length > 3 && groups.at(-1) === "Action" && groups.includes("Influence");
  }));
  const { page, errors, close } = await site.open(link("kings-challenge", 1, taken), { size: WIDE });
  await page.locator(".choices h3").first().waitFor();
  assert.deepEqual(await page.locator(".choices h3").allInnerTexts(), ["Action", "Influence", "Or"]);
  assert.deepEqual(errors, []);
  await close();
});

test("what can come of a choice is named, not cut", async () => {
  const { page, errors, close } = await site.open("#tomb4k/seed=7/draw.discard.delve.delve.delve.draw.discard.delve.delve.draw.retreat.draw", { size: PHONE });
  await page.getByRole("button", { name: "Odds" }).click();
  const results = page.locator(".odds").nth(1).locator("li");
  await results.first().waitFor();
  const texts = await results.allInnerTexts();
  assert.match(texts.join("\n"), /^\d+ % A monster of strength \d+ to \d+ bars the way\.$/m);
  for (const text of texts) assert.ok(text.split(" ").length > 4, text);
  assert.deepEqual(errors, []);
  await close();
});
