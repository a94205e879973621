import { useMemo } from "preact/hooks";

/** Work that follows in a task of its own: what is decided is carried out first, and shown then. */
export interface Later {
  /** Whether something is still to be shown. */
  readonly isDue: boolean;
  /** Does it now. */
  now(): void;
  after(work: () => void): void;
}

/** One piece of work at a time. */
export function useLater(): Later {
  return useMemo(() => {
    let due: (() => void) | undefined;
    const now = () => {
      const work = due;
      due = undefined;
      work?.();
    };
    return {
      get isDue() {
        return due !== undefined;
      },
      now,
      after(work) {
        due = work;
        setTimeout(now);
      },
    };
  }, []);
}
