// Made by scripts/entries.mjs; not to be edited.
import { init } from "./trismegistus-bot-init.js";

export * from "./trismegistus-bot-init.js";

await init();
