// What a table does, method by method.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Dealer, Table, TableError } from "solo-tabletop/tomb4k";
import * as players from "solo-tabletop/tomb4k/players";

const seeded = () => new Table("tomb4k", { chance: Dealer.seeded(42) });

test("a choice is taken by its notation and by its number", () => {
  const [one, other] = [seeded(), seeded()];
  const [choice] = one.choices();
  assert.deepEqual(one.notations()[0], [choice.notation, null]);
  one.act(choice.notation);
  other.actNumber(choice.number);
  assert.equal(one.save(), other.save());
});

test("chance is reported by its notation and by its number", () => {
  const [one, other] = [new Table("tomb4k"), new Table("tomb4k")];
  assert.equal(one.due(), "chance");
  const [choice] = one.choices();
  assert.deepEqual(one.notations()[0], [choice.notation, choice.weight]);
  one.report(choice.notation);
  other.reportNumber(choice.number);
  assert.equal(one.save(), other.save());
});

test("an error has a kind, a clause and a sentence", () => {
  assert.throws(() => seeded().act("dance"), (error) => {
    assert.ok(error instanceof TableError);
    assert.deepEqual([error.kind, error.rule, error.faults], ["notation", "TK-17.4", []]);
    assert.match(error.message, /^[a-z]/);
    assert.deepEqual([error.reason.name, error.reason.word, error.reason.fields.at], ["Notation", "bad_notation", 0]);
    return true;
  });
  assert.throws(() => seeded().actNumber(10_000), { kind: "bad_number" });
  assert.throws(() => new Table("chess"), { kind: "unknown_game" });
  assert.throws(() => new Table("tomb4k", { options: { min_delve_turns: 99 } }), { kind: "bad_option" });
  assert.throws(() => new Table("tomb4k", { tables: [] }), { kind: "bad_catalogue" });
  assert.throws(() => Table.load("solo-save"), { kind: "bad_save" });
  assert.throws(() => seeded().undo(), { kind: "undo" });
  assert.throws(() => seeded().amended(["gold 4"]), { kind: "no_amend" });
});

test("questions are data, too", () => {
  const table = seeded();
  assert.deepEqual(table.reply({ cmd: "story", parts: 2 }), { story: table.story(2) });
  assert.deepEqual(table.reply({ cmd: "ask", item: "back" }), { answer: table.ask("back") });
  assert.deepEqual(table.reply({ cmd: "view", step: 99 }), { view: null });
  for (const wrong of [{}, { cmd: "dance" }, { cmd: "story" }, { cmd: "due", step: 1 }, "story", null, undefined]) {
    assert.throws(() => table.reply(wrong), { kind: "malformed" }, JSON.stringify(wrong));
  }
});

test("items and words are answered, and the story has actors", () => {
  const table = seeded();
  const back = table.ask("back");
  assert.deepEqual([back.choices.map((choice) => choice.notation), back.refusals, back.note], [["retreat"], [], ""]);
  assert.match(table.ask("nowhere").note, /no such item/);
  const [why] = table.explain("dodge").refusals;
  assert.deepEqual([why.notation, why.kind, why.rule], ["dodge", "not_now", "TK-8.6"]);
  const [part] = table.story(1);
  assert.deepEqual([part.actor, part.name, part.turn], ["you", "You", 1]);
  assert.equal(part.sentences[1].text, table.narrationFrom(1)[0]);
  assert.equal(table.summary(), null);
  assert.equal(table.lesson()[0].title, "Dungeon Solitaire: Tomb of Four Kings");
  assert.deepEqual([table.lesson().at(-1).on, table.lesson(0)], [["deeper", "back"], []]);
  table.act("retreat");
  assert.deepEqual([table.summary().points, table.summary().players[1].player], [0, "sensible"]);
  assert.equal(table.summary().moments[0].text, "A king's hoard lies here.");
});

test("a text with a newline stays one text", () => {
  const refused = { kind: "bad_option", message: /^option min_delve_turns accepts / };
  assert.throws(() => new Table("tomb4k", { options: { min_delve_turns: "2\nmin_delve_turns\n3" } }), refused);
  const table = new players.Table("tomb4k", { options: { min_delve_turns: 2 } });
  assert.equal(table.options().min_delve_turns, 2);
});

test("a position and a table that are faulty name every fault", () => {
  const view = { ...seeded().view(), hp: 12, turn: 99 };
  assert.throws(() => Table.setUp("tomb4k", view), (error) => {
    assert.equal(error.kind, "bad_position");
    assert.ok(error.faults.length > 1 && error.faults.every((fault) => fault.at && fault.rule && fault.message));
    assert.equal(JSON.parse(JSON.stringify(error)).faults.length, error.faults.length);
    return true;
  });
  const cards = seeded().catalogue().cards.replace("2S,2", "2S,x").replace("3S,3", "3S,x");
  assert.throws(() => new Table("tomb4k", { tables: { cards } }), (error) => {
    assert.equal(error.kind, "bad_catalogue");
    assert.ok(error.faults.length > 1);
    return true;
  });
});

