import type { Choice, Hint, Scene } from "solo-tabletop";
import type { RefObject } from "preact";
import { useContext, useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import type { Hints } from "../model/hints.js";
import { Table } from "../model/lit.js";
import type { Speed } from "../model/motion.js";
import type { Play } from "../model/play.js";
import { Goal } from "../panel/clause.js";
import { Lesson, type Lessons } from "../panel/lesson.js";
import { House } from "../panel/panel.js";
import { type AlertProps, Alerts } from "./alerts.js";
import { Coach } from "./coach.js";
import { Composing } from "./context.js";
import { Action, Hand, Prompt, Subs } from "./dock.js";
import { Drawer } from "./drawer.js";
import { useFlights } from "./flights.js";
import type { Layout } from "./layouts.js";
import { marksOf } from "./marks.js";
import { usePicking } from "./picking.js";
import { Ribbon } from "./ribbon.js";
import { itemOf, useComposed, zoneOf } from "./table.js";
import { TopBar } from "./topbar.js";
import { Tray } from "./tray.js";
import { useWalk } from "./walk.js";

export interface ScreenProps extends AlertProps {
  layout: Layout;
  play: Play;
  /** A step that is shown on the way to the present position. */
  replayed: { scene: Scene; step: number } | undefined;
  ask: RefObject<HTMLHeadingElement | null>;
  turn: number;
  hint: Hints;
  odds: boolean;
  setOdds(value: boolean): void;
  lessons: Lessons;
  speed: Speed;
  undo(): void;
  redo(): void;
  light(items: readonly string[]): void;
  show(what: "log" | "cards" | "keys" | "rules"): void;
}

const NO_CHOICES: readonly Choice[] = [];
const NO_MARKS = marksOf([]);

/** A game that fills the window: five places that never move, and choices that lie on things. */
export function Screen(props: ScreenProps) {
  const { layout, play, replayed, ask, turn, hint, odds, lessons, speed, undo, light, show } = props;
  const { take, open, last, taught, lit } = useContext(Table);
  const table = useComposed(play, replayed, turn);
  const { scene, plays, since, isReplayed } = table;
  const isOver = play.table.due() === "nothing";
  const [list, setList] = useState<readonly Choice[] | "all">();
  const picking = usePicking(isReplayed ? NO_CHOICES : scene.choices, plays, {
    take,
    list: setList,
    tell: (id) => tell(id),
    ends: ({ notation }) => last.has(notation),
  });
  const tell = (id: string) => {
    const item = itemOf(scene, id);
    if (item && !isReplayed) open(item);
  };
  const [isAsked, setAsked] = useState(false);
  // A list is opened where nothing else can answer: when real cards are reported, for odds, and for the result. One that was asked
  // for stays where there is room for it beside the board.
  useLayoutEffect(() => {
    const stays = isAsked && matchMedia("(min-width: 701px) and (min-height: 501px)").matches;
    setList(play.table.due() !== "decision" || odds || stays ? "all" : undefined);
    if (!stays) setAsked(false);
  }, [turn, odds, isOver]);
  const toggle = (isOpen: boolean) => {
    setList(isOpen ? "all" : undefined);
    setAsked(isOpen);
  };
  const [hasKeys, setKeys] = useState(false);
  useEffect(() => {
    if (turn > 0 && !isReplayed) ask.current?.focus({ preventScroll: true });
  }, [turn, isReplayed]);
  const root = useFlights(table, speed);
  const walk = useWalk(root);
  const hints = useMemo(() => new Map(hint.hints.map((one: Hint) => [one.notation, one])), [hint.hints]);
  const marks = useMemo(() => (since.length > 0 ? marksOf(since) : NO_MARKS), [since]);
  const shared = { table, picking, hints, last, marks, taught, lit, take, tell };
  const { Board, Side, Piles, Sums, Chips, aside } = layout;
  const [canUndo, pastFence] = play.canUndo();
  const told = play.told.at(-1);
  const spoken = turn > 0 ? [...(told?.from ? told.sentences : []), scene.ask].join(" ") : "";
  const isNew = play.told.length < 2 && !isOver && !isReplayed;
  const explains = !isOver && !isReplayed && play.isLesson && (lessons.parts.length > 0 || lessons.isDone);
  const hand = zoneOf(scene, layout.hand);
  const [isGreeted, setGreeted] = useState(false);
  return (
    <Composing.Provider value={shared}>
      <div ref={root} class={isReplayed ? "scene table composed replayed" : "scene table composed"} onPointerDown={() => setKeys(false)} onKeyDown={(event) => {
          if (event.key !== "Escape") setKeys(true);
          walk(event);
        }} data-keys={hasKeys || undefined}>
        <a
          class="skip"
          href="#question"
          onClick={(event) => {
            event.preventDefault();
            ask.current?.focus();
          }}
        >
          To the question
        </a>
        <TopBar table={table} redo={props.redo} hint={hint} odds={odds} setOdds={props.setOdds} show={show} />
        <section class="dock" aria-label="Your hand">
          <Prompt ask={ask} spoken={spoken}>
            <Sums />
          </Prompt>
          <Hand items={hand?.items ?? []} name={hand?.title ?? ""} />
        </section>
        <Action named={(choice) => aside(choice, table)} isOver={isOver} again={play.table.name()}>
          <Chips />
        </Action>
        <main class="stage" aria-label="Table">
          <Ribbon history={() => show("log")} />
          <div class="tableau">
            <Board />
            {!isReplayed && <Tray zones={layout.asks} />}
          </div>
          <Alerts {...props} />
        </main>
        <Side side="you" />
        <Side side="rival" />
        <section class="piles" aria-label="Your piles">
          <Piles />
        </section>
        <Subs undo={undo} canUndo={canUndo || pastFence} count={play.scene.choices.length} isOver={isOver} isOpen={list !== undefined} toggle={() => toggle(list === undefined)} />
        <div class="air" aria-hidden="true" />
        {explains && (
          <Coach turn={turn} on={lessons.parts[lessons.at]?.on ?? []}>
            <Lesson key={turn} {...lessons} />
          </Coach>
        )}
        {isNew && !play.isLesson && !isGreeted && list === undefined && props.note === undefined && play.notices.size === 0 && (
          <Coach turn={turn} on={[]}>
            <Goal play={play} show={() => show("rules")} />
            <House scene={scene} />
            <button type="button" class="got" onClick={() => setGreeted(true)}>
              Got it
            </button>
          </Coach>
        )}
        {list !== undefined && !isReplayed && (
          <Drawer
            play={play}
            odds={odds}
            hints={hints}
            thinks={hint.isThinking}
            light={light}
            turn={turn}
            only={list === "all" ? undefined : list}
            isAsked={isAsked}
            all={() => toggle(true)}
            close={() => toggle(false)}
          />
        )}
      </div>
    </Composing.Provider>
  );
}
