// Beside the real box: somebody reports what cards and dice show.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { PHONE, launch, open, serve } from "./browser.mjs";

let browser, address, stop;
before(async () => {
  browser = await launch();
  ({ address, stop } = await serve());
});
after(async () => {
  await browser.close();
  stop();
});

test("what the real cards show is picked from a list, with its odds", async () => {
  const { page, errors, close } = await open(browser, address, "#tomb4k");
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
  const { page, errors, close } = await open(browser, address, "#tomb4k/companion", { size: PHONE });
  await page.locator(".picker .choice").first().click();
  await page.waitForFunction(() => location.hash.startsWith("#tomb4k/companion/card"));
  assert.deepEqual(errors, []);
  await close();
});
