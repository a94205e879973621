// Once it was opened, the page needs no network; it loads no game that nobody opens before it has nothing else to do.
import assert from "node:assert/strict";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { test } from "node:test";
import { launch, serve, taking } from "./browser.mjs";

const ready = (page) => page.waitForFunction(() => document.documentElement.dataset.offline === "ready");

test("a game that was never opened is played without a network, from any address of the page", async () => {
  const browser = await launch();
  const { address, stop } = await serve();
  const context = await browser.newContext();
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.goto(address);
  await ready(page);
  stop();
  await context.setOffline(true);
  for (const path of ["", "index.html", "?x=1"]) {
    await page.goto("about:blank");
    await page.goto(`${address}${path}#votk/seed=7`);
    await page.locator(".scene").waitFor();
  }
  await page.locator(".panel button.choice").first().click();
  await page.getByRole("button", { name: "Rules" }).click();
  await taking(page);
  await page.getByText("The whole rulebook").click();
  await page.locator(".rulebook div").first().waitFor();
  await browser.close();
});

test("a first visit loads the game that is opened, once", async () => {
  const browser = await launch();
  const { address, stop } = await serve();
  const page = await browser.newPage();
  const loaded = [];
  page.context().on("request", (request) => request.url().endsWith(".wasm") && loaded.push(new URL(request.url()).pathname));
  await page.goto(`${address}#votk/seed=7`);
  await page.locator(".scene").waitFor();
  await page.waitForTimeout(1000);
  assert.equal(loaded.length, 1, loaded.join());
  assert.match(loaded[0], /\/votk_bg/);
  await browser.close();
  stop();
});

test("the page can be installed", async () => {
  const { address, stop } = await serve();
  const manifest = await (await fetch(`${address}manifest.webmanifest`)).json();
  for (const { src } of manifest.icons) assert.equal((await fetch(address + src)).status, 200, src);
  assert.ok(manifest.name && manifest.start_url === "./" && manifest.display === "standalone");
  stop();
});

test("an open page becomes the new version, and a deployment beside it is left alone", async () => {
  const folder = await mkdtemp(join(tmpdir(), "deployed-"));
  const built = new URL("../dist/", import.meta.url);
  for (const place of ["one", "two"]) await cp(built, join(folder, place), { recursive: true });
  const browser = await launch();
  const { address, stop } = await serve(pathToFileURL(`${folder}/`));
  const context = await browser.newContext();
  try {
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
    const reloaded = one.waitForEvent("load", { timeout: 30_000 });
    await one.evaluate(async () => void (await navigator.serviceWorker.ready).update());
    await one.locator(".newer").waitFor();
    await reloaded;
    await one.locator(".scene").waitFor();
    assert.deepEqual(await caches(), ["solo /one/ new", before[1]]);
  } finally {
    await browser.close();
    stop();
    await rm(folder, { recursive: true });
  }
});