test("steps are taken back and taken again", () => {
  const table = new Table("tomb4k");
  assert.deepEqual([table.canUndo(), table.canRedo()], [[false, false], false]);
  table.report("card 9S");
  const after = table.save();
  table.undo();
  assert.deepEqual([table.steps(), table.canUndo(), table.canRedo()], [0, [false, false], true]);
  assert.ok(table.redo() && !table.redo());
  assert.equal(table.save(), after);

  const fenced = seeded();
  fenced.act("delve");
  assert.deepEqual(fenced.canUndo(), [false, true]);
  assert.throws(() => fenced.undo(), { kind: "undo" });
  fenced.undoPastFence();
  assert.equal(fenced.save(), seeded().save());
});

test("further games come from a table", () => {
  const table = new Table("tomb4k", { options: { min_delve_turns: 2 }, chance: Dealer.seeded(3) });
  assert.deepEqual(table.dealer(), { seed: 3n });
  const again = table.beginAgain();
  assert.deepEqual([again.options().min_delve_turns, again.dealer(), again.steps()], [2, Dealer.nobody(), 0]);
  assert.equal(table.beginAgain({ options: {} }).options().min_delve_turns, 1);
  assert.deepEqual(table.setUpHere(table.view()).view(), table.view());
  assert.deepEqual(Table.setUp("tomb4k", table.view(), { options: { min_delve_turns: 2 } }).view(), table.view());
  assert.equal(table.loadHere(table.save()).save(), table.save());
  assert.equal(Table.loadWith(table.save(), table.catalogue()).save(), table.save());
  assert.match(table.record(), /^solo-save 1\n/);
  const copy = table.clone();
  copy.act(copy.choices()[0].notation);
  assert.notEqual(copy.save(), table.save());
  assert.ok(copy instanceof Table);
  again.deal(Dealer.seeded(3));
  assert.deepEqual(again.view(), table.view());
});

test("a scene shows what is seen, or what is remembered", () => {
  const table = seeded();
  assert.deepEqual(table.sceneAt(table.steps(), "table"), table.scene());
  const unseen = (scene) => scene.zones.find((zone) => zone.id === "unseen").items.length;
  assert.equal(unseen(table.scene()), 0);
  assert.ok(unseen(table.sceneAt(0, "memory")) > 0);
  assert.deepEqual([table.sceneAt(999, "table"), table.viewAt(999)], [null, null]);
  const cards = new Set(table.glossary().map((entry) => entry.id));
  table.act("delve");
  const named = table.scene().zones.flatMap((zone) => zone.items).flatMap((item) => item.card ?? []);
  assert.ok(named.length > 0 && named.every((card) => cards.has(card)));
});

test("rules are those in force, each with its clause", () => {
  const rules = (options, part) => new Table("tomb4k", { options }).rules(part);
  assert.equal(rules({}, "goal").length, 2);
  const parts = ["goal", "turn", "score", "end"];
  for (const part of parts) assert.ok(rules({}, part).every((said) => said.rule.startsWith("TK-")), part);
  assert.ok(parts.some((part) => JSON.stringify(rules({ min_delve_turns: 3 }, part)) !== JSON.stringify(rules({}, part))));
});

test("players give hints, advice and whole games in the module that has them", () => {
  assert.equal(seeded().hint, undefined);
  const table = players.Table.load(seeded().save());
  assert.throws(() => table.advice("nobody", 1), { kind: "bad_player" });
  const hints = table.hint(20, 1);
  assert.ok(hints.every(({ won, deals }) => won.of === deals && deals === 20));
  assert.ok(hints[0].yours.mean > hints[1].yours.mean && hints[0].ahead.points > hints[0].ahead.error);
  assert.match(hints[0].text, /^Delve one turn deeper: you end with \d+ points on average of 20 deals, mostly \d+ to \d+; \d+ of 20 won; \d+ points better than the next choice, give or take \d+$/);
  assert.deepEqual([...table.hints(1, [4, 16])].at(-1), hints);
  assert.ok(table.choices().some(({ label }) => label === table.advice("sensible", 1).label));
  const played = table.played("sensible", 7);
  assert.deepEqual(table.played("sensible", 7n), played);
  assert.ok(played.decisions > 0 && typeof played.won === "boolean");
});

test("memory is given back at once where that is wished", () => {
  const table = seeded();
  table.free();
  assert.throws(() => table.steps());
});
