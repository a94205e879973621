import type { Fault } from "solo-tabletop";
import { rowsOf, tableText } from "./csv.js";

// Tables of a catalogue as rows of cells, and their faults as cells.

/** A table: the head and the rows under it. */
export interface Spread {
  head: string[];
  rows: string[][];
}

/** Reads a table of a catalogue. Cells without a column stay: the game says that they are too many. */
export function spreadOf(text: string): Spread {
  const [head = [], ...rows] = rowsOf(text);
  return { head, rows: rows.map((row) => fitted(row, head.length)) };
}

/** The table as text of a catalogue. */
export const textOf = ({ head, rows }: Spread): string => tableText([head, ...rows.map((row) => fitted(row, head.length))]);

/** A row with a cell for every column, and no empty cells behind. */
function fitted(row: readonly string[], width: number): string[] {
  const count = Math.max(width, row.findLastIndex((cell) => cell !== "") + 1);
  return Array.from({ length: count }, (_, column) => row[column] ?? "");
}

/** A cell is a line of text. */
const clean = (cell: string) => cell.replaceAll(/[\r\n\t]/g, " ").trim();

/** The table with another text in one cell. */
export function changed(spread: Spread, row: number, column: number, text: string): Spread {
  const rows = spread.rows.map((cells, at) => (at === row ? cells.with(column, clean(text)) : cells));
  return { ...spread, rows };
}

/** Rows and cells as spreadsheets put them on the clipboard, with tabs between; nothing if it is a single cell. */
export function cellsOf(clipboard: string): string[][] | undefined {
  if (!/[\t\n]/.test(clipboard.trimEnd())) return undefined;
  return clipboard.replaceAll("\r", "").replace(/\n$/, "").split("\n").map((line) => line.split("\t").map(unquoted));
}

/** Spreadsheets quote cells in which there are quotes or line breaks. */
function unquoted(cell: string): string {
  return /^".*"$/s.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell;
}

/** The table with cells pasted at a place; rows that do not exist are added, and a head that is pasted too is left out. */
export function pasted(spread: Spread, row: number, column: number, cells: string[][]): Spread {
  const isHead = cells[0]?.every((cell, at) => cell.trim() === spread.head[column + at]);
  const rows = spread.rows.map((old) => [...old]);
  for (const [down, line] of (isHead ? cells.slice(1) : cells).entries()) {
    const target = (rows[row + down] ??= fitted([], spread.head.length));
    line.forEach((cell, right) => {
      if (column + right < target.length) target[column + right] = clean(cell);
    });
  }
  return { ...spread, rows };
}

/** A fault with the cell at which it is, as far as it says so. */
export interface Place {
  fault: Fault;
  table: string | undefined;
  /** Number of the row under the head, from 0. */
  row: number | undefined;
  column: number | undefined;
}

/** Where a fault is: `designs line 3, cost`, `designs shabti`, `designs`. */
export function placeOf(fault: Fault, tables: Readonly<Record<string, Spread>>): Place {
  const [, table = "", word = "", field = ""] = /^(\w+)(?: (?:row )?([^,]+))?(?:, (.+))?$/.exec(fault.at) ?? [];
  const spread = tables[table];
  if (!spread) return { fault, table: undefined, row: undefined, column: undefined };
  const line = /^line (\d+)$/.exec(word)?.[1];
  const row = line === undefined ? spread.rows.findIndex(([id]) => id === word) : Number(line) - 2;
  const column = spread.head.indexOf(field);
  return {
    fault,
    table,
    row: row >= 0 && row < spread.rows.length ? row : undefined,
    column: column >= 0 ? column : undefined,
  };
}
