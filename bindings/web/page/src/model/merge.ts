import { cellsOf, rowText, rowsOf, tableText } from "./csv.js";

// What two sessions made of the same table, put together row by row: a row that only one of them changed is as that one has it.

/** Rows by what they are called by; equal ones are counted. */
type Rows = Map<string, string>;

/** A row that gave way to another one. */
export interface Replaced {
  table: string;
  row: string;
}

/** Whose row stays where both have changed it. */
export type Winner = "mine" | "theirs";

/** A table put together, and rows that gave way. */
export interface Merged {
  text: string;
  replaced: string[];
}

/** Puts together what became of `base` in two places. */
export function merged(base: string, mine: string, theirs: string, winner: Winner): Merged {
  if (mine === base || mine === theirs) return { text: theirs, replaced: [] };
  if (theirs === base) return { text: mine, replaced: [] };
  const [before, one, other] = [rowsOf(base), rowsOf(mine), rowsOf(theirs)];
  const width = widthOf([before, one, other]);
  const [old, here, there] = [named(before, width), named(one, width), named(other, width)];
  const [head = []] = one;
  // Tables of different columns have no rows in common.
  if (rowText(head) !== rowText(other[0] ?? [])) {
    const [stays, goes] = winner === "mine" ? [mine, there] : [theirs, here];
    return { text: stays, replaced: [...goes.values()] };
  }
  const replaced: string[] = [];
  const rows = inOrder(here, there).flatMap((key) => {
    const [was, one, other] = [old.get(key), here.get(key), there.get(key)];
    if (one === was || one === other) return other ?? [];
    if (other === was) return one ?? [];
    const [stays, goes] = winner === "mine" ? [one, other] : [other, one];
    if (stays !== undefined && goes !== undefined) replaced.push(goes);
    // What one removed and the other changed stays.
    return stays ?? goes ?? [];
  });
  return { text: tableText([head, ...rows.map(cellsOf)]), replaced };
}

const nameOf = (row: readonly string[], width: number): string => rowText(row.slice(0, width));

/** How many cells a row is called by: the first, or the first few if that names several rows. */
function widthOf(tables: readonly string[][][]): number {
  const columns = tables[0]?.[0]?.length ?? 0;
  const isClear = (width: number) =>
    tables.every((rows) => {
      const names = rows.map((row) => nameOf(row, width));
      return new Set(names).size === names.length;
    });
  return Array.from({ length: columns }, (_, at) => at + 1).find(isClear) ?? 1;
}

function named(table: readonly string[][], width: number): Rows {
  const rows: Rows = new Map();
  for (const row of table.slice(1)) {
    const name = nameOf(row, width);
    let count = 0;
    while (rows.has(`${name},${count}`)) count += 1;
    rows.set(`${name},${count}`, rowText(row));
  }
  return rows;
}

/** A table with a row in the place of that of the same name, or at its end; and the row that stood there. */
export function exchanged(table: string, row: string): { text: string; gone: string[] } {
  const rows = rowsOf(table);
  const width = widthOf([rows]);
  const cells = cellsOf(row);
  const at = rows.findIndex((one, place) => place > 0 && nameOf(one, width) === nameOf(cells, width));
  const all = at > 0 ? rows.with(at, cells) : [...rows, cells];
  return { text: tableText(all), gone: at > 0 ? rows.slice(at, at + 1).map(rowText) : [] };
}

/** Keys of both, in the order of the first; those of the second alone stand behind what they stood behind there. */
function inOrder(first: Rows, second: Rows): string[] {
  const keys = [...first.keys()];
  let before: string | undefined;
  for (const key of second.keys()) {
    if (!first.has(key)) keys.splice(before === undefined ? 0 : keys.indexOf(before) + 1, 0, key);
    before = key;
  }
  return keys;
}
