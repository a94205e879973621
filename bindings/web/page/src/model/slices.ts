// Long work in pieces, so that the page answers in between.

/** Milliseconds of work after which the page may answer: a frame has sixteen. */
const SLICE = 6;

/** Does a work that rests now and then, as long as `isWanted`, and then calls `done`. Returns what ends it early. */
export function inSlices<T>(work: Generator<void, T>, isWanted: () => boolean, done: (found: T) => void): () => void {
  let timer = 0;
  const go = () => {
    if (!isWanted()) return stop();
    const until = performance.now() + SLICE;
    do {
      const step = work.next();
      if (step.done) return done(step.value);
    } while (performance.now() < until);
    timer = window.setTimeout(go);
  };
  const stop = () => {
    clearTimeout(timer);
    // Gives back the tables that it holds.
    work.return(undefined as never);
  };
  timer = window.setTimeout(go);
  return stop;
}
