// A worker says what the table says, and a simulation what its parts say together.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { after, test } from "node:test";
import * as All from "solo-tabletop";
import { Dealer, Helper, added } from "solo-tabletop/tomb4k";
import { Table } from "solo-tabletop/tomb4k/players";
import { Helper as AnyHelper } from "../dist/helper.js";
import { hire } from "../dist/worker.js";
import { simulated } from "./simulate.mjs";

const table = new Table("tomb4k", { options: { min_delve_turns: 2 }, chance: Dealer.seeded(42) });
const helper = new Helper();
after(() => helper.close());

test("hints and advice are those of the table", async () => {
  const shown = [];
  const hints = await helper.hint(table, 20, 1, { onHint: (hint) => shown.push(hint[0].deals) });
  assert.deepEqual(hints, table.hint(20, 1));
  assert.deepEqual(shown, [2, 4, 8, 16, 20]);
  assert.deepEqual(await helper.advice(table, "sensible", 1n), table.advice("sensible", 1));
});

test("a simulation is the sum of its parts", async () => {
  const simulation = { game: "tomb4k", player: "random", games: 200, seed: 5, options: { min_delve_turns: 2 } };
  let last;
  const whole = await helper.simulate(simulation, { onProgress: (tally) => (last = tally) });
  assert.deepEqual(last, whole);
  assert.equal(whole.games, 200);
  const parts = await Promise.all([1, 2, 3].map((part) => helper.simulate({ ...simulation, shard: [part, 3] })));
  assert.deepEqual(parts.reduce(added), whole);
});

test("totals are those of the program `simulate`", { timeout: 600_000 }, async () => {
  const [games, seed] = [3, 12_345_678_901_234_567_890n];
  const every = new All.Helper();
  after(() => every.close());
  for (const { game, player, tally } of simulated("all", "--games", String(games), "--seed", String(seed))) {
    const { points, ...sums } = await every.simulate({ game, player: player.split(" ")[0], games, seed });
    assert.deepEqual({ ...sums, points: Object.fromEntries(points) }, tally, `${game}, ${player}`);
  }
});

test("what the worker refuses is refused here", async () => {
  await assert.rejects(helper.simulate({ game: "chess", player: "random", games: 1, seed: 1 }), { kind: "unknown_game" });
});

test("work is stopped, and other questions are answered", async () => {
  const stop = new AbortController();
  const stopped = helper.hint(table, 4_000_000_000, 1, { signal: stop.signal });
  const other = helper.hint(table, 8, 1);
  stop.abort(new Error("enough"));
  await assert.rejects(stopped, { message: "enough" });
  assert.deepEqual(await other, table.hint(8, 1));
  const closed = helper.hint(table, 4_000_000_000, 1);
  helper.close();
  await assert.rejects(closed, { message: "the helper was closed" });
});

/** A helper whose worker does this with each question. */
const working = (body) =>
  new AnyHelper(hire(undefined, `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from "node:worker_threads";
    parentPort.on("message", ({ number }) => { ${body} });
    parentPort.postMessage("ready");
  `)}`));

test("a worker that ends rejects what it was asked, and the next question starts another", async () => {
  const ends = working("if (number < 2) process.exit(3); parentPort.postMessage({ number, answer: null });");
  after(() => ends.close());
  const asked = [0, 1].map(() => ends.advice(table, "sensible", 1));
  for (const one of asked) await assert.rejects(one, { message: "the worker has ended with exit code 3" });
  assert.equal(await ends.advice(table, "sensible", 1), null);
});

test("the end of a worker that was stopped is no failure", () => {
  const program = `
    import { hire } from ${JSON.stringify(new URL("../dist/worker.js", import.meta.url))};
    const worker = hire(undefined, "data:text/javascript,setInterval(() => {}, 1000)")(() => {}, (error) => console.log(String(error)));
    worker.stop();
  `;
  // The program goes on until its worker has ended.
  assert.equal(execFileSync(process.execPath, ["--input-type=module", "-e", program], { encoding: "utf8" }), "");
});
