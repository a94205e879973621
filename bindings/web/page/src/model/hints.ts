import type { Helper, Hint } from "solo-tabletop";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Play } from "./play.js";

/** What came of the first choices as a good player played them out, as far as that was asked. */
export interface Hints {
  hints: readonly Hint[];
  isThinking: boolean;
  ask(): void;
}

/** Deals of a hint, which is shown while it gets better. */
const DEALS = 60;

const NOTHING: { hints: readonly Hint[]; isThinking: boolean } = { hints: [], isThinking: false };

/** Hints of a worker, each for the position in which it was asked for. */
export function useHints(play: Play, turn: number): Hints {
  const helper = useRef<Helper>(undefined);
  const stop = useRef<AbortController>(undefined);
  const [asked, setAsked] = useState({ ...NOTHING, turn });
  useEffect(() => () => stop.current?.abort(), [turn]);
  useEffect(() => () => helper.current?.close(), []);

  const ask = async () => {
    if (play.table.due() !== "decision") return;
    helper.current ??= new play.module.Helper();
    stop.current?.abort();
    const { signal } = (stop.current = new AbortController());
    const setState = (hints: readonly Hint[], isThinking: boolean) => setAsked({ hints, isThinking, turn });
    setState([], true);
    try {
      const onHint = (hints: Hint[]) => !signal.aborted && setState(hints, true);
      const hints = await helper.current.hint(play.table, DEALS, 1, { signal, onHint });
      if (!signal.aborted) setState(hints, false);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  };
  return { ...(asked.turn === turn ? asked : NOTHING), ask };
}
