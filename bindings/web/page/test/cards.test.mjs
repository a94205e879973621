// Tables of one's own: typed, pasted, checked at their cells, kept, exported, and played with.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { Dealer, Table } from "solo-tabletop";
import { served } from "./browser.mjs";

const site = served();

const cell = (page, column, row) => page.getByLabel(`${column}, row ${row}`, { exact: true });

test("a faulty cell shows its fault with the clause, and a mended one does not", async () => {
  const { page, errors, close } = await site.open("#votk/cards");
  await cell(page, "cost", 1).fill("many");
  await cell(page, "cost", 1).press("Tab");
  const fault = page.locator("td.bad").first();
  await fault.waitFor();
  assert.match(await fault.getAttribute("title"), /VK-/);
  assert.match(await page.locator(".faults").innerText(), /designs line 2/);
  assert.equal(await cell(page, "cost", 1).getAttribute("aria-invalid"), "true");
  await cell(page, "cost", 1).fill("2");
  await cell(page, "cost", 1).press("Tab");
  await page.locator("[role=status]", { hasText: "No faults" }).waitFor();
  await page.reload();
  assert.equal(await cell(page, "cost", 1).inputValue(), "2");
  assert.deepEqual(errors, []);
  await close();
});

test("cells of a spreadsheet are pasted, exported as play takes them, and played with", async () => {
  const { page, errors, close } = await site.open("#votk/cards");
  await cell(page, "cost", 2).evaluate((input) => {
    const data = new DataTransfer();
    data.setData("text/plain", "3\t2\n4\t1\n");
    input.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  });
  assert.deepEqual([await cell(page, "cost", 2).inputValue(), await cell(page, "gold", 2).inputValue()], ["3", "2"]);
  assert.deepEqual([await cell(page, "cost", 3).inputValue(), await cell(page, "gold", 3).inputValue()], ["4", "1"]);
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Export" }).click()]);
  assert.equal(download.suggestedFilename(), "votk.catalogue.json");
  const tables = JSON.parse(await readFile(await download.path(), "utf8"));
  const table = new Table("votk", { tables, chance: Dealer.seeded(7) });
  assert.notEqual(table.catalogue().designs, new Table("votk").catalogue().designs);
  await page.goto(`${site.address}#votk/seed=7&cards=own`);
  await page.locator(".scene").waitFor();
  assert.equal(await page.locator(".ask").innerText(), table.scene().ask);
  const other = await site.open("#votk/cards");
  await other.page.setInputFiles("input[type=file]", await download.path());
  await other.page.waitForFunction(() => document.querySelector('[aria-label="cost, row 2"]').value === "3");
  assert.deepEqual([...errors, ...other.errors], []);
  await other.close();
  await close();
});
