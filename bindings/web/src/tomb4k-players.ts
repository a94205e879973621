// Made by scripts/entries.mjs; not to be edited.
import { init } from "./tomb4k-players-init.js";

export * from "./tomb4k-players-init.js";

await init();
