import type { GameName } from "solo-tabletop";
import { games as known } from "./games.js";
import { erase, keyBeside, note, noted, parsedAt, strike, strikeUpTo } from "./journal.js";
import { type Kept, keptOf, newest, under } from "./kept.js";
import { keepLine } from "./results.js";
import { put, remove, shelved } from "./shelf.js";
import { tell } from "./tabs.js";

// The games of this browser, each by its own key. The database has room for them but answers late, and not at all when a page is
// left: so a game is written to the journal first, and leaves it once the database has it.

/** Games of this visit that are kept nowhere else, or not yet. */
const unkept = new Map<string, Kept>();

/** Whether closing the page would lose nothing. */
export const isAllKept = (): boolean => unkept.size === 0;

/** What came of keeping a game. */
export interface Keeping {
  /** `false` if this browser keeps nothing, because it is not allowed or has no room. */
  isKept: boolean;
  /** The key under which it is kept: another one if another tab has gone on with the game. */
  id: string;
}

/** Keeps a game. */
export async function keep(kept: Kept): Promise<Keeping> {
  unkept.set(kept.id, kept);
  const isNoted = note(kept);
  const ids = await put([kept]).catch(() => undefined);
  if (ids) strikeUpTo(kept);
  const isKept = ids !== undefined || isNoted;
  const id = ids?.[0] ?? (isNoted ? notedBeside(kept) : kept.id);
  // A later step may be on its way.
  if (isKept && unkept.get(kept.id) === kept) unkept.delete(kept.id);
  tell({ what: "kept", id });
  return { isKept, id };
}

/** Without the database, too, two tabs do not go on under one key: the key of the one in the journal. */
function notedBeside(kept: Kept): string {
  const id = keyBeside(kept);
  if (id === kept.id || !note(under(kept, id))) return kept.id;
  for (const entry of noted()) if (entry.kept.id === kept.id && entry.kept.by === kept.by) strike(entry);
  return id;
}

/** What becomes of a game that is to be forgotten: it stays if another tab has played on, or if its result would go with it. */
export type Forgotten = "gone" | "played on" | "no room";

/** Forgets a game. Its result stays among the player's. */
export async function forget(kept: Kept): Promise<Forgotten> {
  if (!(await keepLine(kept))) return "no room";
  // A database that does not answer keeps it for another visit.
  const isForgotten = await remove(kept).catch(() => true);
  if (!isForgotten) return "played on";
  unkept.delete(kept.id);
  strikeUpTo(kept);
  tell({ what: "kept", id: kept.id });
  return "gone";
}

/** The one game of each kind that earlier pages kept, now under a key of its own. */
function takenOver(): Kept[] {
  return known.flatMap(({ name }) => {
    const old = parsedAt(`solo/${name}/game`);
    if (typeof old !== "object" || old === null) return [];
    const id = `earlier-${name}-${sumOf(JSON.stringify(old))}`;
    const kept = keptOf({ ...old, id, game: name, begun: Date.now(), changed: Date.now(), by: "earlier", versions: { earlier: 1 } });
    if (kept && note(kept)) erase(`solo/${name}/game`);
    return kept ?? [];
  });
}

/** A short name of a text, by which two tabs call the same text the same. */
const sumOf = (text: string): string => ([...text].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0, 7)).toString(36);

/** Games that are kept, and whether these are all. */
export interface Found {
  games: Kept[];
  isWhole: boolean;
}

/** The games that are kept, those last played first. */
export async function keptGames(game?: GameName): Promise<Found> {
  const old = takenOver();
  const shelf = await settled().catch(() => undefined);
  const all = newest([...(shelf ?? []), ...noted().map(({ kept }) => kept), ...old, ...unkept.values()]);
  const games = all.filter((kept) => game === undefined || kept.game === game).sort((one, other) => other.changed - one.changed);
  return { games, isWhole: shelf !== undefined };
}

/** The games of the database, once those of the journal are among them. */
async function settled(): Promise<Kept[]> {
  const entries = noted();
  // Without room there they stay in the journal.
  if (entries.length > 0) await put(entries.map(({ kept }) => kept)).then(() => entries.forEach(strike), () => undefined);
  return shelved();
}

/** The game that an address names, and whether all were looked through; of several the one with that key. */
export async function keptAt(game: GameName, hash: string, id: unknown): Promise<{ kept: Kept | undefined; isWhole: boolean }> {
  const { games, isWhole } = await keptGames(game);
  const isHere = (kept: Kept) => kept.hash === hash;
  const saved = hash === `#${game}/saved` ? games.find((kept) => kept.hash.startsWith(`#${game}/saved/`)) : undefined;
  return { kept: games.find((kept) => kept.id === id && isHere(kept)) ?? games.find(isHere) ?? saved, isWhole };
}
