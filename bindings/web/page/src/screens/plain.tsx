import type { Hint, Scene as Data } from "solo-tabletop";
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import type { Ending } from "../model/ending.js";
import { download } from "../model/file.js";
import type { Hints } from "../model/hints.js";
import type { Speed } from "../model/motion.js";
import { type Play, fileName } from "../model/play.js";
import { useInView, useTaught } from "../model/view.js";
import { useNarrow } from "../model/watch.js";
import { Bar } from "../panel/bar.js";
import type { Lessons } from "../panel/lesson.js";
import { Panel } from "../panel/panel.js";
import { Scene } from "../table/scene.js";
import type { Replay } from "./playing.js";

interface Props {
  play: Play;
  /** The scene that is drawn. */
  drawn: Data;
  isKept: boolean;
  note: string | undefined;
  ask: RefObject<HTMLHeadingElement | null>;
  turn: number;
  hint: Hints;
  odds: boolean;
  setOdds(value: boolean): void;
  lessons: Lessons;
  speed: Speed;
  replay: Replay;
  last: ReadonlyMap<string, Ending>;
  undo(): void;
  redo(): void;
  enter(line: string): void;
  light(items: readonly string[]): void;
  show(what: "log" | "cards" | "keys" | "rules"): void;
}

/** A game whose zones are listed: the bar, the table, and the question with its answers beside it. */
export function Plain({ play, drawn, isKept, note, ask, turn, hint, odds, setOdds, lessons, speed, replay, last, undo, redo, enter, light, show }: Props) {
  const narrow = useNarrow();
  useFocus(ask, turn);
  useTaught(lessons.at, narrow);
  useInView(ask, { turn, narrow, isReplayed: replay.scene !== undefined, isOver: play.table.due() === "nothing", added: last });
  return (
    <>
      <Bar play={play} undo={undo} redo={redo} hint={hint} odds={odds} setOdds={setOdds} show={show} />
      <main class="table">
        {!isKept && (
          <p class="fault" role="alert">
            This browser keeps no games, because it is not allowed to or has no room.{" "}
            <button type="button" class="act" onClick={() => download(fileName(play), play.save)}>
              Save this game as a file
            </button>
          </p>
        )}
        {note && (
          <p class="fault" role="alert">
            {note}
          </p>
        )}
        {[...play.notices].map((notice) => (
          <p key={notice} class="notice" role="status">
            {notice}
          </p>
        ))}
        <Scene scene={drawn} narrow={narrow} speed={speed} />
      </main>
      <Panel
        play={play}
        enter={enter}
        ask={ask}
        narrow={narrow}
        odds={odds}
        hints={new Map(hint.hints.map((one: Hint) => [one.notation, one]))}
        thinks={hint.isThinking}
        light={light}
        turn={turn}
        deeds={play.deeds}
        replay={replay}
        lessons={lessons}
        rules={() => show("rules")}
      />
    </>
  );
}

/** What was used goes away with its position; who works with keys goes on at the question. */
function useFocus(ask: { readonly current: HTMLElement | null }, turn: number) {
  useEffect(() => {
    const at = document.activeElement;
    if (turn > 0 && (!at || at === document.body)) ask.current?.focus({ preventScroll: true });
  }, [turn]);
}
