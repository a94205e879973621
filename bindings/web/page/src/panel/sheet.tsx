import type { Answer, Choice, Entry, Held, Item } from "solo-tabletop";
import type { ComponentChildren } from "preact";
import { useContext, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Table } from "../model/lit.js";
import type { Play } from "../model/play.js";
import { SPEEDS, type Speed } from "../model/motion.js";
import { Badges, House } from "../table/bits.js";
import { Clause } from "./clause.js";
import { Worded } from "./term.js";

/** Something that lies over the table until it is put away. */
export function Sheet({ close, children }: { close(): void; children: ComponentChildren }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      class="over-table"
      aria-label="Details"
      onClose={close}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div class="inside">
        {children}
        <button type="button" class="close" onClick={close}>
          Close
        </button>
      </div>
    </dialog>
  );
}

/** What an item is, and everything that can be done about it. */
export function About({ item, only }: { item: Item | Held; only?: readonly Choice[] }) {
  const { glossary, on, take, ask } = useContext(Table);
  const answer = useMemo(() => (only ? undefined : ask(item.id)), [item.id]);
  const entry = glossary.get(item.card ?? "");
  const choices = only ?? on.get(item.id) ?? [];
  const { place, notes, badges, holds } = "face" in item ? item : ({} as Partial<Item>);
  return (
    <>
      <h2>{item.name}</h2>
      {place && <p class="small">{place}</p>}
      <Badges badges={badges} />
      {notes?.map((note) => (
        <p key={note} class="note">
          {note}
        </p>
      ))}
      {choices.length > 0 && (
        <ul class="choices">
          {choices.map((choice) => (
            <li key={choice.notation}>
              <button type="button" class="choice" onClick={() => take(choice)}>
                <span class="label">{choice.label}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {answer && <WhyNot answer={answer} isAlone={choices.length === 0} />}
      {holds && <p>{holds.map(({ name, count }) => (count > 1 ? `${name} ×${count}` : name)).join(", ")}</p>}
      {entry && <Explained entry={entry} named={item.name} />}
    </>
  );
}

/** Why other things cannot be done with an item. */
function WhyNot({ answer: { refusals, note }, isAlone }: { answer: Answer; isAlone: boolean }) {
  if (refusals.length === 0) return isAlone && note ? <p class="note">{note}</p> : null;
  return (
    <ul class="why" aria-label="Why not">
      {refusals.map(({ notation, label, message, rule }) => (
        <li key={notation}>
          <b>{label}</b>: not now, because {message}. {rule && <Clause id={rule} />}
        </li>
      ))}
    </ul>
  );
}

/** What a card says, and where each sentence comes from. */
function Explained({ entry, named }: { entry: Entry; named: string }) {
  return (
    <section class="explained">
      {entry.name !== named && <h3>{entry.name}</h3>}
      <p class="small">{entry.kind}</p>
      <Badges badges={entry.values} />
      {entry.text.map((said) => (
        <p key={said.text}>
          {said.text}
          {said.source === "house" && <House />} <small>{said.source === "house" ? "value of this project" : said.source}</small> {said.rule && <Clause id={said.rule} />}
        </p>
      ))}
    </section>
  );
}

/** Everything that has a text of its own. */
export function Glossary() {
  const { glossary } = useContext(Table);
  const [sought, setSought] = useState("");
  const word = sought.toLowerCase();
  const isFound = ({ name, kind, text }: Entry) => [name, kind, ...text.map((said) => said.text)].join(" ").toLowerCase().includes(word);
  return (
    <>
      <h2>Cards and words</h2>
      <input
        type="search"
        class="seek"
        placeholder={`Search ${glossary.size} entries`}
        aria-label="Search cards and words"
        value={sought}
        onInput={(event) => setSought(event.currentTarget.value)}
      />
      {[...glossary.values()].filter(isFound).map((entry) => (
        <Explained key={entry.id} entry={entry} named="" />
      ))}
    </>
  );
}

/** All that has happened, or what happened `before` a step that is shown elsewhere; the last first. */
export function Log({ play, before = Infinity }: { play: Play; before?: number | undefined }) {
  // A decision that settles nothing by itself is not told.
  const told = play.told.filter(({ from, sentences }) => from < before && sentences.length > 0);
  if (told.length === 0) return null;
  return (
    <>
      <h2 class="log-title">{before === Infinity ? "What has happened" : "Before that"}, the last first</h2>
      <ol class="log" reversed>
        {told.toReversed().map(({ from, sentences }) => (
          <li key={from}>
            {sentences.map((sentence, place) => (
              <p key={place}>
                <Worded text={sentence} />
              </p>
            ))}
          </li>
        ))}
      </ol>
    </>
  );
}

interface KeysProps {
  speed: Speed;
  setSpeed(speed: Speed): void;
  letters: boolean;
  setLetters(on: boolean): void;
}

/** What the keys do, and how things are shown. */
export function Keys({ speed, setSpeed, letters, setLetters }: KeysProps) {
  const keys = [
    ["1, 2, 3 …", "take the choice of this number; with many choices wait a moment, or press Enter"],
    ["↑ ↓", "walk through the choices, Enter takes one"],
    ["u", "undo, also past what was revealed"],
    ["r", "redo"],
    ["h", "hint: what comes of the choices as a good player plays on"],
    ["g", "goal, turn, score and the rulebook"],
    ["l", "log: all that has happened"],
    ["c", "cards: what each of them does"],
    ["Esc", "close"],
  ];
  return (
    <>
      <h2>Keys and settings</h2>
      <label class="setting">
        Small moves{" "}
        <select value={speed} onChange={(event) => setSpeed(SPEEDS.find((one) => one === event.currentTarget.value) ?? "normal")}>
          {SPEEDS.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <label class="setting">
        <input type="checkbox" checked={letters} onChange={() => setLetters(!letters)} /> Single letters are keys
      </label>
      <dl class="keylist">
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p>
        Whatever has a dotted line under it tells about itself. <b>°</b> marks a value of this project where the printed one is not
        established.
      </p>
    </>
  );
}
