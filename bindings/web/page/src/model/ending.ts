import type { Choice, Ends } from "solo-tabletop";
import { useMemo } from "preact/hooks";
import type { Play } from "./play.js";

// A turn also ends when nothing is left to play, and the last one ends the game. Whoever wants more of it should know before.

/** Choices of a position without a turn to end, up to which the end of the game is told of each. */
const MOST = 12;

/** What comes to its end, for a button and for a sentence. */
const WORDS = {
  turn: ["ends your turn", "Ends your turn"],
  round: ["ends the round", "Ends the round"],
  last: ["ends your last turn", "Ends your last turn"],
  game: ["ends the game", "Ends the game"],
} as const satisfies Readonly<Record<string, readonly [short: string, text: string]>>;

/** What a choice ends without saying so: in a few words for a button, and in a sentence. */
export interface Ending {
  short: string;
  text: string;
}

/** The choice that ends a turn, if there is one. */
export const endOf = (choices: readonly Choice[]): Choice | undefined => choices.find(({ group, on }) => group === "End" && !on?.length);

/** What a choice that ends something means: that nothing of other kinds comes after it. */
function ending(choices: readonly Choice[], { group }: Choice, end: Choice | undefined, { what, last }: Ends): Ending {
  const [short, text] = WORDS[last && what !== "game" ? "last" : what];
  const others = end && group !== end.group ? choices.map((choice) => choice.group).filter((one) => one !== group && one !== end.group) : [];
  const lost = [...new Set(others)].map((one) => `“${one}”`).join(" or ");
  return { short, text: lost ? `${text} without ${lost}` : text };
}

const NONE: ReadonlyMap<string, Ending> = new Map();

/** The choices of a position that end turn or game without saying so, with words about each. */
function endings(play: Play): ReadonlyMap<string, Ending> {
  const { scene: { choices }, table, hasOdds } = play;
  const end = endOf(choices);
  if (!hasOdds || table.due() !== "decision" || (!end && choices.length > MOST)) return NONE;
  const ends = new Map(play.plays.choices.map(({ notation, ends }) => [notation, ends]));
  return new Map(
    choices.flatMap((choice) => {
      const its = ends.get(choice.notation);
      // That it ends the turn is what the choice to end it says itself.
      const isTold = its?.what === "turn" && !its.last && choice === end;
      return its && !isTold && (end || its.what === "game") ? [[choice.notation, ending(choices, choice, end, its)]] : [];
    }),
  );
}

/** Choices that end turn or game without saying so, by notation, with words about it. */
export const useEndings = (play: Play, turn: number): ReadonlyMap<string, Ending> => useMemo(() => endings(play), [turn, play.scene.choices]);
