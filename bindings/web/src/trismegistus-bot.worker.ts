// Made by scripts/entries.mjs; not to be edited.
import { Table } from "./trismegistus-bot.js";
import { serve } from "./worker.js";

serve(Table);
