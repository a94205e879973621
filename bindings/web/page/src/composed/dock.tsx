import type { Choice, Item } from "solo-tabletop";
import type { ComponentChildren, RefObject } from "preact";
import { useContext } from "preact/hooks";
import { infoOf } from "../model/games.js";
import { figures } from "../model/words.js";
import { Card, effectsOf, worthOf } from "./card.js";
import { Composing } from "./context.js";
import { Sign } from "./icons.js";
import type { Aside } from "./layouts.js";
import { itemOf } from "./table.js";

interface PromptProps {
  ask: RefObject<HTMLHeadingElement | null>;
  /** Sentences that are read out after a step. */
  spoken: string;
  /** Numbers at the right. */
  children?: ComponentChildren;
}

/** Characters of a question from which on it is set smaller where room is short. */
const LONG = 85;

/** The question in a line, or what is picked; at its right the numbers that answer it. */
export function Prompt({ ask, spoken, children }: PromptProps) {
  const { table, picking, hints } = useContext(Composing);
  const { scene } = table;
  const picked = picking.picked === undefined ? undefined : itemOf(scene, picking.picked);
  const [best] = hints.values();
  const caption = table.isReplayed ? (table.recent.at(-1)?.caption ?? "") : scene.ask;
  const effect = picked && effectsOf(table.pictures.get(picked.card ?? ""));
  const partners = picking.picked === undefined ? undefined : picking.pairs.get(picking.picked);
  const way = partners && (partners.size > 1 ? "now tap the other one" : "tap the other one");
  return (
    <div class={picked ? "prompt picks" : "prompt"}>
      <h2 class={caption.length > LONG ? "ask long" : "ask"} id="question" ref={ask} tabIndex={-1}>
        {caption}
      </h2>
      {picked && (
        <p class="picked">
          <b>{picked.name}</b> {way ? `${way}.` : effect}
        </p>
      )}
      {best && !picked && (
        <p class="advice">
          ★ {best.label}: {figures(best, infoOf(table.play.table.name())?.rival ?? "", false)}
        </p>
      )}
      <p class="spoken" role="status">
        {spoken}
      </p>
      <p class="sums">{children}</p>
    </div>
  );
}

/** Cards in hand. They keep their height; many of them overlap. */
export function Hand({ items, name }: { items: readonly Item[]; name: string }) {
  const cards = items.filter(({ face }) => face === "up");
  return (
    <ul class="hand" aria-label={name} style={`--n:${Math.max(cards.length, 1)};--half:${Math.max(Math.ceil(cards.length / 2), 2)}`}>
      {cards.map((item) => (
        <li key={item.id}>
          <Card card={item} />
        </li>
      ))}
    </ul>
  );
}

interface ActionProps {
  /** The name of a choice, and what comes of it in a line. */
  named(choice: Choice): Aside;
  isOver: boolean;
  /** The name of the game, whose setup is where another one begins. */
  again: string;
  children?: ComponentChildren;
}

/** The one place of what ends something, and of what goes on without a card. */
export function Action({ named, isOver, again, children }: ActionProps) {
  const { picking, table, hints } = useContext(Composing);
  return (
    <section class="action" aria-label="Main action">
      <div class="chips">{children}</div>
      <div class="acts-aside">
        {picking.aside.map((choice) => {
          const play = table.plays.get(choice.notation);
          const isEnd = play?.ends !== undefined && play.ends !== null;
          const hint = hints.get(choice.notation);
          const [best] = hints.keys();
          return (
            <Big key={choice.notation} choice={choice} isEnd={isEnd} {...named(choice)} hint={hint && `${best === choice.notation ? "★ " : ""}${worthOf(hint)}`} />
          );
        })}
        {isOver && (
          <a class="big" href={`#${again}`}>
            <b>Play again</b>
            <span>set up a new one</span>
          </a>
        )}
        {!isOver && picking.aside.length === 0 && <div class="none" aria-hidden="true" />}
      </div>
    </section>
  );
}

function Big({ choice, isEnd, name, text, hint }: Aside & { choice: Choice; isEnd: boolean; hint: string | undefined }) {
  const { take } = useContext(Composing);
  return (
    <button type="button" class={isEnd ? "big ends" : "big"} aria-label={`${[name, hint, text].filter(Boolean).join(" ")}. ${choice.label}`} title={choice.label} data-notation={choice.notation} onClick={() => take(choice)}>
      <b>
        {isEnd && <Sign name="flag" />}
        {name} {hint && <small class="worth">{hint}</small>}
      </b>{" "}
      <span>{text}</span>
    </button>
  );
}

interface SubsProps {
  undo(): void;
  canUndo: boolean;
  /** Number of choices. */
  count: number;
  isOver: boolean;
  isOpen: boolean;
  toggle(): void;
}

/** Acts that are always there beside the main one: back, and the whole list. */
export function Subs({ undo, canUndo, count, isOver, isOpen, toggle }: SubsProps) {
  return (
    <section class="subs" aria-label="Undo and all choices">
      <button type="button" class="sub" onClick={undo} disabled={!canUndo} title="Take back (u)" aria-label="Undo">
        <Sign name="undo" />
        <span>Undo</span>
      </button>
      <button type="button" class="sub all" onClick={toggle} aria-expanded={isOpen} aria-label={isOver ? "Result" : `All ${count} choices`}>
        <Sign name="list" />
        <span>{isOver ? "Result" : `All ${count}`}</span>
      </button>
    </section>
  );
}
