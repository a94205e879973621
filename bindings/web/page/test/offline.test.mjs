// Once it was opened, the page needs no network; it loads no game that nobody opens before it has nothing else to do.
import assert from "node:assert/strict";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { after, before, test } from "node:test";
import { HANGING, launch, listed, serve, taking } from "./browser.mjs";

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

/** A page keeps the games that nobody opens at once, not after a while; and becomes a newer one when the test says so. */
function hurried() {
  const wait = setTimeout;
  const isIdle = (work) => String(work).includes("keep the rest");
  window.setTimeout = (work, time = 0, ...given) => (time === 8000 ? ((globalThis.renew = work), 0) : wait(work, isIdle(work) ? 0 : time, ...given));
}

const ready = (page) => page.waitForFunction(() => document.documentElement.dataset.offline === "ready");

test("a game that was never opened is played without a network, from any address of the page", async () => {
  const { address, stop } = await serve();
  const context = await browser.newContext();
  const page = await context.newPage();
  page.setDefaultTimeout(HANGING);
  await page.addInitScript(hurried);
  await page.goto(address);
  await ready(page);
  stop();
  await context.setOffline(true);
  for (const path of ["", "index.html", "?x=1"]) {
    await page.goto("about:blank");
    await page.goto(`${address}${path}#votk/seed=7`);
    await page.locator(".scene").waitFor();
  }
  await listed(page);
  await page.locator(".panel button.choice").first().click();
  await page.getByRole("button", { name: "Rules" }).click();
  await taking(page);
  await page.getByText("The whole rulebook").click();
  await page.locator(".rulebook div").first().waitFor();
  await context.close();
});

test("a first visit loads the game that is opened, once", async () => {
  const { address, asked, stop } = await serve();
  const page = await browser.newPage();
  page.setDefaultTimeout(HANGING);
  // The games that nobody opens are loaded after a while with nothing else to do: here that while ends when the test says so.
  await page.addInitScript(() => {
    const wait = setTimeout;
    window.setTimeout = (work, time = 0, ...given) => (time === 3000 ? ((globalThis.idle = work), 0) : wait(work, time, ...given));
  });
  await page.goto(`${address}#votk/seed=7`);
  await page.locator(".scene").waitFor();
  await page.waitForFunction(() => globalThis.idle !== undefined);
  // What the server sent: a browser tells of a request twice where it goes through the worker.
  const loaded = asked.filter((path) => path.endsWith(".wasm"));
  assert.equal(loaded.length, 1, loaded.join());
  assert.match(loaded[0], /^assets\/votk_bg/);
  // A worker that a busy machine has stopped is asked again.
  await page.waitForFunction(() => (globalThis.idle(), document.documentElement.dataset.offline === "ready"), undefined, { polling: 1000 });
  await page.close();
  stop();
});

test("the page can be installed", async () => {
  const { address, stop } = await serve();
  const manifest = await (await fetch(`${address}manifest.webmanifest`)).json();
  for (const { src } of manifest.icons) assert.equal((await fetch(address + src)).status, 200, src);
  assert.ok(manifest.name && manifest.start_url === "./" && manifest.display === "standalone");
  stop();
});

/** The page with a service worker that begins with some lines more. */
async function deployed(lines, change = (source) => source) {
  const folder = await mkdtemp(join(tmpdir(), "deployed-"));
  await cp(new URL("../dist/", import.meta.url), folder, { recursive: true });
  const worker = join(folder, "offline.js");
  await writeFile(worker, `${lines}\n${change(await readFile(worker, "utf8"))}`);
  const { address, stop } = await serve(pathToFileURL(`${folder}/`));
  const page = await browser.newPage();
  page.setDefaultTimeout(30_000);
  const close = async () => {
    await page.close();
    stop();
    await rm(folder, { recursive: true });
  };
  return { page, address, close };
}

const controlled = (page) => page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");

