import type { Answer, Choice, Entry, GameName, Held, Item, Scene, Zone } from "solo-tabletop";
import { createContext } from "preact";
import type { Ending } from "./ending.js";

/** What the parts of a table share: which choices concern an item, what a card says, and what is done about both. */
export interface Shown {
  /** The choices that concern an item, those first whose main item it is. */
  on: ReadonlyMap<string, readonly Choice[]>;
  glossary: ReadonlyMap<string, Entry>;
  /** Items to which attention is drawn. */
  lit: ReadonlySet<string>;
  /** Items that the opponent has touched since the last choice. */
  moved: ReadonlySet<string>;
  /** Items that a lesson is about. */
  taught: ReadonlySet<string>;
  /** Choices that end turn or game without saying so, by notation, and what that means. */
  last: ReadonlyMap<string, Ending>;
  /** The game, whose rulebook clauses are looked up in. */
  game: GameName | undefined;
  take(choice: Choice): void;
  /** Tells about an item, with all that can be done about it. */
  open(item: Item | Held, only?: readonly Choice[]): void;
  /** What can be done with an item, and why not. */
  ask(id: string): Answer | undefined;
}

export const Table = createContext<Shown>({
  on: new Map(),
  glossary: new Map(),
  lit: new Set(),
  moved: new Set(),
  taught: new Set(),
  last: new Map(),
  game: undefined,
  take() {},
  open() {},
  ask: () => undefined,
});

/** The choices that concern each item, those first whose main item it is. */
export function concerning(scene: Scene): Map<string, Choice[]> {
  const on = new Map<string, Choice[]>();
  for (const main of [true, false]) {
    for (const choice of scene.choices) {
      choice.on?.forEach((id, place) => {
        if ((place === 0) === main) on.set(id, [...(on.get(id) ?? []), choice]);
      });
    }
  }
  return on;
}

/** All that a zone shows, as a text to compare. */
export function about(zone: Zone, { on, lit, moved, taught, last }: Shown): string {
  const ids = zone.items.flatMap((item) => [item.id, ...(item.holds ?? []).map(({ id }) => id)]);
  const seen = ids.map((id) => [on.get(id)?.map((choice) => [choice.notation, choice.label, isMain(choice, id), last.get(choice.notation)?.text]), lit.has(id), moved.has(id), taught.has(id)]);
  return JSON.stringify([zone, seen]);
}

/** Whether an item is the main one of a choice. */
export const isMain = (choice: Choice, id: string) => choice.on?.[0] === id;

/** A word as the first of a button. */
export const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
