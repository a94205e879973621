import type { Choice, Table } from "solo-tabletop";
import { useEffect, useState } from "preact/hooks";
import type { Play } from "./play.js";

// A turn also ends when nothing is left to play. Whoever wants more of it should know before.

/** Positions that are tried for one choice at most. */
const MOST = 12;

/** The choice that ends a turn, if there is one. */
export const endOf = (choices: readonly Choice[]): Choice | undefined => choices.find(({ group, on }) => group === "End" && !on?.length);

/** Whether a turn ends after a choice that does not say so, whatever is decided about it in between. `end` ends it by itself. */
export function isLast(table: Table, { notation }: Choice, end: Choice, now: string): boolean {
  let left = MOST;
  const ends = (from: Table, input: string): boolean => {
    left -= 1;
    using trial = from.clone();
    trial.deal({ seed: null });
    trial.act(input);
    if (trial.due() !== "decision") return trial.scene().now !== now;
    const next = trial.notations().map(([one]) => one);
    return !next.includes(end.notation) && next.length <= left && next.every((one) => ends(trial, one));
  };
  return notation !== end.notation && ends(table, notation);
}

/** What the last choice of a turn means: that nothing of other kinds comes after it. */
function ending(choices: readonly Choice[], { group }: Choice, end: Choice): string {
  const lost = new Set(choices.map((choice) => choice.group).filter((one) => one !== group && one !== end.group));
  return lost.size > 0 ? `Ends your turn without ${[...lost].map((one) => `“${one}”`).join(" or ")}` : "Ends your turn";
}

const NONE: ReadonlyMap<string, string> = new Map();

/** Choices that end a turn without saying so, by notation, with a sentence about it. */
export function useLast(play: Play, turn: number): ReadonlyMap<string, string> {
  const [found, setFound] = useState({ turn, last: NONE });
  useEffect(() => {
    const { choices, now } = play.scene;
    const end = play.hasOdds && play.table.due() === "decision" ? endOf(choices) : undefined;
    if (!end) return;
    const last = new Map<string, string>();
    let timer = 0;
    // One choice after the other, so that the page answers in between.
    const look = (at: number) => {
      // Another decision may have been taken since.
      if (play.scene.choices !== choices) return;
      const choice = choices[at];
      if (!choice) {
        if (last.size > 0) setFound({ turn, last });
        return;
      }
      if (isLast(play.table, choice, end, now)) last.set(choice.notation, ending(choices, choice, end));
      timer = window.setTimeout(look, 0, at + 1);
    };
    look(0);
    return () => clearTimeout(timer);
  }, [turn]);
  return found.turn === turn ? found.last : NONE;
}
