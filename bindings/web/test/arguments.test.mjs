// Every exported method refuses every wrong argument with a `TableError`, and then nothing has changed.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import * as all from "solo-tabletop";
import * as bot from "solo-tabletop/trismegistus-bot";
import * as players from "solo-tabletop/tomb4k/players";

const { Dealer, TableError } = all;

class Thing {}
const WRONG = [
  undefined, null, NaN, Infinity, -Infinity, -1, 1.5, 2 ** 32, 2 ** 53, 1e20, -1n, 2n ** 64n, 2n ** 64n + 5n, true, false, "", "x", "7\0",
  Symbol("x"), () => {}, {}, [], [null], [[7]], { notation: 7 }, { seed: "x" }, { seed: -1n }, { options: 7 }, { tables: { cards: 7 } },
  { chance: 7 }, new Map(), new Date(NaN), new Thing(), Object.create(null), 7n, new Uint8Array(3),
];
assert.ok(WRONG.length >= 30);

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value) => typeof value === "string";
const optional = (is) => (value) => value === undefined || is(value);

/** What is no fault of a type: values that it has, and objects of which a game ignores every field. */
const types = {
  text: isText,
  whole: (value) => Number.isInteger(value) && value >= 0 && value < 2 ** 32,
  step: optional((value) => types.whole(value)),
  seed: (value) => (typeof value === "bigint" ? value >= 0n && value < 2n ** 64n : Number.isSafeInteger(value) && value >= 0),
  input: () => false,
  dealer: () => false,
  tables: optional((value) => isObject(value) && Object.keys(value).length === 0),
  rules: optional((value) => isObject(value) && value.options === undefined && value.tables === undefined),
  setup: optional((value) => isObject(value) && value.options === undefined && value.tables === undefined && value.chance === undefined),
  progress: optional(isObject),
  view: () => false,
  edits: (value) => Array.isArray(value) && value.length === 0,
  list: (value) => value != null && typeof value[Symbol.iterator] === "function" && [...value].every(types.whole),
  bytes: (value) => value instanceof Uint8Array,
  none: optional((value) => isObject(value) && Object.keys(value).length === 0),
  no: () => false,
};

/** Whatever changes a table or makes another: its arguments by type, and right ones for those beside. */
const METHODS = {
  act: ["input"], actNumber: ["no"], report: ["input"], reportNumber: ["no"], viewAt: ["whole"], eventsFrom: ["whole"], eventDataFrom: ["whole"],
  narrationFrom: ["whole"], narrationUntil: ["whole"], ask: ["text"], explain: ["text"], story: ["whole"], changesFrom: ["whole"], progressAt: ["whole"], lesson: ["step"], deal: ["dealer"], rules: ["no"],
  sceneAt: ["whole", "no"], reply: ["no"], beginAgain: ["rules"], setUpHere: ["view", "rules"], loadHere: ["no"], amended: ["edits"],
  resultLine: ["whole", "whole"], hint: ["whole", "seed"], hints: ["seed", "list"], advice: ["no", "seed"], played: ["no", "seed"],
};
const RIGHT = { resultLine: [0, 0], sceneAt: [0, "table"], hint: [1, 1], hints: [1, [1]], advice: ["random", 1], played: ["random", 1] };
const PLAIN = [
  "constructor", "again", "clone", "free", "name", "is", "facts", "options", "catalogue", "due", "choices", "notations", "view", "outcome", "steps",
  "summary", "plays", "progress", "pictures", "undo", "undoPastFence", "redo", "canUndo", "canRedo", "makesNoDifference", "dealer", "save", "record", "glossary", "scene", "raw", "studied",
];

/** Calls with one wrong argument at a time; `call` may throw, or return a promise that is rejected. */
async function refused(name, types_, right, call, unchanged = () => {}) {
  for (const [place, type] of types_.entries()) {
    for (const value of WRONG) {
      if (types[type](value)) continue;
      const given = right.with(place, value);
      const shown = `${name}, argument ${place + 1}: ${typeof value} ${typeof value === "symbol" ? "" : isObject(value) ? JSON.stringify(value, (_, one) => (typeof one === "bigint" ? `${one}` : one)) : String(value)}`;
      try {
        await call(given);
      } catch (error) {
        assert.ok(error instanceof TableError && error.name === "TableError" && error.kind && error.message, `${shown} throws ${error}`);
        unchanged(shown);
        continue;
      }
      assert.fail(`${shown} is accepted`);
    }
  }
}

const methodsOf = (object) => {
  const names = [];
  for (let at = Object.getPrototypeOf(object); at !== Object.prototype; at = Object.getPrototypeOf(at)) names.push(...Object.getOwnPropertyNames(at));
  return [...new Set(names)];
};

test("every method of a table is in this list", () => {
  const table = new players.Table("tomb4k");
  assert.deepEqual(methodsOf(table).filter((name) => !(name in METHODS) && !PLAIN.includes(name)), []);
  assert.deepEqual(Object.getOwnPropertyNames(all.Table).filter((name) => !["length", "name", "prototype"].includes(name)).sort(), ["load", "loadWith", "setUp"]);
  const known = ["Companion", "Dealer", "Helper", "Table", "TableError", "added", "fileText", "games", "init", "results"];
  assert.deepEqual(Object.keys(all).sort(), known);
});

