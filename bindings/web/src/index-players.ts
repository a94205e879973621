// Made by scripts/entries.mjs; not to be edited.
import { init } from "./index-players-init.js";

export * from "./index-players-init.js";

await init();
