// Made by scripts/entries.mjs; not to be edited.
import { init } from "./votk-init.js";

export * from "./votk-init.js";

await init();
