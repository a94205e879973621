// An evening with the box: cards are described when they appear.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Companion } from "solo-tabletop/trismegistus-bot";

const begin = () => {
  const companion = new Companion();
  companion.enter("tokens aether glory aether insight insight glory aether insight");
  companion.enter("rolls black lead tin tin wild iron; white lead lead iron copper copper; red tin wild wild lead");
  return companion;
};

test("cards that are not known are described", () => {
  const companion = new Companion();
  const { choices, shorthand, describe } = companion.offer();
  assert.equal(choices[0].notation, "token earth 3 aether");
  assert.deepEqual([shorthand.form, describe], ["tokens <kind> ...", null]);
  const dealt = begin();
  assert.deepEqual(dealt.offer().choices, []);
  assert.equal(dealt.offer().describe.form, "deal = <symbol>");
  dealt.enter("deal = fire");
  assert.equal(dealt.known().length, 1);
  assert.ok(dealt.sentences().length > 0);
});

test("lines are taken back, evenings are saved, and refusals have a kind", () => {
  const companion = begin();
  const steps = companion.table().steps();
  companion.enter("deal = fire");
  companion.undo();
  assert.equal(companion.table().steps(), steps);
  companion.redo();
  assert.deepEqual(Companion.load(companion.save()).table().view(), companion.table().view());
  assert.throws(() => companion.enter("draft red wild; end"), { kind: "bad_notation" });
  assert.throws(() => companion.redo(), { kind: "undo" });
  assert.throws(() => Companion.load("solo-save"), { kind: "bad_save" });
  const fewer = companion.catalogue().tracks.replace("fire,3,yes", "fire,3,no");
  assert.throws(() => companion.change({ tracks: fewer }), { rule: "TB-19.2" });
});
