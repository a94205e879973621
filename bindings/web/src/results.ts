import * as checked from "./checked.js";
import { attempt } from "./error.js";
import type { Glue } from "./glue.js";

// Finished games of a player: a file with a line of JSON for each, the same one in every program of this project.

/** Games or days in a row. */
export interface Streak {
  /** In a row up to now. */
  now: number;
  /** In a row at most. */
  longest: number;
}

/** What the finished games of one kind came to. */
export interface ResultTotals {
  game: string;
  games: number;
  /** Games won; `null` where the end of the game does not say so. */
  won: number | null;
  /** Games in which hints were followed. */
  hinted: number;
  /** Mean points in tenths. */
  mean_tenths: number;
  /** The best points with their deals, the best first, at most five; without a deal beside the box. */
  best: [points: number, deal: number | null][];
  /** Games won in a row. */
  streak: Streak;
}

/** A line that holds no finished game, and why. */
export interface ResultFault {
  /** The number of the line, from 1. */
  line: number;
  message: string;
}

/** Two files of finished games, put together. */
export interface Results {
  /** The games of both as one file, the earliest first. */
  text: string;
  /** How many games the second file has. */
  read: number;
  /** Those of them that it added, as lines, and their number. */
  added: string;
  count: number;
  /** Lines of the second file that hold no game. */
  faults: ResultFault[];
  /** What the games came to, by name of the game. */
  games: ResultTotals[];
  /** Days in a row on which the deal of the day was played. */
  days: Streak;
}

/** Seconds since 1970. */
const seconds = (): number => Math.floor(Date.now() / 1000);

/** How a module puts files of finished games together. @internal */
export function resultsOf(glue: Glue): (here: string, there?: string, now?: number) => Results {
  return (here, there = "", now = seconds()) => {
    const [mine, theirs] = [here, there].map((text) => checked.text(text, "malformed", "a file of finished games"));
    return attempt(() => JSON.parse(glue.results(mine ?? "", theirs ?? "", checked.whole(now, "a time"))));
  };
}
