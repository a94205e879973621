// Nothing is lost: games are kept each by its own key, and what is damaged or refused is said.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Dealer, Table, games } from "solo-tabletop";
import { HANGING, asking, kept, listed, served, taking, until } from "./browser.mjs";
import { decisions, link, most } from "./links.mjs";

const site = served();

/** Takes the first choice, and waits until the game is kept. */
async function step(page) {
  const before = (await kept(page)).map(({ changed }) => changed).join();
  await taking(page);
  await listed(page);
  await page.locator(".panel button.choice").first().click();
  await until(async () => (await kept(page)).map(({ changed }) => changed).join() !== before, "the game is not kept");
}

test("a link or a new game overwrites no other game, and all are listed", async () => {
  const { page, errors, close } = await site.open("#votk/seed=7");
  for (const hash of ["#votk/seed=7", "#votk/seed=8", link("votk", 7, decisions("votk", 7).slice(0, 5)), "#tomb4k/seed=7"]) {
    await page.goto("about:blank");
    await page.goto(site.address + hash);
    await page.locator(".scene").waitFor();
    await step(page);
  }
  const all = await kept(page);
  assert.equal(new Set(all.map(({ id }) => id)).size, 4);
  await page.goto(`${site.address}#`);
  await page.locator(".kept li").nth(3).waitFor();
  assert.deepEqual(new Set(await page.locator(".kept li > a").evaluateAll((links) => links.map((one) => one.hash))), new Set(all.map(({ hash }) => hash)));
  // Going on with one goes on with that one.
  await page.locator(".kept li > a").nth(2).click();
  await page.locator(".scene").waitFor();
  await step(page);
  assert.equal((await kept(page)).length, 4);
  await page.goto(`${site.address}#`);
  // It is forgotten only by who wants that.
  const asked = asking(page, false, true);
  await page.locator(".kept .drop").first().click();
  assert.match(asked[0], /^Forget this game\? Nothing brings it back/);
  await page.reload();
  await page.locator(".kept li").nth(3).waitFor();
  await page.locator(".kept .drop").first().click();
  await page.waitForFunction(() => document.querySelectorAll(".kept li").length === 3);
  await page.reload();
  await page.locator(".kept li").first().waitFor();
  assert.equal(await page.locator(".kept li").count(), 3);
  assert.deepEqual(errors, []);
  await close();
});

test("a game that cannot be opened is forgotten only by who wants that", async () => {
  const { page, errors, close } = await site.open("");
  const [id, hash] = ["broken", "#votk/saved/broken"];
  const broken = { id, game: "votk", begun: 1, changed: 1, save: "", back: 0, hash, tables: {}, now: "Turn 3", by: id, versions: { [id]: 1 } };
  await page.evaluate((game) => localStorage.setItem("solo/game/broken/broken", JSON.stringify(game)), broken);
  await page.goto(`${site.address}${hash}`);
  const asked = asking(page, false, true);
  await page.getByRole("button", { name: "Forget this game" }).click();
  assert.match(asked[0], /^Forget this game\? .*\n\nTurn 3$/s);
  assert.deepEqual(await kept(page), [broken]);
  await page.getByRole("button", { name: "Forget this game" }).click();
  await until(async () => (await kept(page)).length === 0, "the game is forgotten");
  assert.deepEqual(errors, []);
  await close();
});

test("a finished game is kept with its result, which counts", async () => {
  const all = decisions("votk", 7);
  const { page, errors, close } = await site.open(link("votk", 7, all.slice(0, -1)));
  await page.locator(".scene").waitFor();
  const there = new Table("votk", { chance: Dealer.seeded(7) });
  for (const notation of all.slice(0, -1)) there.act(notation);
  const number = there.choices().findIndex(({ notation }) => notation === all.at(-1)) + 1;
  await page.keyboard.type(String(number));
  await page.keyboard.press("Enter");
  await page.locator(".over").waitFor();
  await taking(page);
  await page.getByRole("link", { name: "Another game" }).click();
  await page.locator(".record").waitFor();
  assert.match(await page.locator(".record").innerText(), /^1 game finished, [01] won \((0|100) %\), best result: \d+ points (ahead of|behind) the Bot\.$/);
  assert.equal((await kept(page))[0].result.text.length > 0, true);
  assert.deepEqual(errors, []);
  await close();
});

