import type { Game as KingsChallenge } from "./types/kings-challenge.js";
import type { Game as Scrapyard } from "./types/scrapyard.js";
import type { Game as Tomb4k } from "./types/tomb4k.js";
import type { Game as TrismegistusBot } from "./types/trismegistus-bot.js";
import type { Game as Votk } from "./types/votk.js";

/** What differs from game to game, by name of the game. */
export interface Games {
  tomb4k: Tomb4k;
  votk: Votk;
  scrapyard: Scrapyard;
  "kings-challenge": KingsChallenge;
  "trismegistus-bot": TrismegistusBot;
}

/** The name of a game. */
export type GameName = keyof Games;

/** A position of a game as data. */
export type View<N extends GameName> = Games[N]["view"];
/** What happened in a game, as data. */
export type Event<N extends GameName> = Games[N]["event"];
/** How a game ended. */
export type Outcome<N extends GameName> = Games[N]["outcome"];
/** Options of a game; those that are left out have their defaults. */
export type Options<N extends GameName> = Games[N]["options"];
/** Tables of the catalogue of a game: comma-separated text, by name. */
export type Tables<N extends GameName> = Games[N]["tables"];
