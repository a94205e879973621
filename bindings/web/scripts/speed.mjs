// How long an action with its full answer takes here, and natively: node scripts/speed.mjs NATIVE, where NATIVE is the
// program of `wasm/native` built with --release.
import { execFileSync } from "node:child_process";
import * as all from "solo-tabletop";
import { speed } from "../test/play.mjs";

const native = JSON.parse(execFileSync(process.argv[2], ["speed"]));
console.log("microseconds for an action and the scene that follows");
console.log("game               native value  native JSON  Node, parsed  Node / native JSON");
for (const { name } of all.games) {
  const { value, text } = native[name];
  const here = speed(all, name);
  const columns = [value.toFixed(1).padStart(12), text.toFixed(1).padStart(11), here.toFixed(1).padStart(12), (here / text).toFixed(2).padStart(18)];
  console.log(name.padEnd(18), columns.join("  "));
}
