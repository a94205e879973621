import type { Choice, Table } from "solo-tabletop";
import { useEffect, useState } from "preact/hooks";
import type { Play } from "./play.js";
import { inSlices } from "./slices.js";

// A turn also ends when nothing is left to play. Whoever wants more of it should know before.

/** Positions that are tried for one choice at most. */
const MOST = 12;

/** The choice that ends a turn, if there is one. */
export const endOf = (choices: readonly Choice[]): Choice | undefined => choices.find(({ group, on }) => group === "End" && !on?.length);

/**
 * Finds out whether a turn ends after a choice that does not say so, whatever is decided about it in between. `end` ends it by itself.
 * Rests before each position that is tried.
 */
function* isLast(table: Table, { notation }: Choice, end: Choice, now: string): Generator<void, boolean> {
  let left = MOST;
  function* ends(from: Table, input: string): Generator<void, boolean> {
    left -= 1;
    yield;
    using trial = from.clone();
    trial.deal({ seed: null });
    trial.act(input);
    if (trial.due() !== "decision") return trial.scene().now !== now;
    const next = trial.notations().map(([one]) => one);
    if (next.includes(end.notation) || next.length > left) return false;
    for (const one of next) if (!(yield* ends(trial, one))) return false;
    return true;
  }
  return notation !== end.notation && (yield* ends(table, notation));
}

/** What the last choice of a turn means: that nothing of other kinds comes after it. */
function ending(choices: readonly Choice[], { group }: Choice, end: Choice): string {
  const lost = new Set(choices.map((choice) => choice.group).filter((one) => one !== group && one !== end.group));
  return lost.size > 0 ? `Ends your turn without ${[...lost].map((one) => `“${one}”`).join(" or ")}` : "Ends your turn";
}

/** The choices of a position that end a turn without saying so, with a sentence about each. */
function* lastOf(play: Play): Generator<void, Map<string, string>> {
  const { choices, now } = play.scene;
  const last = new Map<string, string>();
  const end = play.hasOdds && play.table.due() === "decision" ? endOf(choices) : undefined;
  if (!end) return last;
  for (const choice of choices) {
    if (yield* isLast(play.table, choice, end, now)) last.set(choice.notation, ending(choices, choice, end));
  }
  return last;
}

const NONE: ReadonlyMap<string, string> = new Map();

/** Choices that end a turn without saying so, by notation, with a sentence about it. */
export function useLast(play: Play, turn: number): ReadonlyMap<string, string> {
  const [found, setFound] = useState({ turn, last: NONE });
  useEffect(() => {
    const { choices } = play.scene;
    // Another decision may have been taken since.
    return inSlices(lastOf(play), () => play.scene.choices === choices, (last) => last.size > 0 && setFound({ turn, last }));
  }, [turn]);
  return found.turn === turn ? found.last : NONE;
}
