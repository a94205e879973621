import type { RefObject } from "preact";
import { useContext, useLayoutEffect, useState } from "preact/hooks";
import { Evening } from "../model/evening.js";
import { Table } from "../model/lit.js";
import type { Play } from "../model/play.js";
import type { Hint } from "solo-tabletop";
import { Choices } from "./choices.js";
import { Lines } from "./lines.js";
import { Log } from "./sheet.js";

interface Props {
  play: Play;
  /** Enters a line of an evening. */
  enter(line: string): void;
  ask: RefObject<HTMLHeadingElement | null>;
  narrow: boolean;
  odds: boolean;
  hints: ReadonlyMap<string, Hint>;
  light(items: readonly string[]): void;
  turn: number;
}

/** The question, what led to it, and the answers. On a phone the answers that are not on the table come first. */
export function Panel({ play, enter, ask, narrow, odds, hints, light, turn }: Props) {
  const { scene } = play;
  const [isOpen, setOpen] = useState(false);
  // What the real cards show is picked from a list.
  useLayoutEffect(() => setOpen(play.table.due() === "chance" && scene.choices.length > FEW), [turn]);
  const last = play.told.at(-1);
  const isOver = play.table.due() === "nothing";
  return (
    <aside class={isOpen ? "panel open" : "panel"} aria-label="What to do">
      <Happened sentences={last?.from ? last.sentences : []} />
      <h2 class="ask" ref={ask} tabIndex={-1}>
        {scene.ask}
      </h2>
      <p class="spoken" role="status">
        {turn > 0 && [...(last?.from ? last.sentences : []), scene.ask].join(" ")}
      </p>
      {isOver && <Over play={play} />}
      {play instanceof Evening && !isOver && <Lines key={`lines ${turn}`} play={play} enter={enter} />}
      {narrow && !isOver && <Few play={play} isOpen={isOpen} hasMore={odds || hints.size > 0} toggle={() => setOpen(!isOpen)} />}
      {(!narrow || isOpen) && <Choices key={turn} play={play} odds={odds} hints={hints} light={light} />}
      {!narrow && <Log play={play} />}
    </aside>
  );
}

/** What the last step has brought. */
function Happened({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <ul class="happened" aria-label="What has just happened" tabIndex={0}>
      {sentences.map((sentence, place) => (
        <li key={place}>{sentence}</li>
      ))}
    </ul>
  );
}

/** So many answers stand in the bar of a phone. */
const FEW = 3;

/** Answers on a phone: all if they are few, otherwise those that concern nothing on the table. */
function Few({ play, isOpen, hasMore, toggle }: { play: Play; isOpen: boolean; hasMore: boolean; toggle(): void }) {
  const { take } = useContext(Table);
  const { choices } = play.scene;
  if (choices.length === 0) return null;
  const few = choices.length <= FEW ? choices : choices.filter((choice) => !choice.on?.length).slice(0, 2);
  const isAll = few.length === choices.length && choices.every((choice) => choice.weight === undefined);
  return (
    <p class="few">
      {!isOpen &&
        few.map((choice) => (
          <button key={choice.notation} type="button" class="act" onClick={() => take(choice)}>
            {choice.label}
          </button>
        ))}
      {(isOpen || !isAll || hasMore) && (
        <button type="button" class="all" aria-expanded={isOpen} onClick={toggle}>
          {isOpen ? "Fewer" : few.length === choices.length ? "More about them" : `All ${choices.length} choices`}
        </button>
      )}
    </p>
  );
}

function Over({ play }: { play: Play }) {
  const game = play.table.name();
  return (
    <p class="over">
      <a class="button" href={`#${game}`}>
        Another game
      </a>{" "}
      <a class="button" href={again(play.hash())}>
        The same deal again
      </a>
    </p>
  );
}

/** The address of the beginning of a game. */
function again(hash: string): string {
  return hash.split("/").slice(0, 2).join("/");
}
