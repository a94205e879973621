// Made by scripts/entries.mjs; not to be edited.
import { init } from "./scrapyard-init.js";

export * from "./scrapyard-init.js";

await init();
