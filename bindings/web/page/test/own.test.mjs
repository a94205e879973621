// One's own cards as other programs write them, and where storage is damaged or full: nothing that was described is lost.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Table } from "solo-tabletop";
import { asking, served } from "./browser.mjs";

const site = served();

const HOUSE = new Table("votk").catalogue().designs;
const ROWS = HOUSE.trimEnd().split("\n");
const NAME = ROWS[0].split(",").indexOf("name");

/** A row with another cell. */
const celled = (row, column, text) => row.split(",").with(column, text).join(",");
const [HEAD, FIRST, SECOND] = ROWS;
const column = (name) => HEAD.split(",").indexOf(name);

const cell = (page, name, row) => page.getByLabel(`${name}, row ${row}`, { exact: true });

async function enter(page, name, row, text) {
  await cell(page, name, row).fill(text);
  await cell(page, name, row).press("Tab");
}

/** The page of one's own cards in a browser that has this in its storage. */
async function opened(storage) {
  const { page, ...rest } = await site.open("#");
  await page.evaluate((storage) => Object.entries(storage).forEach(([key, text]) => localStorage.setItem(`solo/votk/${key}`, text)), storage);
  await page.goto(`${site.address}#votk/cards`);
  await page.locator(".spread").waitFor();
  return { page, ...rest };
}

const stored = (page, key) => page.evaluate((key) => localStorage.getItem(`solo/votk/${key}`), key);
const own = async (page) => JSON.parse(await stored(page, "tables")).designs;
const others = (page) => page.getByRole("region", { name: "Other descriptions" }).locator("code");
/** The rows of designs as the game reads them: what stands in a text for the same rows in its own form. */
const read = (designs) => new Table("votk", { tables: { designs } }).catalogue();

test("a cell with a comma in quotes is one cell, with any line ending, and stays", async () => {
  const quoted = [HEAD, celled(FIRST, NAME, '"Urn, ""small"""'), ...ROWS.slice(2)].join("\r\n");
  const { page, errors, close } = await opened({ tables: JSON.stringify({ designs: quoted }) });
  assert.equal(await cell(page, "name", 1).inputValue(), 'Urn, "small"');
  const last = HEAD.split(",").at(-1);
  assert.equal(await cell(page, last, 1).inputValue(), FIRST.split(",").at(-1));
  await enter(page, "gold", 1, "7");
  await page.getByRole("status").filter({ hasText: "No faults. Kept in this browser." }).waitFor();
  const wanted = [HEAD, celled(celled(FIRST, column("gold"), "7"), NAME, '"Urn, ""small"""'), ...ROWS.slice(2), ""].join("\n");
  assert.equal(await own(page), wanted);
  // A comma that is typed stays, too, and a table that is what it was is none of one's own.
  await enter(page, "name", 2, "Jar, broken");
  assert.equal(await cell(page, "name", 2).inputValue(), "Jar, broken");
  assert.deepEqual(read(await own(page)).designs, await own(page));
  const asked = asking(page, false, true);
  const before = await own(page);
  await page.getByRole("button", { name: "Back to what it was" }).click();
  assert.match(asked[0], /^Forget all that is yours in “designs”\?/);
  assert.equal(await own(page), before);
  await page.getByRole("button", { name: "Back to what it was" }).click();
  await page.waitForFunction(() => localStorage.getItem("solo/votk/tables") === null);
  assert.deepEqual(errors, []);
  await close();
});

test("a table is read in the editor as the game reads it", async () => {
  const wanted = [HEAD, celled(FIRST, column("gold"), "7"), ...ROWS.slice(2), ""].join("\n");
  const split = (mark) => ROWS.map((row) => row.split(",").map((one) => (one.includes(mark) ? `"${one}"` : one)).join(mark));
  const forms = [split(";").join("\r\n"), ["sep=;", ...split(";")].join("\n"), split("\t").join("\r"), `\uFEFF\n${ROWS.join("\n\n")}`, ROWS.map((row) => row.split(",").map((one) => `"${one} "`).join(",")).join("\n")];
  for (const designs of forms) {
    assert.equal(read(designs).designs, read(HOUSE).designs, "the game reads it as the embedded table");
    const { page, errors, close } = await opened({ tables: JSON.stringify({ designs }) });
    await enter(page, "gold", 1, "7");
    await page.getByRole("status").filter({ hasText: "No faults. Kept in this browser." }).waitFor();
    assert.equal(await own(page), wanted);
    assert.deepEqual(errors, []);
    await close();
  }
});

test("a cell without a column is shown and stays until it is removed", async () => {
  const { page, errors, close } = await opened({ tables: JSON.stringify({ designs: [HEAD, `${FIRST},mine`, ...ROWS.slice(2)].join("\n") }) });
  const place = `cell ${HEAD.split(",").length + 1}`;
  assert.equal(await cell(page, place, 1).inputValue(), "mine");
  await enter(page, "gold", 2, "7");
  assert.match(await own(page), /,mine\n/);
  await enter(page, place, 1, "");
  await page.getByRole("status").filter({ hasText: "No faults." }).waitFor();
  assert.deepEqual(errors, []);
  await close();
});

