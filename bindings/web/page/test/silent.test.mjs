// A browser that does not answer: the page waits for a moment, can be played, and says what it does not know. No test waits for it:
// the clock of the page is wound on.
import assert from "node:assert/strict";
import { test } from "node:test";
import { kept, listed, served, taking } from "./browser.mjs";

const site = served();

/** Longer than any service of a browser is waited for. */
const LONG = 30_000;

/** A database whose requests never come to anything: to open it, or those of a transaction. */
const unopened = () => (IDBFactory.prototype.open = () => Object.setPrototypeOf(new EventTarget(), IDBOpenDBRequest.prototype));
const unended = () => {
  const never = () => Object.setPrototypeOf(new EventTarget(), IDBRequest.prototype);
  for (const name of ["get", "getAll", "put"]) IDBObjectStore.prototype[name] = never;
};
// Pages without an address have no locks, no caches and no service worker.
const locked = () => globalThis.LockManager && (LockManager.prototype.request = () => new Promise(() => {}));
const uncached = () => {
  if (globalThis.CacheStorage) CacheStorage.prototype.open = () => new Promise(() => {});
  if (globalThis.ServiceWorkerContainer) ServiceWorkerContainer.prototype.register = () => new Promise(() => {});
};

/** What a browser does that never answers, and what the page says of it. */
const ANEW = /This browser does not answer when it is asked for its games\. This one is played from its address/;
const SILENT = {
  "the database is never opened": [[unopened], ANEW],
  "no transaction of the database ends": [[unended], ANEW],
  "no lock is ever granted": [[locked], undefined],
  "nothing answers": [[unopened, locked, uncached], ANEW],
};

for (const [how, [scripts, notice]] of Object.entries(SILENT)) {
  test(`a game is playable and kept where ${how}`, async () => {
    const { page, errors, close } = await site.open("about:blank");
    await page.clock.install();
    for (const script of scripts) await page.addInitScript(script);
    await page.goto(`${site.address}#votk/seed=7`);
    await page.waitForFunction(() => document.querySelector(".waiting, .scene"));
    for (let tries = 0; (await page.locator(".scene").count()) === 0; tries += 1) {
      assert.ok(tries < 50, "the game is still loaded");
      await page.clock.fastForward(LONG);
      await page.waitForTimeout(20);
    }
    if (notice) assert.match(await page.locator(".notice").innerText(), notice);
    await listed(page);
    await page.locator(".panel button.choice").first().evaluate((button) => button.click());
    await page.waitForFunction(() => document.querySelector(".step.latest.you"));
    await page.clock.fastForward(LONG);
    await page.clock.fastForward(LONG);
    assert.equal(await page.getByRole("alert").count(), 0);
    // It is in the journal, and in the list.
    const other = await page.context().newPage();
    await other.goto(`${site.address}icon.svg`);
    assert.equal((await kept(other)).length, 1);
    await page.goto("about:blank");
    await page.goto(site.address);
    await page.locator("h1").waitFor();
    for (let tries = 0; (await page.locator(".kept li").count()) === 0; tries += 1) {
      assert.ok(tries < 50, "the list is still awaited");
      await page.clock.fastForward(LONG);
      await page.waitForTimeout(20);
    }
    if (notice) assert.match(await page.locator(".kept .fault").innerText(), /They are not lost: load the page anew/);
    assert.deepEqual(errors, []);
    await close();
  });
}

/** The page tells when the module of a game is there. */
function told() {
  for (const name of ["instantiate", "instantiateStreaming"]) {
    const real = WebAssembly[name];
    WebAssembly[name] = async (...given) => {
      const made = await real.apply(WebAssembly, given);
      globalThis.isInstantiated = true;
      return made;
    };
  }
}

test("an address of a game that this browser is silent about says so, and not that there is none", async () => {
  const { page, errors, close } = await site.open("about:blank");
  await page.clock.install();
  await page.addInitScript(unopened);
  await page.addInitScript(told);
  await page.goto(`${site.address}#votk/saved/somewhere`);
  // The clock is wound on when the network has answered: it is the browser that is silent here.
  await page.waitForFunction(() => globalThis.isInstantiated);
  for (let tries = 0; (await page.getByRole("alert").count()) === 0; tries += 1) {
    assert.ok(tries < 50, "the game is still loaded");
    await page.clock.fastForward(LONG);
    await page.waitForTimeout(20);
  }
  assert.match(await page.getByRole("alert").innerText(), /does not answer when it is asked for its games\. The game is not lost/);
  assert.deepEqual(errors, []);
  await close();
});

test("a network that does not answer is named, and tried again", async () => {
  const { page, errors, close } = await site.open("about:blank");
  await page.clock.install();
  let isSilent = true;
  await page.route(/votk.*\.wasm$/, (route) => isSilent || route.continue());
  await page.goto(`${site.address}#votk/seed=7`);
  await page.locator(".waiting").waitFor();
  const again = page.getByRole("button", { name: "Try again" });
  for (let tries = 0; (await again.count()) === 0; tries += 1) {
    assert.ok(tries < 50, "nothing is said of the network");
    await page.clock.fastForward(LONG);
    await page.waitForTimeout(20);
  }
  assert.match(await page.getByRole("alert").innerText(), /The network has not answered for a while/);
  isSilent = false;
  await again.click();
  await page.locator(".scene").waitFor();
  assert.deepEqual(errors, []);
  await close();
});

test("a newer page in another tab does not wait for this one, and nothing decided here is lost", async () => {
  const { page, errors, close } = await site.open("#votk/seed=7");
  const step = async () => {
    const before = page.url();
    await taking(page);
    await listed(page);
    await page.locator(".panel button.choice").first().click();
    await page.waitForFunction((url) => location.href !== url, before);
  };
  await step();
  const newer = await page.context().newPage();
  await newer.goto(`${site.address}icon.svg`);
  const opened = newer.evaluate(
    () =>
      new Promise((done, failed) => {
        const request = indexedDB.open("solo", 99);
        request.onsuccess = () => done("opened");
        request.onblocked = () => done("blocked");
        request.onerror = () => failed(request.error);
      }),
  );
  assert.equal(await opened, "opened");
  await step();
  const [{ save }] = await kept(newer);
  assert.equal(save.split("\n").filter((line) => line.startsWith("decide ")).length, 2);
  assert.equal(await page.getByRole("alert").count(), 0);
  assert.deepEqual(errors, []);
  await close();
});
