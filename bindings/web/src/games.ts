// games: import type { Game as TYPE } from "./types/NAME.js";
import type { Game as Tomb } from "./types/tomb4k.js";
import type { Game as Valley } from "./types/votk.js";
import type { Game as Scrapyard } from "./types/scrapyard.js";
import type { Game as KingsChallenge } from "./types/kings-challenge.js";
import type { Game as Botmegistus } from "./types/trismegistus-bot.js";
// games end

/** What differs from game to game, by name of the game. */
export interface Games {
  // games: "NAME": TYPE;
  "tomb4k": Tomb;
  "votk": Valley;
  "scrapyard": Scrapyard;
  "kings-challenge": KingsChallenge;
  "trismegistus-bot": Botmegistus;
  // games end
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
