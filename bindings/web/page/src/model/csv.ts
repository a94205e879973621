// Tables as text, read as every other program of this project reads them: cells may be in quotes, lines may have any ending, and
// where the head has no commas, semicolons or tabs separate cells. They are written with commas.

/** The rows of a table, the head first. */
export function rowsOf(text: string): string[][] {
  const { separator, rest } = separated(text.replace(/^\uFEFF/, ""));
  return split(rest, separator);
}

/** The cells of a row that stands alone. */
export const cellsOf = (row: string): string[] => split(row, ",")[0] ?? [];

/** A row as text; a cell that holds what separates cells is in quotes. */
export const rowText = (cells: readonly string[]): string => cells.map((cell) => (/[",\r\n]/.test(cell) ? quoted(cell) : cell)).join(",");

/** A table as text. In the head, semicolons and tabs would be taken for what separates cells. */
export function tableText([head = [], ...rows]: readonly (readonly string[])[]): string {
  const first = head.map((cell) => (/[",;\t\r\n]/.test(cell) ? quoted(cell) : cell)).join(",");
  return [first, ...rows.map(rowText)].map((row) => `${row}\n`).join("");
}

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/** What separates the cells of a text, and the text without a line that only says so. */
function separated(text: string): { separator: string; rest: string } {
  const named = /^"?sep=([,;\t])\1*"?\r?(?:\n|$)/i.exec(text);
  if (named) return { separator: named[1] ?? ",", rest: text.slice(named[0].length) };
  const head = text.split(/[\r\n]/).find((line) => line.trim() !== "") ?? "";
  const outside = head.split('"').filter((_, at) => at % 2 === 0);
  const [one, other] = [",", ";", "\t"].filter((mark) => outside.some((part) => part.includes(mark)));
  // Of a head with two of them the game says that it is not clear.
  return { separator: one !== undefined && other === undefined ? one : ",", rest: text };
}

function split(text: string, separator: string): string[][] {
  const mark = separator === "\t" ? "\\t" : separator;
  const cell = new RegExp(`(?:"([^"]*(?:""[^"]*)*)(?:"|$)([^${mark}\\r\\n]*)|([^${mark}\\r\\n]*))(${mark}|\\r\\n|\\r|\\n|$)`, "y");
  const rows: string[][] = [[]];
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text);
    if (!found) break;
    const [, inside, behind = "", plain = "", end = ""] = found;
    rows.at(-1)?.push(trimmed(inside === undefined ? plain : inside.replaceAll('""', '"') + behind));
    if (end !== separator) rows.push([]);
    // Nothing but the end stands behind a last separator: an empty cell.
    else if (cell.lastIndex === text.length) rows.at(-1)?.push("");
  }
  // An empty line is no row; one of empty cells is, until it is filled.
  return rows.filter((cells) => cells.length > 1 || (cells[0] ?? "") !== "");
}

/** Spaces around a cell do not count, and one that does not break is a space. */
const trimmed = (cell: string): string => cell.replace(/[\u00A0\u202F]/g, " ").replace(/^ +| +$/g, "");
