// Chromium on the built page, and a server for its files.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname } from "node:path";
import { after, before } from "node:test";
import { chromium } from "playwright-core";

const built = new URL("../dist/", import.meta.url);
const types = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm", ".svg": "image/svg+xml", ".png": "image/png", ".webmanifest": "application/manifest+json", ".json": "application/json" };
const flags = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

/** Serves the built page; `stop` ends it, `address` is where it is, `asked` are the files that it was asked for. */
export async function serve(folder = built) {
  const asked = [];
  const server = createServer(async ({ url }, response) => {
    const path = new URL(url, "http://page").pathname.slice(1).replace(/(^|\/)$/, "$1index.html");
    asked.push(path);
    try {
      const body = await readFile(new URL(path, folder));
      response.writeHead(200, { "content-type": types[extname(path)] ?? "text/plain" }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  return { asked, address: `http://127.0.0.1:${server.address().port}/`, stop: () => server.close() };
}

/** What a page is waited for at most, in milliseconds: a limit against hanging for ever, which no busy machine comes near. */
export const HANGING = 300_000;

/** Waits until a condition holds. */
export async function until(holds, what) {
  for (let tries = 0; !(await holds()); tries += 1) {
    assert.ok(tries < HANGING / 50, what);
    // Leaves the processor to the page; nothing depends on how long.
    await new Promise((waited) => setTimeout(waited, 50));
  }
}

/** Waits until a number of frames is drawn: what follows from what was done has come by then, or does not come. */
export const frames = (page, count = 3) =>
  page.evaluate(async (count) => {
    for (let drawn = 0; drawn < count; drawn += 1) await new Promise(requestAnimationFrame);
  }, count);

/** Waits until nothing moves. */
export const still = async (page) => {
  await page.waitForFunction(() => document.fonts.status === "loaded" && document.getAnimations().every(({ playState }) => playState !== "running"));
  await frames(page);
};

/** Waits until what has just appeared takes clicks. */
export const taking = (page) => page.waitForFunction(() => document.documentElement.dataset.unseen === undefined);

/** Answers questions of a page, yes for each `true` and no for each `false`, and returns them as they come. */
export function asking(page, ...answers) {
  const asked = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.message());
    void (answers.shift() ? dialog.accept() : dialog.dismiss());
  });
  return asked;
}

export const launch = () => chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: flags });

export const DESK = { width: 1280, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** Whatever waits for a frame or a moment waits for half a second more: a machine that draws late, for tests of that alone. */
function slowly() {
  const wait = setTimeout;
  window.setTimeout = (work, time = 0, ...given) => wait(work, time + 500, ...given);
  window.requestAnimationFrame = (work) => wait(() => work(performance.now()), 500);
}

/** A page in a window of its own, with everything that went wrong in it; `late` on a machine that draws late. */
export async function open(browser, address, hash = "", { size = DESK, dark = false, late = false, motion = false, script } = {}) {
  const context = await browser.newContext({ viewport: size, colorScheme: dark ? "dark" : "light", reducedMotion: motion ? "no-preference" : "reduce", serviceWorkers: "block" });
  const page = await context.newPage();
  page.setDefaultTimeout(HANGING);
  const errors = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  if (late) await page.addInitScript(slowly);
  // Before each action; a person waits without knowing it.
  await page.addLocatorHandler(page.locator("html[data-unseen]"), () => taking(page), { noWaitAfter: true });
  if (script) await page.addInitScript(script);
  await page.goto(hash.startsWith("about:") ? hash : address + hash);
  return { page, errors, close: () => context.close() };
}

/** A browser and the served page for the tests of a file: `site.open(…)` opens it as `open` does, at `site.address`. */
export function served() {
  let browser, stop;
  const site = { address: "", open: (...given) => open(browser, site.address, ...given) };
  before(async () => {
    browser = await launch();
    ({ address: site.address, stop } = await serve());
  });
  after(async () => {
    await browser.close();
    stop();
  });
  return site;
}

/** The games that the browser of a page keeps. */
export const kept = (page) =>
  page.evaluate(async () => {
    const database = await new Promise((done, failed) => {
      const opened = indexedDB.open("solo");
      opened.onsuccess = () => done(opened.result);
      opened.onerror = () => failed(opened.error);
      opened.onupgradeneeded = () => opened.transaction.abort();
    }).catch(() => undefined);
    const found = new Map();
    if (database) {
      const all = database.transaction("games").objectStore("games").getAll();
      for (const one of await new Promise((done) => (all.onsuccess = () => done(all.result)))) found.set(one.id, one);
      database.close();
    }
    for (const key of Object.keys(localStorage).filter((key) => key.startsWith("solo/game/"))) {
      const one = JSON.parse(localStorage.getItem(key));
      if (one.changed >= (found.get(one.id)?.changed ?? 0)) found.set(one.id, one);
    }
    return [...found.values()].sort((one, other) => other.changed - one.changed);
  });

/** Opens the list of choices, where a composed table has it in a drawer. */
export async function listed(page) {
  await page.locator(".scene").waitFor();
  const all = page.locator(".sub.all[aria-expanded=false]");
  if ((await all.count()) > 0) {
    await taking(page);
    await all.click();
  }
  await page.locator(".panel").first().waitFor();
}

/** Uses a tool, which may be in the menu of a composed table. */
export async function tool(page, name) {
  const found = page.getByRole("button", { name, exact: true }).first();
  if (!(await found.isVisible())) await page.getByRole("button", { name: "More", exact: true }).click();
  await found.click();
}
