import type { GameName } from "solo-tabletop";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Replaced } from "./merge.js";
import { type Kept, type Texts, damage, dropReplaced, exchange, isOfTables, keepTables, lockOf, ownTables, replacedRows } from "./store.js";
import { alone } from "./tabs.js";

/** The owner's tables while they are edited: what is changed here is put into what other tabs and evenings have changed. */
export interface Own {
  own: Texts;
  /** Rows that gave way to others of the owner. */
  others: readonly Replaced[];
  /** Whether they are kept, in words. */
  kept: string;
  change(mine: Texts): void;
  /** Puts the tables of a file into those that are there. */
  add(file: Texts): void;
  /** Puts a row that gave way in the place of the other one. */
  choose(row: Replaced): void;
  /** Forgets a row that gave way. */
  drop(row: Replaced): void;
}

export function useOwn(game: GameName, embedded: Texts): Own {
  const [own, setOwn] = useState<Texts>(() => ownTables(game));
  const [others, setOthers] = useState(() => replacedRows(game));
  const [kept, setKept] = useState(() => damage(game));
  /** As the browser has them. */
  const base = useRef(own);
  /** As it had them before changes that are not looked after yet. */
  const unsettled = useRef<Texts>(undefined);
  /** How many there were. */
  const changes = useRef(0);
  useEffect(() => {
    const changed = ({ key }: StorageEvent) => {
      // Drawing anew would undo what is being typed; it is put together when that is entered.
      if (!isOfTables(game, key) || document.activeElement?.matches(".spread [data-typed]")) return;
      setOwn((base.current = ownTables(game)));
      setOthers(replacedRows(game));
    };
    addEventListener("storage", changed);
    return () => removeEventListener("storage", changed);
  }, []);
  const show = (done: Kept, damaged: string) => {
    if (done.isKept) base.current = done.tables;
    setOwn(done.tables);
    setOthers(replacedRows(game));
    setKept([wordsOf(done), damaged].join(" ").trim());
  };
  const keep = (from: Texts, mine: Texts) => {
    const damaged = damage(game);
    const done = keepTables(game, { base: from, mine, embedded });
    show(done, damaged);
    if (!done.isKept) return;
    // Changes of a moment are looked after together: a tab that read before and wrote after them has taken them back.
    const now = (changes.current += 1);
    const before = (unsettled.current ??= from);
    void alone(lockOf(game), () => {
      if (changes.current !== now) return;
      unsettled.current = undefined;
      const settled = keepTables(game, { base: before, mine: done.tables, embedded, winner: "theirs" });
      if (JSON.stringify(settled.tables) !== JSON.stringify(base.current)) show(settled, "");
    });
  };
  return {
    own,
    others,
    kept,
    change: (mine) => keep(base.current, mine),
    add: (file) => keep({}, file),
    choose(row) {
      const damaged = damage(game);
      show(exchange(game, row, { base: base.current, mine: own, embedded }), damaged);
    },
    drop(row) {
      if (dropReplaced(game, row)) setOthers(replacedRows(game));
      else setKept(NO_ROOM);
    },
  };
}

const NO_ROOM = "This browser keeps nothing: export the file.";

function wordsOf({ isKept, replaced }: Kept): string {
  if (!isKept) return NO_ROOM;
  if (replaced.length === 0) return "Kept in this browser.";
  return `Kept in this browser. What others had made of ${replaced.length === 1 ? "one row" : `${replaced.length} rows`} is kept below.`;
}
