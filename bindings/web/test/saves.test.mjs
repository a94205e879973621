// The same seed gives the same bytes here and natively. NATIVE is the program of `wasm/native`.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import * as all from "solo-tabletop";
import { digest } from "./play.mjs";

const GAMES = Number(process.env.GAMES ?? 20);

test(`${GAMES} games of each game have the saves of the native build`, { timeout: 1_200_000 }, () => {
  assert.ok(process.env.NATIVE, "NATIVE names the native program; `./build` says where it is");
  const native = execFileSync(process.env.NATIVE, ["saves", String(GAMES)], { encoding: "utf8" });
  const here = all.games.map(({ name }) => `${name} ${digest(all, name, GAMES)}\n`).join("");
  assert.equal(here, native);
});
