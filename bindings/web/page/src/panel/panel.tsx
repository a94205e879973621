import type { RefObject } from "preact";
import { useContext, useLayoutEffect, useState } from "preact/hooks";
import { Evening } from "../model/evening.js";
import { Table } from "../model/lit.js";
import type { Deed, Play } from "../model/play.js";
import type { Replay } from "../screens/playing.js";
import type { Hint, Scene, Zone } from "solo-tabletop";
import { Best, Choices, End } from "./choices.js";
import { Goal } from "./clause.js";
import { Lesson, type Lessons } from "./lesson.js";
import { Lines } from "./lines.js";
import { Over } from "./over.js";
import { Log } from "./sheet.js";
import { Worded } from "./term.js";

interface Props {
  play: Play;
  /** Enters a line of an evening. */
  enter(line: string): void;
  ask: RefObject<HTMLHeadingElement | null>;
  narrow: boolean;
  odds: boolean;
  hints: ReadonlyMap<string, Hint>;
  /** Whether hints are on their way. */
  thinks: boolean;
  light(items: readonly string[]): void;
  turn: number;
  deeds: readonly Deed[];
  replay: Replay;
  lessons: Lessons;
  /** Shows the rules. */
  rules(): void;
}

/** The question, what led to it, and the answers. On a phone the answers that are not on the table come first. */
export function Panel({ play, enter, ask, narrow, odds, hints, thinks, light, turn, deeds, replay, lessons, rules }: Props) {
  const { scene } = play;
  const [isOpen, setOpen] = useState(false);
  // What the real cards show is picked from a list, and odds stand below their choices.
  useLayoutEffect(() => setOpen(play.table.due() === "chance" ? scene.choices.length > FEW : odds && scene.choices.length <= FEW), [turn, odds]);
  const last = play.told.at(-1);
  const isOver = play.table.due() === "nothing";
  if (replay.scene) return <Replayed replay={replay} />;
  return (
    <aside class={isOpen ? "panel open" : "panel"} aria-label="What to do">
      <div class="scroller">
        {play.told.length < 2 && !isOver && !play.isLesson && <Goal play={play} show={rules} />}
        {play.told.length < 2 && !isOver && <House scene={scene} />}
        {play.told.length < 2 && !isOver && <Opening play={play} />}
        <Happened deeds={deeds} light={light} />
        {play.passed.length > 0 && <p class="small">Made no difference: {play.passed.join("; ")}</p>}
        {play.isLesson && !isOver && <Lesson key={turn} {...lessons} />}
        <h2 class="ask" ref={ask} tabIndex={-1}>
          {scene.ask}
        </h2>
        <Means play={play} />
        <p class="spoken" role="status">
          {turn > 0 && [...(last?.from ? last.sentences : []), scene.ask].join(" ")}
        </p>
        {isOver && <Over play={play} />}
        {play instanceof Evening && !isOver && <Lines key={`lines ${turn}`} play={play} enter={enter} />}
        {narrow && !isOpen && <Best play={play} hints={hints} light={light} />}
        {narrow && !isOver && <Few play={play} isOpen={isOpen} hasMore={odds || hints.size > 0} toggle={() => setOpen(!isOpen)} />}
        {(!narrow || isOpen) && <Choices key={turn} play={play} odds={odds} hints={hints} thinks={thinks} light={light} stays={!narrow} />}
        {!narrow && <Log play={play} before={deeds.length > 0 ? play.shownFrom : undefined} />}
      </div>
      {!narrow && <End play={play} hints={hints} light={light} thinks={thinks} />}
    </aside>
  );
}

/** The sign of values that are not the printed ones, explained where a game with such values begins. */
export function House({ scene: { zones } }: { scene: Scene }) {
  const isHouse = zones.some(({ items }) => items.some(({ house }) => house));
  if (!isHouse) return null;
  return (
    <p class="small sign-of-house">
      <span class="house">°</span> marks values of this project: the printed ones are not established.
    </p>
  );
}

