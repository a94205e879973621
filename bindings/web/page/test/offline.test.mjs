// Once it was opened, the page needs no network.
import assert from "node:assert/strict";
import { test } from "node:test";
import { launch, serve } from "./browser.mjs";

test("a game that was never opened is played without a network", async () => {
  const browser = await launch();
  const { address, stop } = await serve();
  const context = await browser.newContext();
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  stop();
  await context.setOffline(true);
  await page.goto(`${address}#votk/seed=7`);
  await page.reload();
  await page.locator(".scene").waitFor();
  await page.locator(".panel button.choice").first().click();
  assert.match(page.url(), /votk/);
  await browser.close();
});
