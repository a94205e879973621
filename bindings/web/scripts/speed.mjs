// How long an action with its full answer takes here, and natively: node scripts/speed.mjs NATIVE, where NATIVE is the
// program of `wasm/native` built with --release.
import { execFileSync } from "node:child_process";
import * as all from "solo-tabletop";
import { speed } from "../test/play.mjs";

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
