// Made by scripts/entries.mjs; not to be edited.
import { Table } from "./index-players.js";
import { serve } from "./worker.js";

serve(Table);
