import type { Choice, Table } from "solo-tabletop";
import { useEffect, useState } from "preact/hooks";
import type { Play } from "./play.js";
import { inSlices } from "./slices.js";

// A turn also ends when nothing is left to play, and the last one ends the game. Whoever wants more of it should know before.

/** Positions that are tried for one choice at most, and choices of a position without a turn to end. */
const MOST = 12;

/** What comes to its end: a turn, a turn after which the game seems to end before the next one, or the game. */
const ENDED = ["turn", "last", "game"] as const;
type Ended = (typeof ENDED)[number];

/** For a button, and for a sentence. */
const WORDS: Readonly<Record<Ended, readonly [short: string, text: string]>> = {
  turn: ["ends your turn", "Ends your turn"],
  last: ["ends your last turn", "Ends your turn, most likely the last one,"],
  game: ["ends the game", "Ends the game"],
};

/** Seeds of chance with which a turn is tried: none that a game is likely to have. */
const SEEDS = [4_000_000_007n, 4_000_000_009n, 4_000_000_019n];

/** What a choice ends without saying so: in a few words for a button, and in a sentence. */
export interface Ending {
  short: string;
  text: string;
}

/** The choice that ends a turn, if there is one. */
export const endOf = (choices: readonly Choice[]): Choice | undefined => choices.find(({ group, on }) => group === "End" && !on?.length);

/**
 * Finds out what ends after an input, whatever is decided about it in between: the game, or the turn that `now` names.
 * Decisions that follow are tried while they are few. Rests before each position that is tried.
 */
function* endedBy(table: Table, notation: string, end: Choice | undefined, now: string): Generator<void, Ended | undefined> {
  let left = MOST;
  function* after(from: Table, input: string): Generator<void, Ended | undefined> {
    left -= 1;
    yield;
    using trial = from.clone();
    trial.deal({ seed: null });
    trial.act(input);
    const due = trial.due();
    if (due === "nothing") return "game";
    if (due === "chance" || !end) {
      if (!end || trial.scene().now === now) return undefined;
      return (yield* isLastTurn(trial, end)) ? "last" : "turn";
    }
    const next = trial.notations().map(([one]) => one);
    if (next.includes(end.notation) || next.length > left) return undefined;
    let ended: Ended = "game";
    for (const one of next) {
      const by = yield* after(trial, one);
      if (by === undefined) return undefined;
      if (ENDED.indexOf(by) < ENDED.indexOf(ended)) ended = by;
    }
    return ended;
  }
  return yield* after(table, notation);
}

/** Whether the game ends before the player's next turn, by whatever chance and with the first choice of each decision until then. */
function* isLastTurn(from: Table, end: Choice): Generator<void, boolean> {
  for (const seed of SEEDS) {
    yield;
    using trial = from.clone();
    trial.deal({ seed });
    for (let left = MOST; trial.due() === "decision"; left -= 1) {
      const next = trial.notations().map(([one]) => one);
      if (left === 0 || !next[0] || next.includes(end.notation)) return false;
      trial.act(next[0]);
    }
  }
  return true;
}

/** What a choice that ends something means: that nothing of other kinds comes after it. */
function ending(choices: readonly Choice[], { group }: Choice, end: Choice | undefined, ended: Ended): Ending {
  const [short, text] = WORDS[ended];
  const others = end && group !== end.group ? choices.map((choice) => choice.group).filter((one) => one !== group && one !== end.group) : [];
  const lost = [...new Set(others)].map((one) => `“${one}”`).join(" or ");
  return { short, text: lost ? `${text} without ${lost}` : text.replace(/,$/, "") };
}

/** The choices of a position that end turn or game without saying so, with words about each. */
function* lastOf(play: Play): Generator<void, Map<string, Ending>> {
  const { choices, now } = play.scene;
  const last = new Map<string, Ending>();
  const end = endOf(choices);
  if (!play.hasOdds || play.table.due() !== "decision" || (!end && choices.length > MOST)) return last;
  for (const choice of choices) {
    const ended = yield* endedBy(play.table, choice.notation, end, now);
    // That it ends the turn is what the choice to end it says itself.
    if (ended && (ended !== "turn" || choice !== end)) last.set(choice.notation, ending(choices, choice, end, ended));
  }
  return last;
}

const NONE: ReadonlyMap<string, Ending> = new Map();

/** Choices that end turn or game without saying so, by notation, with words about it. */
export function useLast(play: Play, turn: number): ReadonlyMap<string, Ending> {
  const [found, setFound] = useState({ turn, last: NONE });
  useEffect(() => {
    const { choices } = play.scene;
    // Another decision may have been taken since.
    return inSlices(lastOf(play), () => play.scene.choices === choices, (last) => last.size > 0 && setFound({ turn, last }));
  }, [turn]);
  return found.turn === turn ? found.last : NONE;
}
