import type { Choice, Held, Item, Scene as Data } from "solo-tabletop";
import { useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from "preact/hooks";
import { Evening } from "../model/evening.js";
import { infoOf } from "../model/games.js";
import { useHints } from "../model/hints.js";
import { useLater } from "../model/later.js";
import { type Shown, Table, concerning } from "../model/lit.js";
import { useEndings } from "../model/ending.js";
import { SPEEDS, type Speed, paceOf } from "../model/motion.js";
import type { Play } from "../model/play.js";
import { keep } from "../model/archive.js";
import { note as noteDown } from "../model/journal.js";
import type { Kept } from "../model/kept.js";
import { listen } from "../model/tabs.js";
import { keepWish, wish } from "../model/store.js";
import { useKeys } from "../model/watch.js";
import { Rules } from "../panel/clause.js";
import { About, Glossary, Keys, Log, Sheet } from "../panel/sheet.js";
import type { Lessons } from "../panel/lesson.js";
import { layoutOf } from "../composed/layouts.js";
import { Screen } from "../composed/screen.js";
import { Plain } from "./plain.js";

/** What lies over the table. */
type Over = { item: Item | Held; only?: readonly Choice[] } | "log" | "cards" | "keys" | "rules" | undefined;

/** What has just appeared takes no click for so long, because the click was meant for what was there before. */
const UNSEEN = 250;

/** A game in progress. */
export function Playing({ play, note, hold }: { play: Play; note?: string | undefined; hold(id: string): Promise<boolean> }) {
  const [turn, changed] = useReducer((count: number) => count + 1, 0);
  const [over, setOver] = useState<Over>();
  const [lit, setLit] = useState<readonly string[]>([]);
  const [odds, setOdds] = useState(() => wish("odds", [false, true]));
  const hints = useHints(play, turn);
  const layout = layoutOf(play.table.name());
  const ask = useRef<HTMLHeadingElement>(null);
  const { scene, deeds } = play;
  const kept = useKept(play, hold);
  const [speed, setSpeed] = useState<Speed>(() => wish("speed", SPEEDS));
  const [letters, setLetters] = useState(() => wish("letters", [true, false]));
  const replay = useReplay(play);
  const last = useEndings(play, turn);
  const lessons = useLessons(play, turn, () => {
    kept.changed();
    changed(undefined);
  });
  const guard = useGuard(turn, over, hints.hints[0]?.notation, replay.skip);
  const later = useLater();

  const then = (work: () => void) => {
    later.now();
    const from = play.table.steps();
    work();
    kept.changed();
    play.prepare();
    unseen();
    later.after(() => {
      // What is seen is kept.
      kept.noteDown();
      setOver(undefined);
      setLit([]);
      replay.show(from, speed);
      changed(undefined);
    });
  };
  // A choice belongs to the position that is shown.
  const take = (choice: Choice) => !later.isDue && then(() => {
    if (choice.notation === hints.hints[0]?.notation) play.hints += 1;
    play.take(choice);
  });
  /** Enters a line; an error is the caller's to show. */
  const enter = (line: string) => {
    if (play instanceof Evening) play.enter(line);
    then(() => {});
  };
  const undo = () => play.canUndo().some(Boolean) && then(() => play.undo());
  const redo = () => play.canRedo() && then(() => play.redo());
  useKeys(scene.choices, {
    take,
    ways: letters
      ? { u: undo, r: redo, h: hints.ask, l: () => setOver("log"), c: () => setOver("cards"), g: () => setOver("rules"), "?": () => setOver("keys") }
      : {},
    isOff: over !== undefined || replay.scene !== undefined,
    later,
  });

  const drawn = replay.scene ?? scene;
  const on = useMemo(() => concerning(drawn), [drawn]);
  const best = hints.hints[0];
  const shown: Shown = {
    on,
    glossary: play.glossary,
    lit: new Set(lit.length > 0 ? lit : best ? scene.choices.find((choice) => choice.notation === best.notation)?.on : []),
    moved: new Set(replay.scene ? [] : deeds.filter(({ actor }) => actor === "rival").flatMap(({ sentences }) => sentences.flatMap(({ on }) => on))),
    taught: new Set(replay.scene ? [] : lessons.parts[lessons.at]?.on),
    last,
    game: play.table.name(),
    ...useSteady({
      take,
      ask: (id) => (replay.scene ? undefined : play.table.ask(id)),
      open: (item, only) => setOver({ item, ...(only && { only }) }),
    }),
  };
  const parts = {
    play,
    isKept: kept.isKept,
    note,
    ask,
    turn,
    hint: hints,
    odds,
    setOdds(value: boolean) {
      keepWish("odds", value);
      setOdds(value);
    },
    lessons,
    speed,
    undo,
    redo,
    light: setLit,
    show: setOver,
  };
  return (
    <Table.Provider value={shown}>
      <div class={layout ? "play whole" : "play"} onClickCapture={guard}>
        {layout ? (
          <Screen {...parts} layout={layout} replayed={replay.scene && { scene: replay.scene, step: replay.step }} />
        ) : (
          <Plain {...parts} drawn={drawn} replay={replay} enter={enter} last={last} />
        )}
        {over && (
          <Sheet close={() => setOver(undefined)}>
            {over === "log" ? <Log play={play} /> : over === "cards" ? <Glossary /> : over === "rules" ? (
              <Rules play={play} />
            ) : over === "keys" ? (
              <Keys
                speed={speed}
                setSpeed={(value) => {
                  keepWish("speed", value);
                  setSpeed(value);
                }}
                letters={letters}
                setLetters={(value) => {
                  keepWish("letters", value);
                  setLetters(value);
                }}
              />
            ) : (
              <About {...over} />
            )}
          </Sheet>
        )}
      </div>
    </Table.Provider>
  );
}

type Ways = Pick<Shown, "take" | "ask" | "open">;

/** The same functions for as long as the game is open, so that parts of the table need not be drawn again for new ones. */
function useSteady(ways: Ways): Ways {
  const latest = useRef(ways);
  latest.current = ways;
  return useMemo(() => ({ take: (choice) => latest.current.take(choice), ask: (id) => latest.current.ask(id), open: (item, only) => latest.current.open(item, only) }), []);
}

/** What the present position explains, part by part. */
function useLessons(play: Play, turn: number, changed: () => void): Lessons {
  const [shown, setShown] = useState({ turn, at: 0 });
  const parts = useMemo(() => play.lesson(), [turn, play.isLesson]);
  const at = shown.turn === turn ? shown.at : 0;
  return {
    parts,
    at,
    next: () => setShown({ turn, at: (at + 1) % parts.length }),
    end() {
      play.endLesson();
      changed();
    },
    isDone: play.told.length - 1 === infoOf(play.table.name())?.first_game.decisions,
  };
}

/** Small moves that are shown one after the other, and how that is cut short. */
export interface Replay {
  /** The position that is shown instead of the present one. */
  scene: Data | undefined;
  /** The step after which it was; the last one if none is shown. */
  step: number;
  /** What has led to it. */
  sentences: readonly string[];
  skip(): boolean;
}

/** Shows the steps that followed a decision one by one, each as the table was then. */
function useReplay(play: Play): Replay & { show(from: number, speed: Speed): void } {
  const [step, setStep] = useState<{ at: number; pace: number }>();
  useEffect(() => {
    if (!step) return;
    const timer = setTimeout(() => setStep(step.at + 1 < play.table.steps() ? { ...step, at: step.at + 1 } : undefined), step.pace);
    const pressed = (event: KeyboardEvent) => {
      event.preventDefault();
      setStep(undefined);
    };
    addEventListener("keydown", pressed);
    return () => {
      clearTimeout(timer);
      removeEventListener("keydown", pressed);
    };
  }, [step]);
  const scene = useMemo(() => (step ? play.table.sceneAt(step.at, "table") : null), [step]);
  return {
    scene: useMemo(() => (scene ? { ...scene, choices: [] } : undefined), [scene]),
    step: step?.at ?? play.table.steps(),
    sentences: useMemo(() => (step ? play.stepped(step.at) : []), [step]),
    show(from, speed) {
      const pace = play.shownBySteps ? paceOf(speed, play.table.steps() - from) : 0;
      setStep(pace > 0 ? { at: from + 1, pace } : undefined);
    },
    skip() {
      setStep(undefined);
      return step !== undefined;
    },
  };
}

/** Marks that what comes up has not been seen yet. */
const unseen = () => (document.documentElement.dataset["unseen"] = "");

/** Stops clicks that were not meant: on what has just appeared, and on a replay, which they end. */
function useGuard(turn: number, over: unknown, best: unknown, skip: () => boolean) {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    let [frame, timer] = [0, 0];
    if (turn > 0 || over !== undefined || best !== undefined) {
      unseen();
      // A busy machine draws late.
      frame = requestAnimationFrame(() => {
        timer = window.setTimeout(() => delete dataset["unseen"], UNSEEN);
      });
    }
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      delete dataset["unseen"];
    };
  }, [turn, over, best]);
  return (event: MouseEvent) => {
    const isAct = event.target instanceof Element && event.target.closest("a, button, summary, [data-item]") !== null;
    // A click of a key or of a program has no count, and is meant.
    const isUnseen = event.detail > 0 && document.documentElement.dataset["unseen"] !== undefined && isAct;
    const isTool = event.target instanceof Element && event.target.closest(".bar, .top, .close") !== null;
    const isSkip = event.detail > 0 && skip();
    if ((isUnseen && !isTool) || isSkip) {
      event.stopPropagation();
      event.preventDefault();
    }
  };
}

