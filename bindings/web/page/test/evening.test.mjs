// An evening beside the box of Botmegistus: cards are described when they appear.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Companion } from "solo-tabletop/trismegistus-bot";
import { launch, open, serve } from "./browser.mjs";

let browser, address, stop;
before(async () => {
  browser = await launch();
  ({ address, stop } = await serve());
});
after(async () => {
  await browser.close();
  stop();
});

test("cards of the box are described in lines, and what is wrong is said", async () => {
  const { page, errors, close } = await open(browser, address, "#trismegistus-bot");
  await page.getByLabel("I do, with the real cards and dice").check();
  await page.getByRole("button", { name: "Begin" }).click();
  const line = page.getByLabel("What the table shows, in a line");
  const lines = [
    "tokens aether glory aether insight insight glory aether insight",
    "rolls black lead tin tin wild iron; white lead lead iron copper copper; red tin wild wild lead",
  ];
  const companion = new Companion();
  for (const text of lines) {
    await line.fill(text);
    await line.press("Enter");
    companion.enter(text);
  }
  await page.locator(".form", { hasText: companion.offer().describe.form }).click();
  assert.equal(await line.inputValue(), companion.offer().describe.start);
  await line.fill("deal = soup");
  await line.press("Enter");
  assert.match(await page.getByRole("alert").innerText(), /./);
  await line.fill("deal = fire");
  await line.press("Enter");
  companion.enter("deal = fire");
  const ask = companion.table().scene().ask;
  await page.locator(".ask", { hasText: ask }).waitFor();
  await page.reload();
  await page.locator(".ask", { hasText: ask }).waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Redo" }).click();
  await page.locator(".ask", { hasText: ask }).waitFor();
  assert.deepEqual(errors, []);
  await close();
});
