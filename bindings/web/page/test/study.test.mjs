// A study on the page brings the totals of `simulate` with the same seed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { simulated } from "../../test/simulate.mjs";
import { served } from "./browser.mjs";

const site = served();

test("workers play a study, and its totals are those of the program `simulate`", { timeout: 600_000 }, async () => {
  const { page, errors, close } = await site.open("#tomb4k/study");
  await page.getByLabel("Games of each").fill("120");
  await page.getByLabel("Seed").fill("5");
  await page.getByRole("button", { name: "Play" }).click();
  await page.locator("[role=status]", { hasText: "Done: 240 games" }).waitFor();
  for (const { player, tally } of simulated("tomb4k", "--player", "random,sensible", "--games", "120", "--seed", "5")) {
    const [games, won, , , points, , , decisions] = await page.locator(`[data-row="${player.split(" ")[0]}"] td`).allInnerTexts();
    assert.deepEqual([Number(games), Number(won), Number(decisions)], [tally.games, tally.won, tally.decisions]);
    const sum = Object.entries(tally.points).reduce((sum, [points, games]) => sum + Number(points) * games, 0);
    assert.ok(Math.abs(Number(points) - sum / 120) < 0.06);
  }
  assert.equal(await page.locator("svg.chart").count(), 4);
  assert.deepEqual(errors, []);
  await close();
});

test("each value of an option is a line, and a study can be stopped", async () => {
  const { page, errors, close } = await site.open("#tomb4k/study");
  await page.getByLabel("Each value of").selectOption("drop_timing");
  await page.getByLabel("Games of each").fill("100000");
  await page.getByRole("button", { name: "Play" }).click();
  await page.locator('[data-row="random, drop timing any"]').waitFor();
  await page.getByRole("button", { name: "Stop" }).click();
  await page.locator("[role=status]", { hasText: "stopped" }).waitFor();
  assert.deepEqual(errors, []);
  await close();
});
