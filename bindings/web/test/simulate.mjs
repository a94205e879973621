// The totals that the example program `simulate` prints.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = new URL("../../..", import.meta.url);

/** The rows of a simulation, with their exact sums: those of `cargo run --example simulate -- …`. */
export function simulated(...given) {
  const folder = mkdtempSync(join(tmpdir(), "simulated-"));
  const out = join(folder, "totals.json");
  const program = ["run", "--quiet", "--release", "--example", "simulate", "--"];
  try {
    execFileSync("cargo", [...program, ...given, "--out", out], { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
    return JSON.parse(readFileSync(out, "utf8")).rows;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
