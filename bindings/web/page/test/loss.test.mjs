// Runs of what people do, in which nothing is lost: `docs/proof/loss-page` has more of them.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch, serve } from "./browser.mjs";
import { most } from "./links.mjs";
import { lost } from "./loss.mjs";

const RUNS = Number(process.env.LOSSES ?? 5);
/** What is done in each: less where nobody has said how many runs are wanted. */
const ACTIONS = most(24, process.env.LOSSES === undefined ? 12 : 24);
const SEED = Number(process.env.SEED ?? 1);

let browser, address, stop;
before(async () => {
  browser = await launch();
  ({ address, stop } = await serve());
});
after(async () => {
  await browser.close();
  stop();
});

// A run that hangs ends at some time.
test(`nothing that was shown is lost in ${RUNS} runs from seed ${SEED} on`, { timeout: 120_000 + RUNS * 60_000 }, async () => {
  for (let seed = SEED; seed < SEED + RUNS; seed += 1) {
    const { kind, missing, story } = await lost(browser, address, seed, ACTIONS);
    assert.deepEqual(missing, [], `seed ${seed}, ${kind}:\n${story.join("\n")}`);
    assert.ok(story.length > 5, `seed ${seed} does something`);
  }
});