test("a result beside a box is the score of the person, and results of a simulated side do not count", async () => {
  const { page, errors, close } = await site.open("");
  await page.evaluate(() => {
    for (const [id, won, points] of [["earlier", null, 300], ["one", true, 3], ["two", false, -36]]) {
      const hash = `#trismegistus-bot/saved/${id}`;
      const result = { text: "The game is over.", won, points };
      const line = JSON.stringify({ game: "trismegistus-bot", points, won, time: points + 100 });
      const game = { id, line, game: "trismegistus-bot", begun: 1, changed: 1, save: "", back: 0, hash, tables: {}, now: "", result, by: id, versions: { [id]: 1 } };
      localStorage.setItem(`solo/game/${id}/${id}`, JSON.stringify(game));
    }
  });
  await page.goto(`${site.address}#trismegistus-bot`);
  await page.locator(".record").waitFor();
  assert.equal(await page.locator(".record").innerText(), "2 games finished, 1 won (50 %), best result: 3 VP ahead of Botmegistus.");
  assert.deepEqual(errors, []);
  await close();
});

test("a game of the page as it was is kept", async () => {
  const { page, close } = await site.open("#votk/seed=7");
  await page.locator(".scene").waitFor();
  await step(page);
  const [{ save, hash, tables, now }] = await kept(page);
  const other = await site.open("");
  await other.page.evaluate((old) => localStorage.setItem("solo/votk/game", JSON.stringify(old)), { save, hash, tables, now, back: 0 });
  await other.page.reload();
  await other.page.getByRole("link", { name: "Go on", exact: true }).click();
  await other.page.locator(".scene").waitFor();
  assert.deepEqual((await kept(other.page)).map((one) => one.hash), [hash]);
  await other.close();
  await close();
});

test("a browser that keeps nothing says so, and offers the game as a file", async () => {
  const { page, errors, close } = await site.open("about:blank", { script: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("no room", "QuotaExceededError");
    };
    IDBFactory.prototype.open = () => {
      throw new DOMException("not allowed", "SecurityError");
    };
  } });
  await page.goto(`${site.address}#votk/seed=7`);
  await listed(page);
  await page.locator(".panel button.choice").first().click();
  const alert = page.locator("[role=alert]", { hasText: "keeps no games" });
  await alert.waitFor();
  await taking(page);
  const [file] = await Promise.all([page.waitForEvent("download"), alert.getByRole("button").click()]);
  assert.match(file.suggestedFilename(), /^votk-\d+\.solo$/);
  // In this visit nothing is lost either.
  await page.getByRole("link", { name: /^Leave/ }).click();
  await page.getByRole("link", { name: /^Go on/ }).waitFor();
  assert.deepEqual(errors, []);
  await close();
});