test("tables with other line endings are put together row by row", async () => {
  const mine = [HEAD, FIRST, celled(SECOND, column("gold"), "7"), ...ROWS.slice(3), ""];
  const { page, errors, close } = await opened({ tables: JSON.stringify({ designs: mine.join("\n") }) });
  const theirs = [HEAD, celled(FIRST, column("gold"), "5"), ...ROWS.slice(2), ""].join("\r\n");
  await page.getByLabel("Import").setInputFiles({ name: "own.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify({ designs: theirs })) });
  await page.getByRole("status").filter({ hasText: "Kept in this browser." }).waitFor();
  assert.equal(await own(page), [HEAD, celled(FIRST, column("gold"), "5"), mine[2], ...ROWS.slice(3), ""].join("\n"));
  assert.equal(await others(page).count(), 0);
  assert.deepEqual(errors, []);
  await close();
});

test("damaged cards are said to be damaged, and set aside before a change", async () => {
  for (const damaged of ['{"designs":"id,na', '["id"]', '{"designs":7,"ways":"mine"}']) {
    const { page, errors, close } = await opened({ tables: damaged, replaced: '[{"table":"designs"}]', "tables-damaged": "of an earlier time" });
    const status = page.getByRole("status");
    const said = "are damaged and cannot be read. They stay in its storage as “solo/votk/tables” and “solo/votk/replaced”";
    assert.match(await status.innerText(), new RegExp(said));
    assert.equal(await stored(page, "tables"), damaged);
    await enter(page, "gold", 1, "7");
    await status.filter({ hasText: "Kept in this browser." }).filter({ hasText: said }).waitFor();
    assert.equal(await stored(page, "tables-damaged"), "of an earlier time");
    assert.equal(await stored(page, "tables-damaged-2"), damaged);
    assert.equal(await stored(page, "replaced-damaged"), '[{"table":"designs"}]');
    assert.match(await own(page), new RegExp(celled(FIRST, column("gold"), "7")));
    assert.deepEqual(errors, []);
    await close();
  }
});

/** A browser without room, from now on. */
const fill = (page) => page.evaluate(() => (Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); }));
const FULL = "This browser keeps nothing: export the file.";

test("damaged cards for which there is no room elsewhere are not replaced", async () => {
  const { page, errors, close } = await opened({ tables: "mine" });
  // Only what is new finds no room.
  await page.evaluate(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, text) {
      if (key.includes("-damaged")) throw new DOMException("full", "QuotaExceededError");
      setItem.call(this, key, text);
    };
  });
  await enter(page, "gold", 1, "7");
  await page.getByRole("status").filter({ hasText: FULL }).waitFor();
  assert.equal(await stored(page, "tables"), "mine");
  assert.deepEqual(errors, []);
  await close();
});

test("a row that is chosen where there is no room is not lost", async () => {
  const other = celled(FIRST, column("gold"), "9");
  const mine = [HEAD, celled(FIRST, column("gold"), "8"), ...ROWS.slice(2), ""].join("\n");
  const storage = { tables: JSON.stringify({ designs: mine }), replaced: JSON.stringify([{ table: "designs", row: other }]) };
  const { page, errors, close } = await opened(storage);
  await fill(page);
  await page.getByRole("button", { name: "Use this one" }).click();
  await page.getByRole("status").filter({ hasText: FULL }).waitFor();
  assert.equal(await others(page).innerText(), `designs: ${other}`);
  assert.deepEqual({ tables: await stored(page, "tables"), replaced: await stored(page, "replaced") }, storage);
  assert.equal(await cell(page, "gold", 1).inputValue(), "8");
  // With room again it takes the place of the other one.
  await page.reload();
  await page.getByRole("button", { name: "Use this one" }).click();
  await page.waitForFunction(() => document.querySelector('[aria-label="gold, row 1"]')?.value === "9");
  assert.equal(await others(page).innerText(), `designs: ${celled(FIRST, column("gold"), "8")}`);
  assert.deepEqual(errors, []);
  await close();
});

test("a tab that wrote in the same moment takes no change back", async () => {
  const { page, errors, close } = await opened({});
  const theirs = JSON.stringify({ designs: [HEAD, FIRST, celled(SECOND, column("gold"), "6"), ...ROWS.slice(3), ""].join("\n") });
  // It has read before this tab writes, and writes after it.
  await page.evaluate((theirs) => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, text) {
      Storage.prototype.setItem = setItem;
      setItem.call(this, key, text);
      setItem.call(this, key, theirs);
    };
  }, theirs);
  await enter(page, "gold", 1, "7");
  await page.waitForFunction(() => document.querySelector('[aria-label="gold, row 2"]')?.value === "6");
  assert.equal(await own(page), [HEAD, celled(FIRST, column("gold"), "7"), celled(SECOND, column("gold"), "6"), ...ROWS.slice(3), ""].join("\n"));
  assert.equal(await others(page).count(), 0);
  assert.deepEqual(errors, []);
  await close();
});

test("a row of one's own goes only by who wants that", async () => {
  const [mine, other] = ["8", "9"].map((gold) => celled(FIRST, column("gold"), gold));
  const storage = { tables: JSON.stringify({ designs: [HEAD, mine, ...ROWS.slice(2), ""].join("\n") }), replaced: JSON.stringify([{ table: "designs", row: other }]) };
  const { page, errors, close } = await opened(storage);
  const asked = asking(page, false, false, true, true);
  const drops = [page.getByRole("button", { name: "Forget the row" }), page.getByRole("button", { name: "Remove row 1", exact: true })];
  for (const drop of drops) await drop.click();
  assert.match(asked[0], /^Forget this row\?/);
  assert.match(asked[1], /^Remove this row\?/);
  assert.deepEqual({ tables: await stored(page, "tables"), replaced: await stored(page, "replaced") }, storage);
  for (const drop of drops) await drop.click();
  await page.waitForFunction(() => localStorage.getItem("solo/votk/replaced") === null);
  assert.equal(await own(page), [HEAD, ...ROWS.slice(2), ""].join("\n"));
  // What the game has anyway goes without a question.
  await page.getByRole("button", { name: "Remove row 1", exact: true }).click();
  assert.equal(await own(page), [HEAD, ...ROWS.slice(3), ""].join("\n"));
  assert.equal(asked.length, 4);
  assert.deepEqual(errors, []);
  await close();
});