/** How a game is kept while it is played. */
interface Keeps {
  /** Whether this browser keeps it. */
  isKept: boolean;
  /** Something was decided: it is kept in a moment. */
  changed(): void;
  /** Writes down what was decided, so that it is there whatever becomes of the page. */
  noteDown(): void;
}

/** Keeps the game and its address, a moment after each step and when the page or the game is left. */
function useKept(play: Play, hold: (id: string) => Promise<boolean>): Keeps {
  const [isKept, setKept] = useState(true);
  const [, noticed] = useReducer((count: number) => count + 1, 0);
  // 0 until something is decided: looking at a link begins no game.
  const due = useRef(0);
  const noted = useRef<Kept>(undefined);
  const write = () => {
    if (!due.current) return undefined;
    clearTimeout(due.current);
    due.current = 0;
    const kept = noted.current ?? play.kept();
    noted.current = undefined;
    void keep(kept).then(({ isKept, id }) => {
      setKept(isKept);
      if (id !== kept.id && play.id === kept.id) goOn(id);
      noticed(undefined);
    });
    return kept;
  };
  const show = ({ id, hash }: Pick<Kept, "id" | "hash">) => {
    if (location.hash !== hash || history.state?.id !== id) history.replaceState({ id }, "", hash);
  };
  const tell = () => {
    const kept = write();
    if (kept) show(kept);
  };
  /** Goes on under another key, because another tab has gone on with the game. */
  const goOn = (id: string) => {
    play.moved(id);
    void hold(id);
    if (isShown.current) show({ id, hash: play.hash() });
  };
  const isShown = useRef(true);
  useLayoutEffect(() => {
    addEventListener("pagehide", tell);
    const unheard = listen(({ what, id }) => {
      if (what !== "copied" || id !== play.id) return;
      play.notices.add(COPIED);
      noticed(undefined);
    });
    return () => {
      removeEventListener("pagehide", tell);
      unheard();
      isShown.current = false;
      // The address is that of another screen already.
      write();
    };
  }, []);
  const changed = () => {
    clearTimeout(due.current);
    noted.current = undefined;
    due.current = window.setTimeout(tell, SOON);
  };
  return {
    isKept,
    changed,
    noteDown() {
      if (!due.current || noted.current) return;
      noted.current = play.kept();
      // Without room for it in the journal, the database has it before anything else is decided.
      if (!noteDown(noted.current)) tell();
    },
  };
}

/** So many milliseconds after a decision the database and the address have it: browsers count how often an address changes. */
const SOON = 200;

const COPIED = "This game was opened in another tab, too. There a copy of it goes on, which is kept as a game of its own.";
