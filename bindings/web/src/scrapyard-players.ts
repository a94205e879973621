// Made by scripts/entries.mjs; not to be edited.
import { init } from "./scrapyard-players-init.js";

export * from "./scrapyard-players-init.js";

await init();
