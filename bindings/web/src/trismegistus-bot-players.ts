// Made by scripts/entries.mjs; not to be edited.
import { init } from "./trismegistus-bot-players-init.js";

export * from "./trismegistus-bot-players-init.js";

await init();
