// Made by scripts/entries.mjs; not to be edited.
import { init } from "./tomb4k-init.js";

export * from "./tomb4k-init.js";

await init();
