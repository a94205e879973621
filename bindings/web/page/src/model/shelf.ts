import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { type Kept, asideOf, follows, keptOf, under } from "./kept.js";
import { Unanswered, within } from "./within.js";

// The database of this browser. It has room for games, but answers late, and sometimes never.

interface Shelf extends DBSchema {
  games: { key: string; value: Kept };
}

type Database = IDBPDatabase<Shelf>;

let opened: Promise<Database> | undefined;
/** Whether it has left a question unanswered: nothing waits for it until it answers again. */
let isSilent = false;

function shelf(): Promise<Database> {
  const lost = () => (opened = undefined);
  const blocking = (_current: number, _newer: number | null, event: IDBVersionChangeEvent) => {
    // A newer page in another tab need not wait for this one.
    (event.target as IDBDatabase).close();
    lost();
  };
  const upgrade = (database: Database) => void database.createObjectStore("games", { keyPath: "id" });
  opened ??= (async () => openDB<Shelf>("solo", 1, { upgrade, blocking, terminated: lost }))().catch((error) => {
    lost();
    throw error;
  });
  return opened;
}

/**
 * Asks the database.
 * @throws Unanswered if it does not answer, or why it refuses
 */
async function ask<T>(question: (database: Database) => Promise<T>): Promise<T> {
  if (isSilent) throw new Unanswered("the browser does not answer");
  const answer = shelf().then(question);
  try {
    return await within(answer);
  } catch (error) {
    if (error instanceof Unanswered) {
      isSilent = true;
      const speaks = () => (isSilent = false);
      answer.then(speaks, speaks);
    }
    throw error;
  }
}

/** All games, without what is damaged. */
export const shelved = (): Promise<Kept[]> => ask(async (database) => (await database.getAll("games")).flatMap((data) => keptOf(data) ?? []));

/** Puts games there, each unless it has come of a newer version of itself; under which keys they stand. */
export const put = (all: readonly Kept[]): Promise<string[]> =>
  ask(async (database) => {
    const transaction = database.transaction("games", "readwrite");
    const ids: string[] = [];
    for (const kept of all) ids.push(await putOne(transaction.store, kept));
    await transaction.done;
    return ids;
  });

type Store = ReturnType<typeof storeOf>;
const storeOf = (database: Database) => database.transaction("games", "readwrite").store;

async function putOne(store: Pick<Store, "get" | "put">, kept: Kept): Promise<string> {
  const data: unknown = await store.get(kept.id);
  const there = keptOf(data);
  if (data === undefined || (there && follows(kept, there))) await store.put(kept);
  // Another tab has gone on with this game, or another version of the page has written something else: both are kept.
  else if (!there) return putOne(store, under(kept, asideOf(kept)));
  else if (!follows(there, kept)) return putOne(store, under(kept, asideOf(kept)));
  return kept.id;
}

/** Takes out a game; `false` if it was played on since that version. What another version of the page has written there stays. */
export const remove = (kept: Kept): Promise<boolean> =>
  ask(async (database) => {
    const transaction = database.transaction("games", "readwrite");
    const there = keptOf(await transaction.store.get(kept.id));
    const isSame = !there || follows(kept, there);
    if (there && isSame) await transaction.store.delete(kept.id);
    await transaction.done;
    return isSame;
  });
