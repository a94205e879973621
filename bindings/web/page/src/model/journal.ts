import { type Kept, asideOf, follows, keptOf } from "./kept.js";

// Games that the database does not have yet. Writing here takes no time, so it also happens when a page is left or its tab is
// killed. Every visit has a key of its own for each game: no tab overwrites what another one wrote.

const JOURNAL = "solo/game/";

const keyOf = ({ id, by }: Kept): string => `${JOURNAL}${id}/${by}`;

/** A game in the journal, where it stands, and as which text. */
export interface Entry {
  key: string;
  text: string;
  kept: Kept;
}

/** Writes a game; `false` if this browser keeps nothing, because it is not allowed or has no room. */
export function note(kept: Kept): boolean {
  try {
    localStorage.setItem(keyOf(kept), JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** All games of the journal. What is damaged is left out, and left where it is. */
export function noted(): Entry[] {
  return keys().flatMap((key) => {
    const text = key.startsWith(JOURNAL) ? textAt(key) : null;
    const kept = text === null ? undefined : keptOf(parsed(text));
    return text !== null && kept ? [{ key, text, kept }] : [];
  });
}

/** Takes an entry out, unless it was written anew. */
export function strike({ key, text }: Pick<Entry, "key" | "text">): void {
  if (textAt(key) === text) erase(key);
}

/** Takes out what a version of a game has come of, and itself. */
export function strikeUpTo(kept: Kept): void {
  for (const entry of noted()) if (entry.kept.id === kept.id && follows(kept, entry.kept)) strike(entry);
}

/** The key of a game under which nothing in the journal is played on by another visit. */
export function keyBeside(kept: Kept): string {
  const isTaken = noted().some((other) => other.kept.id === kept.id && !follows(kept, other.kept) && !follows(other.kept, kept));
  return isTaken ? asideOf(kept) : kept.id;
}

/** What stands under a key as JSON; nothing if there is none. */
export function parsedAt(key: string): unknown {
  const text = textAt(key);
  return text === null ? null : parsed(text);
}

/** Takes out what stands under a key. */
export function erase(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept there.
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function textAt(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}
