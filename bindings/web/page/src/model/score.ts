import type { Scene, Summary, Zone } from "solo-tabletop";

/** The lines of a score sheet: as the summary says them, or as the sheet on the table has them side by side. */
export function counted({ sheet }: Summary, { zones }: Scene): string[] {
  const lines = sheet.filter(({ values }) => values.length > 0).map(({ text }) => text);
  if (lines.length > 0) return lines;
  const ids = new Set(sheet.map(({ id }) => id));
  const table = zones.find(({ items }) => items.some(({ id }) => ids.has(id)));
  return table ? sideBySide(table) : [];
}

/** "jars: you 4, the Bot 1" */
function sideBySide({ lines = [], columns = [], items }: Zone): string[] {
  return lines.map(({ name }, row) => {
    const values = columns.flatMap((column, place) => {
      const mark = items.find(({ at }) => at?.[0] === place * 2 && at[1] === row * 2)?.mark;
      return mark === undefined ? [] : [`${column} ${mark}`];
    });
    return `${name}: ${values.join(", ")}`;
  });
}
