// Made by scripts/entries.mjs; not to be edited.
import { init } from "./votk-players-init.js";

export * from "./votk-players-init.js";

await init();
