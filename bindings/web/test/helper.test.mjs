// A worker says what the table says, and a simulation what its parts say together.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import * as All from "solo-tabletop";
import { Dealer, Helper, added } from "solo-tabletop/tomb4k";
import { Table } from "solo-tabletop/tomb4k/players";
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
