// Every answer here is the one of Rust: NATIVE is the program of `wasm/native`, whose lines are those of the program
// `sameness` of `examples`.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { Dealer, Table } from "solo-tabletop/players";

const SAVES = process.env.SAME_SAVES ?? "2";
// What no method here answers.
const ABSENT = new Set(["history_from"]);

const camel = (name) => name.replace(/_(.)/g, (_, letter) => letter.toUpperCase());

/** What a method answers; of one that changes the table or makes another, the save that is there then. */
function answer(table, method, given) {
  switch (method) {
    case "undo":
    case "undo_past_fence": {
      const other = table.clone();
      other[camel(method)]();
      return other.save();
    }
    case "deal": {
      const other = table.clone();
      other.deal(Dealer.seeded(given[0]));
      return other.save();
    }
    case "begin_again":
    case "set_up_here":
    case "load_here":
      return table[camel(method)](...given).save();
    case "dealer": {
      const { seed } = table.dealer();
      return seed === null ? null : Number(seed);
    }
    case "scene_at":
      return table.sceneAt(given[0], given[1] ? "memory" : "table");
    default:
      return table[camel(method)](...given);
  }
}

test(`every answer about ${SAVES} saves of each game is that of Rust`, { timeout: 1_200_000 }, () => {
  const options = { encoding: "utf8", maxBuffer: 2 ** 30 };
  const lines = execFileSync(process.env.NATIVE, ["sameness", SAVES], options).trim().split("\n");
  assert.equal(lines.length, 5 * Number(SAVES));
  for (const line of lines) {
    const { save, replies, calls } = JSON.parse(line);
    const table = Table.load(save);
    for (const [question, reply] of replies) {
      // No module contains the rulebooks.
      if (question.cmd === "rulebook") continue;
      // In the same order, too.
      assert.equal(JSON.stringify(table.reply(question)), JSON.stringify(reply), JSON.stringify(question));
    }
    assert.ok(calls.length > 50);
    for (const [method, given, said] of calls) {
      if (ABSENT.has(method)) continue;
      const what = `${table.name()} ${method} ${JSON.stringify(given)}`;
      assert.equal(JSON.stringify(answer(table, method, given)), JSON.stringify(said), what);
      assert.equal(table.save(), save, what);
    }
    table.free();
  }
});
