// What people do with the page, by seed: games in several tabs, tabs that are killed, a browser without room, without a database or
// with one that never answers, clocks that are set back, older files that are loaded. At the end everything has to be there that a
// tab has shown without saying that it is not kept.
import { Dealer, Table } from "solo-tabletop";
import { passedOver } from "./links.mjs";

const GAME = "tomb4k";
const CARDS = "votk";

/** What a browser is like from its first page on. */
const BROWSERS = [
  { name: "a whole browser", script: () => {} },
  { name: "no locks", script: () => Object.defineProperty(Navigator.prototype, "locks", { value: undefined }) },
  {
    name: "no database",
    script: () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException("not allowed", "SecurityError");
      };
    },
  },
  // Nobody waits for it here: its patience is a short one.
  { name: "a silent database", patience: 30, script: () => (IDBFactory.prototype.open = () => Object.setPrototypeOf(new EventTarget(), IDBOpenDBRequest.prototype)) },
  { name: "no messages between tabs", script: () => (BroadcastChannel.prototype.postMessage = () => {}) },
];

/** Storage that is full while it is said so, a clock that is set back, and perhaps no long waits. */
function disturbed([behind, patience]) {
  const [now, wait] = [Date.now, setTimeout];
  Date.now = () => now() - behind;
  if (patience) window.setTimeout = (work, time = 0, ...given) => wait(work, time >= 1000 ? patience : time, ...given);
  window.full = { journal: false, shelf: false };
  const guard = (prototype, name, store) => {
    const method = prototype[name];
    prototype[name] = function (...given) {
      if (window.full[store]) throw new DOMException("no room", "QuotaExceededError");
      return method.apply(this, given);
    };
  };
  guard(Storage.prototype, "setItem", "journal");
  guard(IDBObjectStore.prototype, "put", "shelf");
}

