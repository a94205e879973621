// The lines of the README run.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { lines } from "./readme.mjs";

const run = (program) =>
  execFileSync(process.execPath, ["--input-type=module", "-e", program], { cwd: new URL("..", import.meta.url), encoding: "utf8" });

test("the program of the guide runs", async () => {
  assert.match(run(await lines("../../../docs/src/program.md")), /You are 1 turn deep.*won: (true|false)/s);
});

test("the lines of the README run", async () => {
  const program = await lines();
  assert.ok(program.trim().split("\n").length <= 10);
  const told = run(program);
  assert.match(told, /Tomb of Four Kings/);
  assert.match(told, /won: (true|false)/);
});
