// An evening beside the box, line by line.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Companion as OfAll, games } from "solo-tabletop";
import { Companion, Table } from "solo-tabletop/trismegistus-bot";

const LINES = [
  "tokens insight aether glory aether glory insight insight aether",
  "rolls black mercury tin iron mercury wild; white mercury iron iron wild wild; red tin tin tin iron",
  "deal = water",
  "setup-roll mercury",
];

/** An evening after these lines. */
function evening(lines = LINES) {
  const companion = new Companion({ options: Companion.RECOMMENDED });
  for (const line of lines) companion.enter(line);
  return companion;
}

test("an evening asks for what the bot looks at, and knows what was described", () => {
  const companion = evening(LINES.slice(0, 2));
  assert.deepEqual([companion.offer().choices, companion.offer().describe.form, companion.known()], [[], "deal = <symbol>", []]);
  companion.enter("deal = water");
  assert.deepEqual(companion.known(), ["as-01"]);
  assert.equal(companion.sentences().length, 3);
  assert.ok(companion.table() instanceof Table);
  assert.ok(companion.table().scene().zones.length > 0);
  const next = new Companion({ options: Companion.RECOMMENDED, tables: companion.catalogue() });
  assert.deepEqual(next.known(), ["as-01"]);
});

test("an edit with a newline is one edit, and a faulty one", () => {
  const table = evening().table();
  const places = (edits) => {
    try {
      table.amended(edits);
    } catch (error) {
      return error.faults.map((fault) => fault.at);
    }
    return [];
  };
  assert.ok(places(["gold 4\ngold 5"]).includes("gold 4\\u{a}gold 5"));
  assert.ok(!places(["gold 4", "gold 5"]).includes("gold 4"));
});

test("a line that cannot be is refused, and one that was typed is taken back", () => {
  const companion = evening();
  const before = companion.save();
  assert.throws(() => companion.enter("amend gold 9; gold 8"), { name: "TableError", kind: "bad_position" });
  assert.throws(() => companion.enter("deal = stone"), { name: "TableError" });
  assert.equal(companion.save(), before);
  companion.enter("undo");
  assert.notEqual(companion.save(), before);
  companion.enter("redo");
  assert.equal(companion.save(), before);
});

test("a save holds the evening with its catalogue", () => {
  const companion = evening();
  const loaded = Companion.load(companion.save());
  assert.deepEqual([loaded.known(), loaded.catalogue()], [companion.known(), companion.catalogue()]);
  assert.deepEqual(loaded.table().view(), companion.table().view());
  assert.equal(OfAll.load(companion.save()).save(), companion.save());
  assert.throws(() => Companion.load("solo-save"), { kind: "bad_save" });
});

test("tables change as long as they change nothing that has happened", () => {
  const companion = evening();
  const { formulas, tracks } = companion.catalogue();
  companion.change({ formulas: formulas.replace("7,28,S vp=H", "7,30,U") });
  assert.match(companion.catalogue().formulas, /7,30,U/);
  assert.throws(() => companion.change({ tracks: tracks.replace("fire,3,yes", "fire,3,no") }), { rule: "TB-19.2" });
});

test("options that are recommended are those of the game", () => {
  const { options } = games.find((game) => game.name === "trismegistus-bot");
  for (const [name, value] of Object.entries(Companion.RECOMMENDED)) {
    const option = options.find((option) => option.name === name);
    assert.ok(option.values.includes(value) && option.default !== value);
  }
});