test("methods of a table refuse what is wrong, and nothing changes", async () => {
  for (const chance of [Dealer.seeded(42), Dealer.nobody()]) {
    const table = new players.Table("tomb4k", { chance });
    const before = table.save();
    for (const [name, types_] of Object.entries(METHODS)) {
      const right = RIGHT[name] ?? (name === "setUpHere" ? [table.view(), undefined] : types_.map(() => undefined));
      const call = (given) => {
        const result = table[name](...given);
        if (name === "hints") [...result];
      };
      await refused(name, types_, right, call, (shown) => assert.equal(table.save(), before, shown));
    }
  }
});

test("tables are not made from what is wrong", async () => {
  const view = new all.Table("tomb4k").view();
  const save = new all.Table("tomb4k").save();
  await refused("new Table", ["no", "setup"], ["tomb4k", undefined], ([name, setup]) => new all.Table(name, setup));
  await refused("setUp", ["no", "view", "setup"], ["tomb4k", view, undefined], (given) => all.Table.setUp(...given));
  await refused("load", ["no"], [save], (given) => all.Table.load(...given));
  await refused("loadWith", ["no", "tables"], [save, {}], (given) => all.Table.loadWith(...given));
  await refused("seeded", ["seed"], [1], (given) => Dealer.seeded(...given));
  await refused("fileText", ["bytes"], [undefined], (given) => all.fileText(...given));
  const tally = { games: 0, won: 0, decisions: 0, points: new Map() };
  await refused("added", ["no", "no"], [tally, tally], (given) => all.added(...given));
});

test("an evening refuses what is wrong", async () => {
  const evening = new bot.Companion({ options: bot.Companion.RECOMMENDED });
  const before = evening.save();
  const same = (shown) => assert.equal(evening.save(), before, shown);
  await refused("new Companion", ["rules"], [undefined], ([rules]) => new bot.Companion(rules));
  await refused("Companion.load", ["no"], [before], (given) => bot.Companion.load(...given));
  await refused("enter", ["no"], [""], (given) => evening.enter(...given), same);
  await refused("change", ["tables"], [{}], (given) => evening.change(...given), same);
});

test("a helper rejects what is wrong", async () => {
  const helper = new all.Helper();
  after(() => helper.close());
  const table = new all.Table("tomb4k", { chance: Dealer.seeded(1) });
  await refused("hint", ["no", "no", "seed", "progress"], [table, 1, 1, undefined], (given) => helper.hint(...given));
  await refused("advice", ["no", "no", "seed", "progress"], [table, "random", 1, undefined], (given) => helper.advice(...given));
  const study = { game: "tomb4k", player: "random", games: 1, seed: 1 };
  for (const [field, type] of Object.entries({ game: "no", player: "no", games: "whole", seed: "seed", options: "none", tables: "tables" })) {
    await refused(`simulate, ${field}`, [type], [undefined], ([value]) => helper.simulate({ ...study, [field]: value }));
  }
  for (const shard of [null, 7, "x", [], [0, 1], [2, 1], [1], [1.5, 2], {}]) {
    await assert.rejects(helper.simulate({ ...study, shard }), { name: "TableError", kind: "bad_number" });
  }
  for (const given of [{ signal: 7 }, { onHint: 7 }, { onProgress: "x" }]) await assert.rejects(helper.hint(table, 1, 1, given), { name: "TableError" });
});

test("what was silently taken for something else is refused by its kind", () => {
  const table = new all.Table("tomb4k", { chance: Dealer.seeded(42) });
  for (const number of [NaN, undefined, null, "x", {}, 2 ** 32, 1.5, -1]) assert.throws(() => table.actNumber(number), { kind: "bad_number" });
  assert.throws(() => new all.Table("tomb4k").reportNumber(NaN), { kind: "bad_number" });
  for (const seed of [1e20, -1, 2n ** 64n + 5n, 2 ** 60]) assert.throws(() => Dealer.seeded(seed), { kind: "bad_number" });
  assert.throws(() => all.Table.load(7), { kind: "bad_save" });
  assert.throws(() => new all.Table(5), { kind: "unknown_game" });
  assert.throws(() => new all.Table("tomb4k", { options: { min_delve_turns: null } }), { kind: "bad_option" });
  assert.throws(() => new all.Table("tomb4k", { tables: { cards: 7 } }), { kind: "bad_catalogue" });
  assert.throws(() => table.setUpHere(7n), { kind: "bad_position" });
});

test("a choice, its notation and its number are the same decision", () => {
  const [one, two, three] = [1, 2, 3].map(() => new all.Table("tomb4k", { chance: Dealer.seeded(42) }));
  const [choice] = one.choices();
  one.act(choice);
  two.act(choice.notation);
  three.act(choice.number);
  assert.deepEqual([two.save(), three.save()], [one.save(), one.save()]);
});

test("a dealer is data, and a table is given back once", () => {
  const table = new all.Table("tomb4k", { chance: Dealer.seeded(2n ** 64n - 1n) });
  const text = JSON.stringify(table.dealer());
  assert.equal(text, '{"seed":"18446744073709551615"}');
  assert.equal(new all.Table("tomb4k", { chance: JSON.parse(text) }).save(), table.save());
  assert.equal(JSON.stringify(Dealer.nobody()), '{"seed":null}');
  assert.deepEqual(structuredClone(table.dealer()), { seed: 2n ** 64n - 1n });
  table.free();
  table.free();
  assert.throws(() => table.scene(), { name: "TableError", kind: "not_now" });
  const evening = new bot.Companion();
  evening.free();
  evening.free();
  assert.throws(() => evening.save(), { name: "TableError", kind: "not_now" });
});
