// The lines of the README run.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { lines } from "./readme.mjs";

test("the lines of the README run", async () => {
  const program = await lines();
  assert.ok(program.trim().split("\n").length <= 10);
  const root = new URL("..", import.meta.url);
  const told = execFileSync(process.execPath, ["--input-type=module", "-e", program], { cwd: root, encoding: "utf8" });
  assert.match(told, /Tomb of Four Kings/);
  assert.match(told, /won: (true|false)/);
});
