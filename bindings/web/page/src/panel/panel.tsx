import type { RefObject } from "preact";
import { useContext, useLayoutEffect, useState } from "preact/hooks";
import { Evening } from "../model/evening.js";
import { Table } from "../model/lit.js";
import type { Deed, Play } from "../model/play.js";
import type { Replay } from "../screens/playing.js";
import type { Hint } from "solo-tabletop";
import { Choices } from "./choices.js";
import { Goal } from "./clause.js";
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
  deeds: readonly Deed[];
  replay: Replay;
  /** Shows the rules. */
  rules(): void;
}

/** The question, what led to it, and the answers. On a phone the answers that are not on the table come first. */
export function Panel({ play, enter, ask, narrow, odds, hints, light, turn, deeds, replay, rules }: Props) {
  const { scene } = play;
  const [isOpen, setOpen] = useState(false);
  // What the real cards show is picked from a list.
  useLayoutEffect(() => setOpen(play.table.due() === "chance" && scene.choices.length > FEW), [turn]);
  const last = play.told.at(-1);
  const isOver = play.table.due() === "nothing";
  if (replay.scene) return <Replayed replay={replay} />;
  return (
    <aside class={isOpen ? "panel open" : "panel"} aria-label="What to do">
      {play.told.length < 2 && !isOver && <Goal play={play} show={rules} />}
      <Happened deeds={deeds} light={light} />
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

/** A small move after the other, until the question comes. */
function Replayed({ replay }: { replay: Replay }) {
  return (
    <aside class="panel replayed" aria-label="What happens">
      <ul class="happened">
        {replay.sentences.map((sentence, place) => (
          <li key={place}>{sentence}</li>
        ))}
      </ul>
      <button type="button" class="act" onClick={() => replay.skip()}>
        Skip
      </button>
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
          {text}
        </li>
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
          <button key={choice.notation} type="button" class={isAll ? "act" : "act aside"} onClick={() => take(choice)}>
            {choice.label}
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

function Over({ play }: { play: Play }) {
  const game = play.table.name();
  const summary = play.table.summary();
  return (
    <>
      {summary && (
        <section class="summary" aria-label="Result">
          <p>
            <b>{summary.result}</b>
          </p>
          <ul>
            {summary.sheet
              .filter(({ values }) => values.length > 0)
              .map(({ id, text }) => (
                <li key={id}>{text}</li>
              ))}
          </ul>
          <ul>
            {summary.players.map(({ player, below, mean_tenths: mean }) => (
              <li key={player}>
                Better than {below} % of the games of the player “{player}”, whose mean is {mean / 10}.
              </li>
            ))}
          </ul>
        </section>
      )}
      <p class="over">
        <a class="button" href={`#${game}`}>
          Another game
        </a>{" "}
        <a class="button" href={again(play.hash())}>
          The same deal again
        </a>
      </p>
    </>
  );
}

/** The address of the beginning of a game. */
function again(hash: string): string {
  return hash.split("/").slice(0, 2).join("/");
}
