import type { Choice, Held, Hint, Item } from "solo-tabletop";
import { useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from "preact/hooks";
import { Evening } from "../model/evening.js";
import { useHints } from "../model/hints.js";
import { type Shown, Table, concerning } from "../model/lit.js";
import type { Play } from "../model/play.js";
import { keepAtLatest, keepGame, keepWish, wish } from "../model/store.js";
import { useKeys, useNarrow } from "../model/watch.js";
import { Bar } from "../panel/bar.js";
import { About, Glossary, Keys, Log, Sheet } from "../panel/sheet.js";
import { Panel } from "../panel/panel.js";
import { Scene } from "../table/scene.js";

/** What lies over the table. */
type Over = { item: Item | Held; only?: readonly Choice[] } | "log" | "cards" | "keys" | undefined;

/** A game in progress. */
export function Playing({ play, note }: { play: Play; note?: string | undefined }) {
  const [turn, changed] = useReducer((count: number) => count + 1, 0);
  const [over, setOver] = useState<Over>();
  const [lit, setLit] = useState<readonly string[]>([]);
  const [odds, setOdds] = useState(() => wish("odds", false));
  const hints = useHints(play, turn);
  const narrow = useNarrow();
  const ask = useRef<HTMLHeadingElement>(null);
  const { scene } = play;
  useKept(play, turn);

  const then = (work: () => void) => {
    setOver(undefined);
    setLit([]);
    work();
    changed(undefined);
  };
  const take = (choice: Choice) => then(() => play.take(choice));
  /** Enters a line; an error is the caller's to show. */
  const enter = (line: string) => {
    if (play instanceof Evening) play.enter(line);
    then(() => {});
  };
  const undo = () => play.canUndo().some(Boolean) && then(() => play.undo());
  const redo = () => play.canRedo() && then(() => play.redo());
  useFocus(ask, turn);
  useKeys(scene.choices, {
    take,
    ways: { u: undo, r: redo, h: hints.ask, l: () => setOver("log"), c: () => setOver("cards"), "?": () => setOver("keys") },
    isOff: over !== undefined,
  });

  const on = useMemo(() => concerning(scene), [scene]);
  const best = hints.hints[0];
  const shown: Shown = {
    on,
    glossary: play.glossary,
    lit: new Set(lit.length > 0 ? lit : best ? scene.choices.find((choice) => choice.notation === best.notation)?.on : []),
    take,
    open: (item, only) => setOver({ item, ...(only && { only }) }),
  };
  const hinted = new Map(hints.hints.map((hint: Hint) => [hint.notation, hint]));
  return (
    <Table.Provider value={shown}>
      <div class="play">
        <Bar
          play={play}
          undo={undo}
          redo={redo}
          hint={hints}
          odds={odds}
          setOdds={(value) => {
            keepWish("odds", value);
            setOdds(value);
          }}
          show={setOver}
        />
        <main class="table">
          {note && (
            <p class="fault" role="alert">
              {note}
            </p>
          )}
          <Scene scene={scene} narrow={narrow} />
        </main>
        <Panel play={play} enter={enter} ask={ask} narrow={narrow} odds={odds} hints={hinted} light={setLit} turn={turn} />
        {over && (
          <Sheet close={() => setOver(undefined)}>
            {over === "log" ? <Log play={play} /> : over === "cards" ? <Glossary /> : over === "keys" ? <Keys /> : <About {...over} />}
          </Sheet>
        )}
      </div>
    </Table.Provider>
  );
}

/** What was used goes away with its position; who works with keys goes on at the question. */
function useFocus(ask: { readonly current: HTMLElement | null }, turn: number) {
  useEffect(() => {
    const at = document.activeElement;
    if (turn > 0 && (!at || at === document.body)) ask.current?.focus({ preventScroll: true });
  }, [turn]);
}

/** Keeps the game and its address, a moment after each step and when the page or the game is left. */
function useKept(play: Play, turn: number) {
  const due = useRef(false);
  const keep = () => {
    if (!due.current) return undefined;
    due.current = false;
    const kept = play.kept();
    keepGame(play.table.name(), kept);
    return kept.hash;
  };
  const tell = () => {
    const hash = keep();
    if (hash !== undefined && location.hash !== hash) history.replaceState(null, "", hash);
  };
  useLayoutEffect(() => {
    due.current = true;
    keepAtLatest(keep);
    const timer = setTimeout(tell, 200);
    return () => clearTimeout(timer);
  }, [turn]);
  useLayoutEffect(() => {
    addEventListener("pagehide", tell);
    return () => {
      removeEventListener("pagehide", tell);
      // The address is that of another screen already.
      keep();
    };
  }, []);
}
