import type { GameName } from "solo-tabletop";
import { type Replaced, type Winner, exchanged, merged } from "./merge.js";

// What this browser keeps beside games. It may refuse (a private window, no room left), and others may have written there: what
// cannot be read counts as nothing, and is set aside before anything else is written there.

const keyOf = (name: string): string => `solo/${name}`;

function textAt(name: string): string | null {
  try {
    return localStorage.getItem(keyOf(name));
  } catch {
    return null;
  }
}

function read(name: string): unknown {
  try {
    return JSON.parse(textAt(name) ?? "null");
  } catch {
    return undefined;
  }
}

function write(name: string, data: unknown): boolean {
  try {
    if (data === undefined) localStorage.removeItem(keyOf(name));
    else localStorage.setItem(keyOf(name), JSON.stringify(data));
    return true;
  } catch {
    return false;
  }
}

/** Copies a text to a key that is free, unless one of them has it; `false` if there is no room for it. */
function setAside(name: string): boolean {
  const text = textAt(name);
  if (text === null) return true;
  try {
    for (let number = 1; ; number += 1) {
      const key = keyOf(`${asideOf(name)}${number === 1 ? "" : `-${number}`}`);
      const there = localStorage.getItem(key);
      if (there === null) localStorage.setItem(key, text);
      if (there === null || there === text) return true;
    }
  } catch {
    return false;
  }
}

const asideOf = (name: string): string => `${name}-damaged`;

const isText = (text: unknown): text is string => typeof text === "string";
const isReplaced = (one: unknown): one is Replaced =>
  typeof one === "object" && one !== null && [(one as Replaced).table, (one as Replaced).row].every(isText);

const tablesAt = (game: GameName): string => `${game}/tables`;
const replacedAt = (game: GameName): string => `${game}/replaced`;

/** Whether all that is kept of the owner's cards can be read. */
function isWhole(name: string, isOne: (part: unknown) => boolean): boolean {
  const kept = read(name);
  return kept === null || (typeof kept === "object" && Object.values(kept).every(isOne));
}
const areTablesWhole = (game: GameName): boolean => isWhole(tablesAt(game), isText) && !Array.isArray(read(tablesAt(game)));
const areReplacedWhole = (game: GameName): boolean => isWhole(replacedAt(game), isReplaced) && Array.isArray(read(replacedAt(game)) ?? []);

/** Says what of the owner's cards cannot be read, and where it stays; nothing if all can be read. */
export function damage(game: GameName): string {
  const damaged = [...(areTablesWhole(game) ? [] : [tablesAt(game)]), ...(areReplacedWhole(game) ? [] : [replacedAt(game)])];
  const names = (all: readonly string[]) => all.map((name) => `“${name}”`).join(" and ");
  const [here, aside] = [names(damaged.map(keyOf)), names(damaged.map((name) => keyOf(asideOf(name))))];
  return damaged.length === 0 ? "" : `Own cards in this browser are damaged and cannot be read. They stay in its storage as ${here}, after the next change as ${aside}.`;
}

/** The owner's own tables. */
export function ownTables(game: GameName): Record<string, string> {
  const kept = read(tablesAt(game));
  if (typeof kept !== "object" || kept === null || Array.isArray(kept)) return {};
  return Object.fromEntries(Object.entries(kept).filter(([, text]) => isText(text)));
}

/** Tables that differ from the embedded ones, by name. */
export type Texts = Readonly<Record<string, string>>;

/** What came of changes to the owner's tables. */
export interface Kept {
  /** `false` if this browser keeps nothing, because it is not allowed or has no room. */
  isKept: boolean;
  /** What is kept now; if it is not kept, what would be. */
  tables: Texts;
  /** Rows that another session had, and that gave way; they are kept beside the tables. */
  replaced: readonly Replaced[];
}

/** What a session made of tables: as it knew them, as it has them, and as the game has them embedded. */
export interface Change {
  base: Texts;
  mine: Texts;
  embedded: Texts;
  winner?: Winner;
}

