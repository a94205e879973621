// Made by scripts/entries.mjs; not to be edited.
import { Table } from "./kings-challenge.js";
import { serve } from "./worker.js";

serve(Table);