/** Events before the first decision: in some games a whole turn. */
function Opening({ play: { told } }: { play: Play }) {
  const sentences = told[0]?.sentences ?? [];
  if (sentences.length === 0) return null;
  return (
    <details class="opening">
      <summary>Before your first decision: {sentences.length} events</summary>
      <ul>
        {sentences.map((sentence, place) => (
          <li key={place}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
}

/** What one has for it, where all answers lie in places of one's own: "Your hand: pays 6 gold". */
function Means({ play: { scene } }: { play: Play }) {
  const { choices, zones } = scene;
  const isAsked = ({ items }: Zone) => items.some(({ id }) => choices.some(({ on }) => on?.[0] === id));
  const asked = zones.filter(isAsked);
  const isAll = choices.length > 0 && choices.every(({ on }) => asked.some(({ items }) => items.some(({ id }) => id === on?.[0])));
  if (!isAll || !asked.every(({ area }) => area === "mine")) return null;
  const noted = asked.filter(({ note }) => note);
  return noted.length > 0 ? <p class="means">{noted.map(({ title, note }) => `${title}: ${note}`).join("; ")}.</p> : null;
}

/** A small move after the other, until the question comes. */
function Replayed({ replay }: { replay: Replay }) {
  return (
    <aside class="panel replayed" aria-label="What happens">
      <div class="scroller">
        <ul class="happened">
          {replay.sentences.map((sentence, place) => (
            <li key={place}>{sentence}</li>
          ))}
        </ul>
        <button type="button" class="act" onClick={() => replay.skip()}>
          Skip
        </button>
      </div>
    </aside>
  );
}

/** So many sentences of one's own stand before what others did. */
const OWN = 2;

/** What has happened since the last choice, by actor. What others did is never folded. */
function Happened({ deeds, light }: { deeds: readonly Deed[]; light(items: readonly string[]): void }) {
  if (deeds.length === 0) return null;
  const hasOthers = deeds.some(({ actor }) => actor === "rival");
  return (
    <section class="happened" aria-label="What has just happened" tabIndex={0}>
      {deeds.map((deed, place) => {
        const list = <Deeds deed={deed} light={light} />;
        const isFolded = hasOthers && deed.actor !== "rival" && deed.sentences.length > OWN;
        return (
          <div key={place} class={`deeds ${deed.actor}`}>
            {isFolded ? (
              <details>
                <summary>
                  {deed.name}: {deed.sentences.length} events
                </summary>
                {list}
              </details>
            ) : (
              <>
                {deed.actor === "rival" && <h3>{deed.name}</h3>}
                {list}
              </>
            )}
          </div>
        );
      })}
    </section>
  );
}

function Deeds({ deed, light }: { deed: Deed; light(items: readonly string[]): void }) {
  return (
    <ul>
      {deed.sentences.map(({ text, on }, place) => (
        <li key={place} onMouseEnter={() => light(on)} onMouseLeave={() => light([])}>
          <Worded text={text} />
        </li>
      ))}
    </ul>
  );
}

/** So many answers stand in the bar of a phone. */
const FEW = 3;

/** Answers on a phone: all if they are few, otherwise those that concern nothing on the table. */
function Few({ play, isOpen, hasMore, toggle }: { play: Play; isOpen: boolean; hasMore: boolean; toggle(): void }) {
  const { take, last } = useContext(Table);
  const { choices } = play.scene;
  if (choices.length === 0) return null;
  const few = choices.length <= FEW ? choices : choices.filter((choice) => !choice.on?.length).slice(0, 2);
  const isAll = few.length === choices.length && choices.every((choice) => choice.weight === undefined);
  return (
    <p class="few">
      {!isOpen &&
        few.map((choice) => (
          <button key={choice.notation} type="button" class={isAll ? "act" : "act aside"} onClick={() => take(choice)}>
            {choice.label}
            {last.has(choice.notation) && <small class="ending"> {last.get(choice.notation)?.short}</small>}
          </button>
        ))}
      {(isOpen || !isAll || hasMore) && (
        <button type="button" class={isOpen || few.length === choices.length ? "all" : "all main"} aria-expanded={isOpen} onClick={toggle}>
          {isOpen ? "Fewer" : few.length === choices.length ? "More about them" : `All ${choices.length} choices`}
        </button>
      )}
    </p>
  );
}
