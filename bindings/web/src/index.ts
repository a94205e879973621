// Made by scripts/entries.mjs; not to be edited.
import { init } from "./index-init.js";

export * from "./index-init.js";

await init();
