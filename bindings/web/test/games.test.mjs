// Every game is played to its end, in the module of all games and in its own.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Dealer, Table, TableError, games } from "solo-tabletop";

/** Plays by taking one choice after the other; `pick` says which of how many. */
function play(table, pick) {
  for (let step = 0; table.due() === "decision"; step += 1) {
    const choices = table.choices();
    const before = table.steps();
    table.act(choices[pick(step, choices.length)].notation);
    assert.ok(table.steps() > before);
  }
  return table;
}

const spread = (step, count) => (step * 7919) % count;

test("there are five games", () => {
  const names = games.map((game) => game.name);
  assert.deepEqual(names, ["tomb4k", "votk", "scrapyard", "kings-challenge", "trismegistus-bot"]);
});

for (const { name, title, options } of games) {
  test(`${name} is played to its end`, async () => {
    const table = play(new Table(name, { chance: Dealer.seeded(7) }), spread);
    assert.equal(table.due(), "nothing");
    assert.deepEqual(table.outcome(), table.view().outcome);
    assert.deepEqual([table.name(), table.facts().title], [name, title]);
    assert.deepEqual(Object.keys(table.options()), options.map((option) => option.name));

    const { Table: Alone } = await import(`solo-tabletop/${name}`);
    const alone = play(new Alone(name, { chance: Dealer.seeded(7) }), spread);
    assert.equal(alone.save(), table.save());

    const loaded = Table.load(table.save());
    assert.deepEqual(loaded.view(), table.view());
    assert.deepEqual(loaded.scene(), table.scene());
    assert.deepEqual(loaded.eventsFrom(0), table.eventsFrom(0));
    const shapes = [
      [loaded.narrationFrom(0), loaded.narrationUntil(loaded.steps())],
      [loaded.eventsFrom(1).map((told) => told.data), loaded.eventDataFrom(1)],
      [loaded.viewAt(loaded.steps()), loaded.view()],
    ];
    for (const [one, other] of shapes) assert.deepEqual(one, other);
  });
}
