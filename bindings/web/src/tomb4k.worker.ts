// Made by scripts/entries.mjs; not to be edited.
import { Table } from "./tomb4k-players.js";
import { serve } from "./worker.js";

serve(Table);
