import type { Choice } from "solo-tabletop";
import type { FunctionComponent } from "preact";
import type { Composed } from "./table.js";
import { votk } from "./votk.js";

/** A choice in the place of the main action. */
export interface Aside {
  name: string;
  text: string;
}

/** The table of a game, composed: what its places hold. */
export interface Layout {
  /** Things on the board. */
  Board: FunctionComponent;
  /** Things that belong to a side. */
  Side: FunctionComponent<{ side: "you" | "rival" }>;
  /** Piles beside the hand. */
  Piles: FunctionComponent;
  /** Zone of the cards in hand. */
  hand: string;
  /** Zones whose items ask over the board. */
  asks: readonly string[];
  /** Numbers beside the question. */
  Sums: FunctionComponent;
  /** Permissions of the turn, above the main action. */
  Chips: FunctionComponent;
  /** A choice that concerns nothing on the table: its name, and its result in a line. */
  aside(choice: Choice, table: Composed): Aside;
}

const layouts: Readonly<Record<string, Layout>> = { votk };

/** The composed table of a game; `undefined` for a game whose zones are listed. */
export const layoutOf = (game: string): Layout | undefined => layouts[game];