/** Picks of a linear congruential generator. */
function picks(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const JUNK = ["%", "%2", "%zz", "/", "//", ".", "..", "&", "=", "seed=abc", "seed=-1", "+", "#", "\u0000", "é", "💥", "<b>", "companion", "cards=own", "undefined", "1e99"];

/** A text with some of it replaced, left out or doubled. */
function damaged(text, pick) {
  let result = text;
  for (let times = pick(3) + 1; times > 0; times -= 1) {
    const at = pick(result.length + 1);
    const end = at + pick(4);
    result = [result.slice(0, at) + JUNK[pick(JUNK.length)] + result.slice(end), result.slice(0, at), result.slice(0, at) + result.slice(end), result + result.slice(at)][pick(4)];
  }
  return result;
}

/** Visits addresses, and says at which the page shows nothing to read or no way on. */
const blank = (page, visits) =>
  page.evaluate(async ([visits, hanging]) => {
    const found = [];
    // A task of its own, so that the page draws before it; nothing depends on how long.
    const drawn = (pause) => new Promise((done) => setTimeout(done, pause));
    for (const { hash, storage } of visits) {
      for (const [key, value] of storage ?? []) localStorage.setItem(key, value);
      location.hash = "#tomb4k";
      await drawn();
      location.hash = hash;
      let isGood = false;
      for (let tries = 0; tries < hanging / 50 && !isGood; tries += 1) {
        await drawn(Math.min(1 + tries / 4, 50));
        const main = document.querySelector("main:not([aria-busy])");
        isGood = main !== null && main.innerText.trim().length > 10 && document.querySelector("a[href^='#'], button") !== null;
      }
      if (!isGood) found.push(`${hash}: ${document.body.innerText.slice(0, 80)}`);
    }
    return found;
  }, [visits, HANGING]);

test("no damaged address ends at a blank page", { timeout: 600_000 }, async () => {
  const pick = picks(5);
  const good = games.flatMap(({ name }) => [`#${name}`, `#${name}/seed=7`, `#${name}/saved`, `#${name}/companion`, link(name, 7, decisions(name, 7).slice(0, 6))]);
  const given = ["#%2", "#nowhere", "#votk/seed=abc", "#votk/nowhere", "#votk/seed=7/%2", "#votk/seed=7/%E0%A4%A", "#votk/saved/nothing", "#/", "#votk/seed=99999999999999999999"];
  const visits = [...given, ...Array.from({ length: most(750, 80) }, () => damaged(good[pick(good.length)], pick))].map((hash) => ({ hash: hash.startsWith("#") ? hash : `#${hash}` }));
  const { page, errors, close } = await site.open("");
  await page.locator("h1").waitFor();
  assert.deepEqual(await blank(page, visits), []);
  for (const [hash, why] of [["#nowhere", "no game"], ["#votk/seed=abc", "no seed"], ["#votk/seed=7/%2", "cannot be read"], ["#votk/saved/nothing", "keeps no such game"]]) {
    await page.goto(`${site.address}${hash}`);
    await page.getByRole("alert").filter({ hasText: why }).waitFor();
    await page.getByRole("link", { name: "All games" }).waitFor();
  }
  assert.deepEqual(errors, []);
  await close();
});

/** What stands in the database under a key; `written` is put there first. */
const shelf = (page, id, written) =>
  page.evaluate(
    ([id, written]) =>
      new Promise((done, failed) => {
        const request = indexedDB.open("solo");
        request.onerror = () => failed(request.error);
        request.onsuccess = () => {
          const transaction = request.result.transaction("games", "readwrite");
          const store = transaction.objectStore("games");
          if (written) store.put(written);
          const got = store.get(id);
          transaction.oncomplete = () => (request.result.close(), done(got.result));
        };
      }),
    [id, written],
  );

test("what another version of the page has written is neither overwritten nor forgotten", async () => {
  const { page, errors, close } = await site.open("#votk/seed=7");
  await page.locator(".scene").waitFor();
  await step(page);
  await until(async () => (await kept(page)).length === 1, "the game is kept");
  const other = await page.context().newPage();
  await other.goto(`${site.address}icon.svg`);
  const [{ id }] = await kept(other);
  await until(async () => (await shelf(other, id)) !== undefined, "the database has the game");
  // A list that shows the game as it was.
  const list = await page.context().newPage();
  await list.goto(site.address);
  await list.locator(".kept li").waitFor();
  const theirs = { id, save: ["of a later", "form"] };
  await shelf(other, id, theirs);
  asking(list, true);
  await list.locator(".kept .drop").click();
  await list.waitForFunction(() => document.querySelectorAll(".kept li").length === 0);
  assert.deepEqual(await shelf(other, id), theirs);
  await step(page);
  await until(async () => (await page.evaluate(() => history.state.id)) !== id, "the game goes on under another key");
  const there = await shelf(other, await page.evaluate(() => history.state.id));
  assert.equal(there.save.split("\n").filter((line) => line.startsWith("decide ")).length, 2);
  assert.deepEqual(await shelf(other, id), theirs);
  assert.deepEqual(errors, []);
  await close();
});

test("no damaged storage ends at a blank page", { timeout: 600_000 }, async () => {
  const pick = picks(6);
  const { page, errors, close } = await site.open("#votk/seed=7");
  await page.locator(".scene").waitFor();
  await step(page);
  const [one] = await kept(page);
  const visits = Array.from({ length: most(250, 50) }, (_, number) => {
    const whole = JSON.stringify({ ...one, id: `damaged-${number % 7}`, changed: one.changed + 1 + number });
    const inside = JSON.stringify({ ...one, id: `damaged-${number % 7}`, changed: one.changed + 1 + number, save: damaged(one.save, pick), evening: pick(2) ? undefined : { start: {}, lines: 7 } });
    const text = pick(2) === 0 ? damaged(whole, pick) : inside;
    const storage = [[`solo/game/damaged-${number % 7}`, text], ["solo/votk/tables", damaged('{"designs":"id"}', pick)], ["solo/votk/game", damaged(whole, pick)], ["solo/wish/speed", damaged('"slow"', pick)]];
    return { hash: ["#", "#votk", one.hash, "#votk/saved", "#votk/cards", "#votk/seed=7&cards=own"][pick(6)], storage };
  });
  assert.deepEqual(await blank(page, visits), []);
  assert.deepEqual(errors, []);
  await close();
});

test("a file that is no save of this game is opened as what it is, or answered in words", async () => {
  const { page, errors, close } = await site.open("#votk");
  const file = page.getByLabel("Load a saved game");
  const fault = page.locator(".fault", { hasText: "“" });
  const said = async (name, content, what) => {
    await file.setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(content) });
    await fault.filter({ hasText: what }).waitFor();
  };
  await said("picture.png", [0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe], "“picture.png” is no saved game. Saved games are text files");
  await said("letter.txt", "Dear reader", "“letter.txt” is no saved game");
  await said("golf.solo", "solo-save 2\ngame golf\n", "which is not on this page");
  const there = new Table("tomb4k", { chance: Dealer.seeded(3) });
  there.act(there.choices()[0]);
  await said("cut.solo", there.save().slice(0, -30), "it was changed or cut off: ");
  await file.setInputFiles({ name: "tomb.solo", mimeType: "text/plain", buffer: Buffer.from(there.save()) });
  await page.locator(".scene").waitFor();
  assert.match(page.url(), /#tomb4k\/seed=3\//);
  assert.equal(await page.locator(".ask").innerText(), there.scene().ask);
  assert.deepEqual(errors, []);
  await close();
});

