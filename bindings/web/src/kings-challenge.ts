// Made by scripts/entries.mjs; not to be edited.
import { init } from "./kings-challenge-init.js";

export * from "./kings-challenge-init.js";

await init();
