// Made by scripts/entries.mjs; not to be edited.
import { init } from "./kings-challenge-players-init.js";

export * from "./kings-challenge-players-init.js";

await init();
