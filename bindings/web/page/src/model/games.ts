import type { CompanionClass, GameName, Helper, Results, TableClass, Tally } from "solo-tabletop";
import games from "virtual:games";

/** A game that can be chosen. */
export type Info = (typeof games)[number];

/** What the module of a game has. */
export interface Module {
  Table: TableClass<GameName>;
  Helper: new () => Helper;
  /** Of the one game with a companion. */
  Companion?: CompanionClass;
  /** The text of a file, whichever program wrote it. */
  fileText(bytes: Uint8Array): string;
  /** Two files of results put together, and what they come to. */
  results(here: string, there?: string): Results;
  /** What some games and some others bring together. */
  added(one: Tally, other: Tally): Tally;
}

export { games };

// Each is a module of its own, so that only the game that is played is loaded. A game of another crate is in that of all games.
const modules: Record<string, () => Promise<unknown>> = {
  // games: "NAME": () => import("solo-tabletop/NAME"),
  "tomb4k": () => import("solo-tabletop/tomb4k"),
  "votk": () => import("solo-tabletop/votk"),
  "scrapyard": () => import("solo-tabletop/scrapyard"),
  "kings-challenge": () => import("solo-tabletop/kings-challenge"),
  "trismegistus-bot": () => import("solo-tabletop/trismegistus-bot"),
  // games end
};

/** How many milliseconds a module may take before the page says that the network does not answer. */
export const LOADED = 20_000;

/** Loads the module of a game, however long that takes: a browser asks for a module once, until the page is loaded anew. */
export async function moduleOf(name: GameName): Promise<Module> {
  return (await (modules[name] ?? (() => import("solo-tabletop")))()) as Module;
}

/** The facts of a game; `undefined` for a name that is none. */
export function infoOf(name: string): Info | undefined {
  return games.find((game) => game.name === name);
}
