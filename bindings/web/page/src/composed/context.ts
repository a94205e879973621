import type { Choice, Hint } from "solo-tabletop";
import { createContext } from "preact";
import type { Ending } from "../model/ending.js";
import type { Picking } from "./picking.js";
import type { Composed } from "./table.js";

/** Data and acts that the parts of a composed table share. */
export interface Shared {
  table: Composed;
  picking: Picking;
  /** Hints by notation, the best first. */
  hints: ReadonlyMap<string, Hint>;
  /** Choices that end something without saying so. */
  last: ReadonlyMap<string, Ending>;
  /** Things that the opponent has moved since the last decision, and those that were dealt. */
  marks: Marks;
  /** Things to which attention is drawn. */
  lit: ReadonlySet<string>;
  /** Things that a lesson is about. */
  taught: ReadonlySet<string>;
  take(choice: Choice): void;
  /** Tells about a thing. */
  tell(id: string): void;
}

/** Marks of what happened since the last decision. */
export interface Marks {
  /** New places of what the opponent took or moved. */
  new: ReadonlySet<string>;
  /** Places that the opponent has taken something from. */
  old: ReadonlySet<string>;
  /** Places from which cards have slid, by those in which they lie. */
  slid: ReadonlyMap<string, string>;
  /** The face of a die by the place that it points at. */
  die: ReadonlyMap<string, number>;
}

export const Composing = createContext<Shared>(undefined as unknown as Shared);
