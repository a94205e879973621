// A study on the page brings the totals of `simulate` with the same seed.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Table } from "solo-tabletop";
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


/** The same games one by one: game n is dealt from seed times 1,000,000,007 plus n. */
function totals(player, games, seed) {
  const table = new Table("tomb4k");
  let [won, points, decisions] = [0, 0, 0];
  for (let game = 0; game < games; game += 1) {
    const played = table.played(player, BigInt.asUintN(64, BigInt(seed) * 1_000_000_007n + BigInt(game)));
    won += Number(played.won);
    points += played.points;
    decisions += played.decisions;
  }
  return { won, points, decisions };
}

test("workers play a study, and its totals are those of the games one by one", async () => {
  const { page, errors, close } = await open(browser, address, "#tomb4k/study");
  await page.getByLabel("Games of each").fill("120");
  await page.getByLabel("Seed").fill("5");
  await page.getByRole("button", { name: "Play" }).click();
  await page.locator("[role=status]", { hasText: "Done: 240 games" }).waitFor();
  for (const player of ["random", "sensible"]) {
    const [games, won, , , points, , , decisions] = await page.locator(`[data-row="${player}"] td`).allInnerTexts();
    const expected = totals(player, 120, 5);
    assert.deepEqual([Number(games), Number(won), Number(decisions)], [120, expected.won, expected.decisions]);
    assert.ok(Math.abs(Number(points) - expected.points / 120) < 0.06);
  }
  assert.equal(await page.locator("svg.chart").count(), 4);
  assert.deepEqual(errors, []);
  await close();
});

test("each value of an option is a line, and a study can be stopped", async () => {
  const { page, errors, close } = await open(browser, address, "#tomb4k/study");
  await page.getByLabel("Each value of").selectOption("drop_timing");
  await page.getByLabel("Games of each").fill("100000");
  await page.getByRole("button", { name: "Play" }).click();
  await page.locator('[data-row="random, drop timing any"]').waitFor();
  await page.getByRole("button", { name: "Stop" }).click();
  await page.locator("[role=status]", { hasText: "stopped" }).waitFor();
  assert.deepEqual(errors, []);
  await close();
});
