import type { GameName, Tables } from "solo-tabletop";

// What this browser keeps. It may refuse (a private window, no room left): then nothing is kept, and the game goes on.

/** A game in progress as it is kept. */
export interface Kept {
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
  /** How an evening with described cards began, and its lines. */
  evening?: unknown;
}

function read<T>(key: string): T | undefined {
  try {
    const text = localStorage.getItem(`solo/${key}`);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
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

// The next screen is drawn before the one before it is told that it is gone.
let keepDue = () => {};

/** Does this at the latest before the game in progress is read. */
export function keepAtLatest(keep: () => void): void {
  keepDue = keep;
}

/** The game in progress. */
export function keptGame(game: GameName): Kept | undefined {
  keepDue();
  return read(`${game}/game`);
}
/** Keeps the game in progress; `undefined` forgets it. */
export const keepGame = (game: GameName, kept: Kept | undefined): boolean => write(`${game}/game`, kept);

/** The owner's own tables. */
export const ownTables = (game: GameName): Record<string, string> => read(`${game}/tables`) ?? {};
/** Keeps the owner's own tables. */
export const keepTables = (game: GameName, tables: Record<string, string>): boolean =>
  write(`${game}/tables`, Object.keys(tables).length === 0 ? undefined : tables);

/** A wish of the player about how things are shown. */
export const wish = (name: string, otherwise: boolean): boolean => read<boolean>(`wish/${name}`) ?? otherwise;
/** Keeps such a wish. */
export const keepWish = (name: string, value: boolean): boolean => write(`wish/${name}`, value);
