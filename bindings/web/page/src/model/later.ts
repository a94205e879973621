import { useMemo } from "preact/hooks";

/** Work that follows in a task of its own: what is decided is carried out first, and shown then. */
export interface Later {
  /** `true` if something is still to be shown. */
  readonly isDue: boolean;
  /** Does it now. */
  now(): void;
  after(work: () => void): void;
}

/** One piece of work at a time. */
export function useLater(): Later {
  return useMemo(() => {
    let due: (() => void) | undefined;
    // A message comes sooner than a timer.
    const { port1, port2 } = new MessageChannel();
    const now = () => {
      const work = due;
      due = undefined;
      work?.();
    };
    port1.onmessage = now;
    return {
      get isDue() {
        return due !== undefined;
      },
      now,
      after(work) {
        due = work;
        port2.postMessage(undefined);
      },
    };
  }, []);
}
