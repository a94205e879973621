import type { GameName, Tables } from "solo-tabletop";
import { games as known } from "./games.js";

// A game as it is kept, and which of two versions of it is the newer one. No clock says that: clocks are set back, and two tabs
// may write at the same time. Each visit counts what it writes, and a version knows the last count of every visit that went before it.

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
  /** Its line among the results, from its first end on; earlier pages kept none. */
  line?: string | undefined;
  /** How many hints were followed. */
  hints?: number | undefined;
  /** How an evening with described cards began, and its lines. */
  evening?: unknown;
  /** The visit that wrote this, and how often each visit had written this game by then. */
  by: string;
  versions: Versions;
}

/** How often each visit has written a game. */
export type Versions = Readonly<Record<string, number>>;

/** Whether a game is not over. */
export const isRunning = ({ result }: Kept): boolean => result === undefined;

/** How a game ended. */
export interface Result {
  text: string;
  won: boolean | null;
  points: number | null;
}

/** A key that nothing else has. Pages in a network of one's own have no `crypto.randomUUID`. */
export const newId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;

/** This visit. */
export const VISIT = newId();

/** Which version a visit wrote. */
const countOf = ({ by, versions }: Kept): number => versions[by] ?? 0;

/** Whether one version of a game is another one, or came of it. */
export const follows = (newer: Kept, older: Kept): boolean => (newer.versions[older.by] ?? -1) >= countOf(older);

/** The same game under another key. */
export function under(kept: Kept, id: string): Kept {
  const saved = (key: string) => `#${kept.game}/saved/${key}`;
  return { ...kept, id, hash: kept.hash === saved(kept.id) ? saved(id) : kept.hash };
}

/** The key of a version that another one did not come of and does not replace. Whoever finds the two gives it the same one. */
export const asideOf = ({ id, by }: Kept): string => `${id}~${by === "" ? "earlier" : by}`;

/** Versions of games, one for each game; two that did not come of one another are two games, and the first keeps the key. */
export function newest(all: readonly Kept[]): Kept[] {
  // What stands aside may be there twice: as it was put there, and as it is found.
  return apart(apart(all));
}

function apart(all: readonly Kept[]): Kept[] {
  return [...Map.groupBy(all, ({ id }) => id).values()].flatMap((versions) => {
    const last = versions.filter((one, at) => !versions.some((other, place) => follows(other, one) && (!follows(one, other) || place < at)));
    return last.map((kept, place) => (place === 0 ? kept : under(kept, asideOf(kept))));
  });
}

/** Data as a kept game; `undefined` if it has not the form of one: another version of the page, or another page, may have written it. */
export function keptOf(data: unknown): Kept | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const { id, game, begun, changed, save, back, hash, tables, now, result, by, versions } = data as Partial<Record<keyof Kept, unknown>>;
  const texts = [id, save, hash, now].every((text) => typeof text === "string");
  const numbers = [begun, changed, back].every(isCount);
  const isGame = known.some(({ name }) => name === game) && String(hash).startsWith(`#${game}/`);
  const isResult = result === undefined || (typeof result === "object" && result !== null && typeof (result as Result).text === "string");
  if (!texts || !numbers || !isGame || !isResult || typeof tables !== "object" || tables === null) return undefined;
  // A game can be played without these.
  const { line, hints, ...whole } = data as Kept;
  const isCounted = typeof by === "string" && typeof versions === "object" && versions !== null && Object.values(versions).every(isCount);
  // Earlier pages had nothing but the clock.
  return { ...whole, ...(typeof line === "string" && { line }), ...(isCount(hints) && { hints: hints as number }), ...(!isCounted && { by: "", versions: { "": changed as number } }) };
}

const isCount = (number: unknown): boolean => typeof number === "number" && Number.isFinite(number) && number >= 0;