/** Puts what a session has changed into the owner's tables, which another session may have changed since. */
export function keepTables(game: GameName, { base, mine, embedded, winner = "mine" }: Change): Kept {
  const theirs = ownTables(game);
  const tables: Record<string, string> = {};
  const replaced: Replaced[] = [];
  for (const table of new Set([base, mine, theirs].flatMap(Object.keys))) {
    const house = embedded[table] ?? "";
    const put = merged(base[table] ?? house, mine[table] ?? house, theirs[table] ?? house, winner);
    if (put.text !== house) tables[table] = put.text;
    replaced.push(...put.replaced.map((row) => ({ table, row })));
  }
  // First what gave way: it is nowhere else.
  const isKept = keepReplaced(game, [...replacedRows(game), ...replaced]) && writeTables(game, tables);
  return { isKept, tables, replaced };
}

function writeTables(game: GameName, tables: Texts): boolean {
  if (!areTablesWhole(game) && !setAside(tablesAt(game))) return false;
  return write(tablesAt(game), Object.keys(tables).length === 0 ? undefined : tables);
}

/** Rows of the owner that gave way to others of the owner, the last ones last. */
export function replacedRows(game: GameName): readonly Replaced[] {
  const kept = read(replacedAt(game));
  return Array.isArray(kept) ? kept.filter(isReplaced) : [];
}

/** Keeps such rows, each once. */
export function keepReplaced(game: GameName, rows: readonly Replaced[]): boolean {
  if (!areReplacedWhole(game) && !setAside(replacedAt(game))) return false;
  const once = [...new Map(rows.map((one) => [`${one.table} ${one.row}`, one])).values()];
  return write(replacedAt(game), once.length === 0 ? undefined : once);
}

const isRow = ({ table, row }: Replaced) => (one: Replaced) => one.table === table && one.row === row;

/** Forgets such a row. */
export const dropReplaced = (game: GameName, row: Replaced): boolean => keepReplaced(game, replacedRows(game).filter((one) => !isRow(row)(one)));

/** Puts a row that gave way in the place of the other one. Whatever fails, both are kept. */
export function exchange(game: GameName, row: Replaced, { mine, ...change }: Change): Kept {
  const { text, gone } = exchanged(mine[row.table] ?? change.embedded[row.table] ?? "", row.row);
  const before = replacedRows(game);
  const isNoted = keepReplaced(game, [...before, ...gone.map((one) => ({ table: row.table, row: one }))]);
  if (!isNoted) return { isKept: false, tables: mine, replaced: [] };
  const done = keepTables(game, { ...change, mine: { ...mine, [row.table]: text } });
  if (done.isKept) dropReplaced(game, row);
  else keepReplaced(game, before);
  return done.isKept ? done : { ...done, tables: mine };
}

const RESULTS = "results";

/** Results that stand with no game that is kept: one a line, as the terminal keeps them. */
export const ownResults = (): string => textAt(RESULTS) ?? "";

/** Adds lines to them; `false` if this browser keeps nothing, because it is not allowed or has no room. Nothing is taken out. */
export function addResults(lines: string): boolean {
  try {
    const there = (localStorage.getItem(keyOf(RESULTS)) ?? "").split("\n");
    const added = lines.split("\n").filter((line) => line !== "" && !there.includes(line));
    if (added.length > 0) localStorage.setItem(keyOf(RESULTS), [...there.filter((line) => line !== ""), ...added, ""].join("\n"));
    return true;
  } catch {
    return false;
  }
}

/** Whether news of the browser's storage are about results. */
export const isOfResults = (key: string | null): boolean => key === null || key === keyOf(RESULTS);

/** The lock under which a change is looked after once more. */
export const lockOf = (game: GameName): string => `solo/cards/${game}`;

/** Whether news of the browser's storage are about the cards of a game. */
export const isOfTables = (game: GameName, key: string | null): boolean => key === null || [tablesAt(game), replacedAt(game)].map(keyOf).includes(key);

/** A wish of the player about how things are shown: one of some values, the first if nothing was wished. */
export function wish<T extends string | boolean>(name: string, values: readonly [T, ...T[]]): T {
  const kept = read(`wish/${name}`);
  return values.find((value) => value === kept) ?? values[0];
}

/** Keeps such a wish. */
export const keepWish = (name: string, value: string | boolean): boolean => write(`wish/${name}`, value);