test("where there is no room for a file, it is shown nevertheless", async () => {
  const { page, address, close } = await deployed('Cache.prototype.put = () => Promise.reject(new DOMException("no room", "QuotaExceededError"));');
  try {
    await page.goto(address);
    await controlled(page);
    const [fetched] = await Promise.all([page.waitForResponse((response) => /votk.*\.wasm$/.test(response.url())), page.goto(`${address}#votk/seed=7`)]);
    assert.ok(fetched.fromServiceWorker());
    await page.locator(".scene").waitFor();
  } finally {
    await close();
  }
});

test("where the caches of a browser do not answer, the network is asked", async () => {
  const lines = `let isMute = false;
const { open } = CacheStorage.prototype;
CacheStorage.prototype.open = function (name) { return isMute ? new Promise(() => {}) : open.call(this, name); };
self.addEventListener("message", (event) => { if (event.data === "be mute") { isMute = true; event.source.postMessage("mute"); } });`;
  // The limit is a short one here, because the test waits for it.
  const { page, address, close } = await deployed(lines, (source) => source.replace("const PATIENCE = 3000;", "const PATIENCE = 50;"));
  try {
    await page.goto(address);
    await controlled(page);
    await page.evaluate(
      () =>
        new Promise((done) => {
          navigator.serviceWorker.addEventListener("message", ({ data }) => data === "mute" && done());
          navigator.serviceWorker.controller.postMessage("be mute");
        }),
    );
    await page.goto("about:blank");
    const loaded = await page.goto(`${address}#votk/seed=7`);
    assert.ok(loaded.fromServiceWorker());
    await page.locator(".scene").waitFor();
  } finally {
    await close();
  }
});

test("an open page becomes the new version, and a deployment beside it is left alone", async () => {
  const folder = await mkdtemp(join(tmpdir(), "deployed-"));
  const built = new URL("../dist/", import.meta.url);
  for (const place of ["one", "two"]) await cp(built, join(folder, place), { recursive: true });
  const { address, stop } = await serve(pathToFileURL(`${folder}/`));
  const context = await browser.newContext();
  try {
    context.setDefaultTimeout(HANGING);
    await context.addInitScript(hurried);
    const [one, two] = [await context.newPage(), await context.newPage()];
    for (const [page, place] of [[one, "one"], [two, "two"]]) {
      await page.goto(`${address}${place}/index.html#votk/seed=7`);
      await ready(page);
    }
    const caches = () => one.evaluate(async () => (await globalThis.caches.keys()).filter((name) => name.startsWith("solo ")).sort());
    const before = await caches();
    assert.deepEqual(before.map((name) => name.split(" ")[1]), ["/one/", "/two/"]);
    const worker = join(folder, "one", "offline.js");
    await writeFile(worker, (await readFile(worker, "utf8")).replace(/const VERSION = "\w+"/, 'const VERSION = "new"'));
    const reloaded = one.waitForEvent("load", { timeout: HANGING });
    await one.evaluate(async () => void (await navigator.serviceWorker.ready).update());
    await one.locator(".newer").waitFor();
    await one.evaluate(() => void setTimeout(globalThis.renew));
    await reloaded;
    await one.locator(".scene").waitFor();
    assert.deepEqual(await caches(), ["solo /one/ new", before[1]]);
  } finally {
    await context.close();
    stop();
    await rm(folder, { recursive: true });
  }
});

test("caches of others stay, whatever they are called", async () => {
  const { page, address, close } = await deployed("");
  try {
    // What was kept before this version: by an earlier one of this page, and by others.
    await page.goto(`${address}icon.svg`);
    await page.evaluate(async () => {
      for (const name of ["solo-photos", "solo-abc12", "solo-1x2y3z", "photos"]) await (await caches.open(name)).put("picture", new Response("mine"));
      await (await caches.open("solo-1x2y3z")).put("./", new Response("an earlier page"));
    });
    await page.goto(address);
    await controlled(page);
    const names = await page.evaluate(async () => (await caches.keys()).filter((name) => !name.startsWith("solo /")).sort());
    assert.deepEqual(names, ["photos", "solo-abc12", "solo-photos"]);
  } finally {
    await close();
  }
});
