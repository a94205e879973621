// How long an action with its full answer takes here, and natively: node scripts/speed.mjs NATIVE, where NATIVE is the
// program of `wasm/native` built with --release.
import { execFileSync } from "node:child_process";
import * as all from "solo-tabletop";
import { picks } from "../test/play.mjs";

/** Microseconds for an action with its full answer: text in, a scene with its choices out. */
function speed({ Table, Dealer }, name, games = 10, rounds = 5) {
  let fastest = Infinity;
  for (let round = 0; round < rounds; round += 1) {
    let [time, actions] = [0, 0];
    for (let number = 0; number < games; number += 1) {
      const table = new Table(name, { chance: Dealer.seeded(number) });
      const pick = picks(number);
      while (table.due() === "decision") {
        const notations = table.notations();
        const [notation] = notations[pick(notations.length)];
        const begun = performance.now();
        table.act(notation);
        table.scene();
        time += performance.now() - begun;
        actions += 1;
      }
      table.free();
    }
    fastest = Math.min(fastest, (time * 1000) / actions);
  }
  return fastest;
}

const native = JSON.parse(execFileSync(process.argv[2], ["speed"]));
console.log("microseconds for an action and the scene that follows");
const header = ["native, value", "native, JSON", "native, parsed", "here, parsed", "ratio"];
console.log("game".padEnd(18), ...header.map((title) => title.padStart(14)));
for (const { name } of all.games) {
  const { value, text, parsed } = native[name];
  const here = speed(all, name);
  const numbers = [value, text, parsed, here, here / parsed];
  console.log(name.padEnd(18), ...numbers.map((number) => number.toFixed(1).padStart(14)));
}