test("results say what they count", async () => {
  const all = decisions("votk", 7);
  const there = new Table("votk", { chance: Dealer.seeded(7) });
  for (const notation of all) there.act(notation);
  const { points, players } = there.summary();
  const { page, errors, close } = await site.open(link("votk", 7, all));
  const text = await page.locator(".summary").innerText();
  assert.ok(text.includes(`${Math.abs(points)} points ${points < 0 ? "behind" : "ahead of"} the Bot`), text);
  const { mean_tenths: mean, won, games } = players.find(({ player }) => player === "sensible");
  assert.ok(text.includes(`A sensible player ends ${Math.abs(mean / 10)} points ahead of the Bot on average, and wins ${Math.round((100 * won) / games)} % of its games.`), text);
  assert.deepEqual(errors, []);
  await close();
});

test("a game that no address can say has no link to give away", async () => {
  const view = new Table("votk", { chance: Dealer.seeded(7) }).view();
  const save = new Table("votk").setUpHere(view).save();
  const { page, errors, close } = await site.open("#votk");
  await page.setInputFiles("input[type=file]", { name: "set-up.solo", mimeType: "text/plain", buffer: Buffer.from(save) });
  await page.locator(".scene").waitFor();
  await page.getByRole("button", { name: "More", exact: true }).click();
  const share = page.getByRole("button", { name: "Link" });
  assert.ok(await share.isDisabled());
  await page.goto("about:blank");
  await page.goto(`${site.address}#votk/seed=7`);
  await page.locator(".scene").waitFor();
  await page.getByRole("button", { name: "More", exact: true }).click();
  assert.ok(await share.isEnabled());
  assert.deepEqual(errors, []);
  await close();
});

test("who comes back goes on first, and no first game stands out any more", async () => {
  const { page, errors, close } = await site.open("");
  assert.equal(await page.locator(".shelf .button:not(.quiet)", { hasText: "First game" }).count() > 2, true);
  await page.goto(`${site.address}#votk/seed=7`);
  await page.locator(".scene").waitFor();
  await step(page);
  const [{ hash, now }] = await kept(page);
  await page.goto(site.address);
  await page.reload();
  const first = page.locator("main a").first();
  await page.locator("main .main").waitFor();
  assert.equal(await first.innerText(), "Go on: Valley of the Kings against the Bot");
  assert.equal(await first.getAttribute("href"), hash);
  assert.ok((await page.locator("main .links").first().innerText()).includes(now));
  assert.equal(await page.locator(".shelf .button:not(.quiet)", { hasText: "First game" }).count(), 0);
  assert.deepEqual(errors, []);
  await close();
});
