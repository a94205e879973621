// Services of the browser answer late, and some never do: a database that another tab holds, a lock, a cache on a full disk.

/** How many milliseconds a service of the browser may take before the page goes on without it. */
export const PATIENCE = 3000;

/** A service of the browser has not answered in time. */
export class Unanswered extends Error {
  override name = "Unanswered";
}

/**
 * What comes of work of the browser, or that it has not answered in time.
 * @throws Unanswered if it took too long, or whatever the work itself throws
 */
export function within<T>(work: PromiseLike<T>, limit = PATIENCE): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Unanswered("the browser does not answer")), limit);
    work.then(resolve, reject).then(() => clearTimeout(timer));
  });
}
