import type { GameName } from "solo-tabletop";

// What this browser keeps beside games. It may refuse (a private window, no room left), and others may have written there: then
// there is nothing.

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`solo/${key}`) ?? "null");
  } catch {
    return null;
  }
}

function write(key: string, data: unknown): boolean {
  try {
    if (data === undefined) localStorage.removeItem(`solo/${key}`);
    else localStorage.setItem(`solo/${key}`, JSON.stringify(data));
    return true;
  } catch {
    return false;
  }
}

/** The owner's own tables. */
export function ownTables(game: GameName): Record<string, string> {
  const kept = read(`${game}/tables`);
  if (typeof kept !== "object" || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).filter(([, text]) => typeof text === "string"));
}

/** Keeps the owner's own tables. */
export const keepTables = (game: GameName, tables: Record<string, string>): boolean =>
  write(`${game}/tables`, Object.keys(tables).length === 0 ? undefined : tables);

/** A wish of the player about how things are shown: one of some values, the first if nothing was wished. */
export function wish<T extends string | boolean>(name: string, values: readonly [T, ...T[]]): T {
  const kept = read(`wish/${name}`);
  return values.find((value) => value === kept) ?? values[0];
}

/** Keeps such a wish. */
export const keepWish = (name: string, value: string | boolean): boolean => write(`wish/${name}`, value);
