import type { Helper, Hint } from "solo-tabletop";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Play } from "./play.js";

/** What a search thinks of the choices, as far as it was asked. */
export interface Hints {
  hints: readonly Hint[];
  isThinking: boolean;
  ask(): void;
}

/** Playouts of one answer after the other: the first comes soon, the last is good. */
const PLAYOUTS = [300, 2_000, 8_000];

/** Hints of a worker, which are forgotten as soon as the position changes. */
export function useHints(play: Play, turn: number): Hints {
  const helper = useRef<Helper>(undefined);
  const stop = useRef<AbortController>(undefined);
  const [state, setState] = useState<{ hints: readonly Hint[]; isThinking: boolean }>({ hints: [], isThinking: false });
  useEffect(() => {
    setState({ hints: [], isThinking: false });
    return () => stop.current?.abort();
  }, [turn]);
  useEffect(() => () => helper.current?.close(), []);

  const ask = async () => {
    if (play.table.due() !== "decision") return;
    helper.current ??= new play.module.Helper();
    stop.current?.abort();
    const { signal } = (stop.current = new AbortController());
    setState({ hints: [], isThinking: true });
    try {
      for (const [round, playouts] of PLAYOUTS.entries()) {
        const hints = await helper.current.hint(play.table, playouts, 1, { signal });
        if (!signal.aborted) setState({ hints, isThinking: round + 1 < PLAYOUTS.length });
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  };
  return { ...state, ask };
}
