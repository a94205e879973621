import type { Choice, Entry, Held, Item } from "solo-tabletop";
import type { ComponentChildren } from "preact";
import { useContext, useEffect, useRef, useState } from "preact/hooks";
import { Table } from "../model/lit.js";
import type { Play } from "../model/play.js";
import { Badges, House } from "../table/bits.js";

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
  const { glossary, on, take } = useContext(Table);
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
      {holds && <p>{holds.map(({ name, count }) => (count > 1 ? `${name} ×${count}` : name)).join(", ")}</p>}
      {entry && <Explained entry={entry} named={item.name} />}
    </>
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
          {said.source === "house" && <House />} <small>{said.source === "house" ? "our own value" : said.source}</small>
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

/** All that has happened, the last first. */
export function Log({ play }: { play: Play }) {
  // A decision that settles nothing by itself is not told.
  const told = play.told.filter(({ sentences }) => sentences.length > 0);
  return (
    <>
      <h2 class="log-title">What has happened</h2>
      <ol class="log" reversed>
        {told.toReversed().map(({ from, sentences }) => (
          <li key={from}>
            {sentences.map((sentence, place) => (
              <p key={place}>{sentence}</p>
            ))}
          </li>
        ))}
      </ol>
    </>
  );
}

/** What the keys do. */
export function Keys() {
  const keys = [
    ["1, 2, 3 …", "take the choice of this number; with many choices wait a moment, or press Enter"],
    ["↑ ↓", "walk through the choices, Enter takes one"],
    ["u", "undo, also past what was revealed"],
    ["r", "redo"],
    ["h", "hint: what comes of the choices as a good player plays on"],
    ["l", "log: all that has happened"],
    ["c", "cards: what each of them does"],
    ["Esc", "close"],
  ];
  return (
    <>
      <h2>Keys</h2>
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
