import type { GameName, Tables } from "solo-tabletop";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { games as known } from "./games.js";

// The games of this browser, each by its own key. IndexedDB has room for them but answers late, and not at all when a page is
// left: so a game is written to the journal in localStorage first, and leaves it once IndexedDB has it.

/** A game as it is kept. */
export interface Kept {
  id: string;
  game: GameName;
  /** When it was begun and last played, in milliseconds. */
  begun: number;
  changed: number;
  /** Its text, with the steps that were taken back. */
  save: string;
  /** How many steps were taken back. */
  back: number;
  /** Its address. */
  hash: string;
  /** Tables that differ from the embedded ones. */
  tables: Tables<GameName>;
  /** Where it stands, in words. */
  now: string;
  /** How it ended, if it has. */
  result?: Result | undefined;
  /** How an evening with described cards began, and its lines. */
  evening?: unknown;
}

/** Whether a game is not over. */
export const isRunning = ({ result }: Kept): boolean => result === undefined;

/** How a game ended. */
export interface Result {
  text: string;
  won: boolean | null;
  points: number | null;
}

interface Shelf extends DBSchema {
  games: { key: string; value: Kept };
}

const JOURNAL = "solo/game/";

/** A key that no other game has. Pages in a network of one's own have no `crypto.randomUUID`. */
export const newId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;

/** The games of this visit, also if the browser keeps none. */
const visited = new Map<string, Kept>();

let opened: Promise<IDBPDatabase<Shelf>> | undefined;

function shelf(): Promise<IDBPDatabase<Shelf>> {
  const upgrade = (database: IDBPDatabase<Shelf>) => void database.createObjectStore("games", { keyPath: "id" });
  opened ??= (async () => openDB<Shelf>("solo", 1, { upgrade, terminated: () => (opened = undefined) }))().catch((error) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** Keeps a game; `false` if this browser keeps nothing, because it is not allowed or has no room. */
export async function keep(kept: Kept): Promise<boolean> {
  visited.set(kept.id, kept);
  const isWritten = journal(kept);
  try {
    await (await shelf()).put("games", kept);
  } catch {
    return isWritten;
  }
  if (written(JOURNAL + kept.id)?.changed === kept.changed) erase(JOURNAL + kept.id);
  return true;
}

/** Forgets a game. */
export async function forget(id: string): Promise<void> {
  visited.delete(id);
  erase(JOURNAL + id);
  try {
    await (await shelf()).delete("games", id);
  } catch {
    // It was not there.
  }
}

/** Takes over the one game of each kind that earlier pages kept. */
function takeOver(): void {
  for (const { name } of known) {
    const old = parsed(`solo/${name}/game`);
    if (typeof old !== "object" || old === null) continue;
    const kept = { ...old, id: `earlier-${name}`, game: name, begun: Date.now(), changed: Date.now() };
    if (isKept(kept) && journal(kept)) erase(`solo/${name}/game`);
  }
}

/** The games that are kept, those last played first. What is damaged is left out, and left where it is. */
export async function keptGames(game?: GameName): Promise<Kept[]> {
  takeOver();
  const found = new Map(visited);
  const add = (kept: unknown) => isKept(kept) && kept.changed >= (found.get(kept.id)?.changed ?? 0) && found.set(kept.id, kept);
  try {
    for (const kept of await (await shelf()).getAll("games")) add(kept);
  } catch {
    // The journal is all there is.
  }
  for (const key of keys()) {
    const kept = key.startsWith(JOURNAL) ? written(key) : undefined;
    if (kept) add(kept);
  }
  const all = [...found.values()].filter((kept) => game === undefined || kept.game === game);
  return all.sort((one, other) => other.changed - one.changed);
}

/** The game that an address or a key names. */
export async function keptAt(game: GameName, hash: string): Promise<Kept | undefined> {
  const all = await keptGames(game);
  const saved = new RegExp(`^#${game}/saved$`);
  return all.find((kept) => kept.hash === hash) ?? (saved.test(hash) ? all.find((kept) => kept.hash.startsWith(`#${game}/saved/`)) : undefined);
}

function journal(kept: Kept): boolean {
  try {
    localStorage.setItem(JOURNAL + kept.id, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

function parsed(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

function written(key: string): Kept | undefined {
  const data = parsed(key);
  return isKept(data) ? data : undefined;
}

function erase(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept there.
  }
}

function keys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/** Whether data has the form of a kept game: another version of the page, or another page, may have written it. */
function isKept(data: unknown): data is Kept {
  if (typeof data !== "object" || data === null) return false;
  const { id, game, begun, changed, save, back, hash, tables, now, result } = data as Partial<Record<keyof Kept, unknown>>;
  const texts = [id, save, hash, now].every((text) => typeof text === "string");
  const numbers = [begun, changed, back].every((number) => typeof number === "number" && Number.isFinite(number) && number >= 0);
  const isGame = known.some(({ name }) => name === game) && String(hash).startsWith(`#${game}/`);
  const isResult = result === undefined || (typeof result === "object" && result !== null && typeof (result as Result).text === "string");
  return texts && numbers && isGame && isResult && typeof tables === "object" && tables !== null;
}