/** Picks of a linear congruential generator. */
function picks(seed) {
  let state = (seed * 2_654_435_761) >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A game as somebody has seen it: how it was dealt, what was decided, and how it ended. */
class Line {
  constructor(seed, inputs = []) {
    this.seed = seed;
    this.table = new Table(GAME, { chance: Dealer.seeded(seed) });
    for (const input of inputs) this.table.act(input);
    this.inputs = [...inputs];
    /** What was shown as kept last. */
    this.seen = undefined;
  }

  get hash() {
    return `#${GAME}/seed=${this.seed}${this.inputs.length > 0 ? `/${this.inputs.map((input) => encodeURIComponent(input).replaceAll("%20", "+")).join(".")}` : ""}`;
  }

  /** Notes what is kept; a link that was only looked at is no game. */
  see() {
    this.seen = { hash: this.hash, result: this.table.summary()?.result };
  }
}

class Run {
  constructor(context, address, seed, browser) {
    Object.assign(this, { context, address, browser, pick: picks(seed) });
    this.tabs = [];
    /** Games that no tab plays now. */
    this.left = [];
    /** Descriptions of cards: by row, what stands for it in gold. */
    this.cards = [];
    this.count = 0;
    this.files = [];
    this.story = [];
  }

  async tab(hash) {
    const page = await this.context.newPage();
    page.setDefaultTimeout(20_000);
    await page.addInitScript(this.browser.script);
    await page.addInitScript(disturbed, [this.pick(3) * 43_200_000, this.browser.patience]);
    await page.goto(this.address + hash);
    return page;
  }

  say(what) {
    this.story.push(what);
  }

  /** Opens a game: a new one, one that was left, or one that another tab plays. */
  async open() {
    const played = this.tabs.filter(({ line }) => line?.inputs.length > 0).map(({ line }) => line);
    const way = this.pick(3);
    let line;
    if (way === 0 && played.length > 0) {
      const { seed, inputs } = played[this.pick(played.length)];
      line = new Line(seed, inputs);
      this.say(`a second tab opens ${line.hash}`);
    } else if (way === 1 && this.left.length > 0) {
      [line] = this.left.splice(this.pick(this.left.length), 1);
      this.say(`a tab goes on with ${line.hash}`);
    } else {
      line = new Line(1 + this.pick(1000));
      this.say(`a tab begins ${line.hash}`);
    }
    const page = await this.tab(line.hash);
    await page.locator(".scene").waitFor();
    this.tabs.push({ page, line });
  }

  /** Decides something, and notes it once it is shown. */
  async decide({ page, line }) {
    if (line.table.due() !== "decision") return;
    const choices = line.table.choices();
    // Not all games end before they have begun.
    const number = this.pick(choices.length);
    const { notation } = choices[number];
    line.table.act(notation);
    line.inputs.push(notation, ...passedOver(line.table));
    this.say(`decides ${notation}: ${line.hash}`);
    await page.evaluate((number) => [...document.querySelectorAll(".panel button.choice")].find((button) => button.querySelector(".key").textContent === number).click(), String(number + 1));
    await this.shown(page, line);
  }

  async undo({ page, line }) {
    if (line.inputs.length === 0) return;
    const [can, past] = line.table.canUndo();
    if (!can && !past) return;
    if (can) line.table.undo();
    else line.table.undoPastFence();
    line.inputs.pop();
    while (line.table.makesNoDifference() && line.table.canUndo()[0]) {
      line.table.undo();
      line.inputs.pop();
    }
    this.say(`takes back: ${line.hash}`);
    await page.evaluate(() => [...document.querySelectorAll(".tools button")].find((button) => button.textContent === "Undo").click());
    await this.shown(page, line);
  }

  async shown(page, line) {
    const { ask, now } = line.table.scene();
    await page.waitForFunction(([ask, now]) => document.querySelector(".ask")?.textContent === ask && document.querySelector(".now")?.textContent === now, [ask, now]);
    const full = await page.evaluate(() => window.full);
    // Where the journal is full, or all is, what becomes of it is seen a moment later.
    if (full.journal) await page.waitForFunction((hash) => decodeURIComponent(location.hash) === decodeURIComponent(hash), line.hash);
    if (full.journal) await page.waitForTimeout(100);
    if ((await page.getByRole("alert").count()) === 0) line.see();
  }

  /** Storage is full in a tab, or no longer. */
  async fill({ page }) {
    const full = { journal: this.pick(2) === 0, shelf: this.pick(2) === 0 };
    this.say(`full: ${JSON.stringify(full)}`);
    await page.evaluate((full) => (window.full = full), full);
  }

  /** Ends a tab: it is closed, killed, or another address is gone to. */
  async end(tab) {
    const { page, line } = tab;
    this.tabs.splice(this.tabs.indexOf(tab), 1);
    const way = this.pick(3);
    this.say(`${["closes", "kills", "leaves"][way]} the tab of ${line ? line.hash : "the cards"}`);
    if (way === 1) {
      const crashed = page.waitForEvent("crash");
      (await this.context.newCDPSession(page)).send("Page.crash").catch(() => undefined);
      await crashed;
    }
    if (way === 2) await page.goto("about:blank");
    await page.close();
    if (!line?.seen) return;
    // What was not kept is gone with its tab, as it was said.
    const kept = line.seen.hash.split("/")[2]?.split(".") ?? [];
    const again = new Line(line.seed, kept.map((input) => decodeURIComponent(input.replaceAll("+", " "))));
    again.seen = line.seen;
    this.left.push(again);
  }

  /** Saves a game as a file, or loads one that was saved before: another game then. */
  async file({ page, line }) {
    if (this.files.length === 0 || this.pick(2) === 0) {
      if (line.inputs.length > 0) this.files.push({ seed: line.seed, inputs: [...line.inputs], save: line.table.save() });
      return;
    }
    const { seed, inputs, save } = this.files[this.pick(this.files.length)];
    const other = new Line(seed, inputs);
    this.say(`loads an older file of ${other.hash}`);
    const setup = await this.tab(`#${GAME}`);
    await setup.getByLabel("Load a saved game").setInputFiles({ name: "older.solo", mimeType: "text/plain", buffer: Buffer.from(save) });
    await setup.locator(".scene").waitFor();
    other.see();
    this.tabs.push({ page: setup, line: other });
    void page;
  }

  /** Describes a card in a tab of the editor, or loads an older file of cards. */
  async describe() {
    let tab = this.tabs.filter(({ line }) => !line)[this.pick(2)];
    if (!tab) {
      tab = { page: await this.tab(`#${CARDS}/cards`) };
      await tab.page.locator(".spread").waitFor();
      this.tabs.push(tab);
    }
    const { page } = tab;
    const row = 1 + this.pick(4);
    const gold = () => page.getByLabel(`gold, row ${row}`, { exact: true });
    if (this.pick(4) === 0) {
      const file = await page.evaluate((key) => localStorage.getItem(key), `solo/${CARDS}/tables`);
      if (this.backup) {
        this.say("loads an older file of cards");
        await page.getByLabel("Import").setInputFiles({ name: "older.json", mimeType: "application/json", buffer: Buffer.from(this.backup) });
        await page.getByRole("status").filter({ hasText: /Kept in this browser|keeps nothing/ }).waitFor();
      }
      this.backup = file ?? this.backup;
      return;
    }
    const typed = String(10 + (this.count += 1));
    const before = await gold().inputValue();
    // What stands there while it is typed has been seen.
    await gold().fill(typed);
    await gold().press("Tab");
    await page.getByRole("status").filter({ hasText: /Kept in this browser|keeps nothing/ }).waitFor();
    const said = await page.getByRole("status").innerText();
    this.say(`row ${row}: ${before} becomes ${typed}: ${said}`);
    if (!said.includes("Kept in this browser")) return;
    this.cards = this.cards.filter((one) => one.row !== row || one.gold !== before);
    this.cards.push({ row, gold: typed });
  }

  async act() {
    const playing = this.tabs.filter(({ line }) => line);
    const way = this.pick(16);
    const tab = playing[this.pick(Math.max(playing.length, 1))];
    if (!tab || (way === 0 && this.tabs.length < 4)) return this.open();
    if (way === 1) return this.end(this.tabs[this.pick(this.tabs.length)]);
    if (way === 2) return this.fill(tab);
    if (way === 3) return this.undo(tab);
    if (way === 4) return this.file(tab);
    if (way < 8) return this.describe();
    return this.decide(tab);
  }

  /** What was shown and is not there. */
  async missing() {
    const page = await this.tab("#");
    await page.locator("h1").waitFor();
    const seen = [...this.tabs.flatMap(({ line }) => line ?? []), ...this.left].flatMap(({ seen }) => seen ?? []);
    const wanted = seen.filter(({ hash }) => hash.split("/").length > 2);
    if (wanted.length > 0) await page.locator(".kept li").first().waitFor();
    const all = page.getByRole("button", { name: /^All \d+ games$/ });
    if ((await all.count()) > 0) await all.click();
    const kept = await page.locator(".kept li > a").evaluateAll((links) => links.map((link) => [link.hash, link.innerText]));
    const isThere = ({ hash, result }) => kept.some(([address, text]) => (result === undefined ? address === hash || address.startsWith(`${hash}.`) : address === hash && text.includes(result)));
    const missing = wanted.filter((one) => !isThere(one)).map(({ hash, result }) => `${hash}${result ? ` (${result})` : ""} among ${kept.map(([address]) => address).join(" ")}`);
    if (this.cards.length > 0) missing.push(...(await this.missingCards(page)));
    return missing;
  }

  async missingCards(page) {
    await page.goto("about:blank");
    await page.goto(`${this.address}#${CARDS}/cards`);
    await page.locator(".spread").waitFor();
    const [head, rows, others] = await page.evaluate(() => [
      [...document.querySelectorAll(".spread thead th")].map((one) => one.textContent),
      [...document.querySelectorAll(".spread tbody tr")].map((row) => [...row.querySelectorAll("input")].map((input) => input.value)),
      [...document.querySelectorAll(".kept code")].map((code) => code.textContent.trim().split(",")),
    ]);
    const column = head.indexOf("gold") - 1;
    const isThere = ({ row, gold }) => rows[row - 1][column] === gold || others.some((cells) => cells[0].endsWith(` ${rows[row - 1][0]}`) && cells[column] === gold);
    return this.cards.filter((one) => !isThere(one)).map(({ row, gold }) => `row ${row} with ${gold}`);
  }
}

/**
 * Does what the seed says in a browser of its own: so many decisions, cards and disturbances. What was lost, and what was done; a
 * shorter run does the first of what a longer one does.
 */
export async function lost(browser, address, seed, actions) {
  const kind = BROWSERS[seed % BROWSERS.length];
  const context = await browser.newContext({ serviceWorkers: "block", reducedMotion: "reduce" });
  const run = new Run(context, address, seed, kind);
  try {
    for (let number = 0; number < actions; number += 1) await run.act();
    while (run.tabs.length > 0) await run.end(run.tabs[0]);
    return { kind: kind.name, missing: await run.missing(), story: run.story };
  } catch (error) {
    return { kind: kind.name, missing: [`the run ended early: ${error.message.split("\n")[0]}`], story: run.story };
  } finally {
    await context.close();
  }
}
