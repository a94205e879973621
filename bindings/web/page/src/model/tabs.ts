import { Unanswered, within } from "./within.js";

// The same page in several tabs. Whoever plays a game holds a lock on it, as the terminal program does with its file. Where there
// are no locks, versions say who has written (`kept.ts`).

/** So many milliseconds a page that was just left, or is loaded anew, may still hold its game. */
const FREED = 500;

/** Games that one screen holds. */
export interface Holder {
  /** Holds a game; `false` if another tab does. */
  hold(id: string): Promise<boolean>;
  /** Holds none any more. */
  leave(): void;
}

export function holder(): Holder {
  let leave = () => {};
  const left = new Promise<void>((resolve) => (leave = resolve));
  return {
    hold: (id) => within(held(id, left), FREED * 2).catch(() => true),
    leave: () => leave(),
  };
}

function held(id: string, left: Promise<void>): Promise<boolean> {
  const { locks } = navigator as { locks?: LockManager };
  // Pages in a network of one's own have none.
  if (!locks) return Promise.resolve(true);
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(new Unanswered("another tab plays this game")), FREED);
  return new Promise((answer) => {
    const granted = () => {
      clearTimeout(timer);
      answer(true);
      return left;
    };
    // A browser that forbids locks has none.
    locks.request(`solo/game/${id}`, { signal: stop.signal }, granted).catch((error) => answer(!(error instanceof Unanswered)));
  });
}

/** Does work while no other tab does work by that name. Where no lock is granted in time, it is done all the same. */
export async function alone(name: string, work: () => unknown): Promise<void> {
  let isDone = false;
  const once = () => {
    if (!isDone) work();
    isDone = true;
  };
  const { locks } = navigator as { locks?: LockManager };
  if (locks) await within(locks.request(name, once), FREED).catch(() => undefined);
  once();
}

/** What tabs tell each other: that what is kept of a game has changed, or that a copy of it goes on elsewhere. */
export interface News {
  what: "kept" | "copied";
  id: string;
}

const heard = new Set<(news: News) => void>();
const channel = opened();

function opened(): BroadcastChannel | undefined {
  try {
    const channel = new BroadcastChannel("solo");
    channel.onmessage = ({ data }) => {
      if (typeof data === "object" && data !== null) for (const listener of heard) listener(data as News);
    };
    return channel;
  } catch {
    return undefined;
  }
}

/** Tells the other tabs. */
export const tell = (news: News): void => channel?.postMessage(news);

/** Listens to the other tabs, until what it returns is called. */
export function listen(listener: (news: News) => void): () => void {
  heard.add(listener);
  return () => void heard.delete(listener);
}
