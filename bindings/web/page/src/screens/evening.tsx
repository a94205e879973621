import type { Choice, Companion, Form, Held, Item } from "solo-tabletop";
import { useMemo, useReducer, useRef, useState } from "preact/hooks";
import type { Module } from "../model/games.js";
import { type Shown, Table, concerning } from "../model/lit.js";
import { isRefusal } from "../model/refusal.js";
import { keepEvening, keepTables, keptEvening, ownTables } from "../model/store.js";
import { useNarrow } from "../model/watch.js";
import { Happened } from "../panel/panel.js";
import { About, Sheet } from "../panel/sheet.js";
import { Scene } from "../table/scene.js";

const GAME = "trismegistus-bot";

/** An evening with the box and Botmegistus: real cards are described when they appear, line by line. */
export function Evening({ module }: { module: Module }) {
  const companion = useMemo(() => opened(module), []);
  const [turn, changed] = useReducer((count: number) => count + 1, 0);
  const [refused, setRefused] = useState("");
  const [over, setOver] = useState<{ item: Item | Held; only?: readonly Choice[] }>();
  const [lit] = useState(new Set<string>());
  const narrow = useNarrow();
  const line = useRef<HTMLInputElement>(null);
  const at = useMemo(() => companion && position(companion), [turn]);
  if (!companion || !at) return null;
  document.title = at.scene.game;
  const tried = (work: () => void) => {
    try {
      work();
      setRefused("");
      setOver(undefined);
      keepEvening(companion.save());
      changed(undefined);
      return true;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setRefused(`${error.message}${error.rule ? ` (${error.rule})` : ""}`);
      return false;
    }
  };
  const fill = (form: Form) => {
    if (!line.current) return;
    line.current.value = form.start;
    line.current.focus();
  };
  const shown: Shown = {
    on: concerning(at.scene),
    glossary: at.glossary,
    lit,
    take: (choice) => tried(() => companion.enter(choice.notation)),
    open: (item, only) => setOver({ item, ...(only && { only }) }),
  };
  const { describe, shorthand } = at.offer;
  return (
    <Table.Provider value={shown}>
      <div class="play">
        <header class="bar">
          <a class="home" href={`#${GAME}`} aria-label="Leave; the evening is kept">
            ←
          </a>
          <h1>{at.scene.game}</h1>
          <p class="now">{at.scene.now}</p>
          <div class="tools" role="toolbar" aria-label="Tools">
            <button type="button" onClick={() => tried(() => companion.undo())}>
              Undo
            </button>
            <button type="button" onClick={() => tried(() => companion.redo())}>
              Redo
            </button>
            <button type="button" onClick={() => setRefused(remember(module, companion))}>
              Keep the cards
            </button>
          </div>
        </header>
        <main class="table">
          <Scene scene={at.scene} narrow={narrow} />
        </main>
        <aside class="panel open" aria-label="What to do">
          <Happened sentences={companion.sentences()} />
          <h2 class="ask">{at.scene.ask}</h2>
          <p class="spoken" role="status">
            {turn > 0 && at.scene.ask}
          </p>
          <form
            class="line"
            onSubmit={(event) => {
              event.preventDefault();
              const text = line.current?.value ?? "";
              if (tried(() => companion.enter(text)) && line.current) line.current.value = "";
            }}
          >
            <label for="line">What the table shows, in a line</label>
            <span class="typed">
              <input id="line" ref={line} autocomplete="off" spellcheck={false} />
              <button class="act" type="submit">
                Enter
              </button>
            </span>
            <p class="fault" role="alert">
              {refused}
            </p>
          </form>
          {[describe, shorthand].map((form) => form && <Words key={form.form} form={form} fill={fill} />)}
          <ul class="choices">
            {at.scene.choices.map((choice) => (
              <li key={choice.notation}>
                <button type="button" class="choice" onClick={() => shown.take(choice)}>
                  <span class="label">{choice.label}</span>
                </button>
              </li>
            ))}
          </ul>
        </aside>
        {over && (
          <Sheet close={() => setOver(undefined)}>
            <About {...over} />
          </Sheet>
        )}
      </div>
    </Table.Provider>
  );
}

/** What is drawn of the present position; what can be entered is what people see. */
function position(companion: Companion) {
  using table = companion.table();
  const offer = companion.offer();
  const scene = { ...table.scene(), choices: offer.choices };
  return { scene, offer, glossary: new Map(table.glossary().map((entry) => [entry.id, entry])) };
}

/** The evening that is kept, or a new one: with the owner's own cards, if they have no faults. */
function opened({ Companion }: Module): Companion | undefined {
  if (!Companion) return undefined;
  const save = keptEvening();
  const ways = [() => Companion.load(save ?? ""), () => new Companion({ tables: ownTables(GAME) as never })];
  for (const way of ways) {
    try {
      return way();
    } catch (error) {
      if (!isRefusal(error)) throw error;
    }
  }
  return new Companion();
}

/** Makes the cards that were described the owner's own. */
function remember(module: Module, companion: Companion): string {
  const embedded: Record<string, string> = { ...new module.Table(GAME).catalogue() };
  const described = Object.entries(companion.catalogue()).filter(([name, text]) => embedded[name] !== text);
  const isKept = keepTables(GAME, Object.fromEntries(described));
  return isKept ? "Your cards are kept for the next evening." : "This browser keeps nothing.";
}

function Words({ form, fill }: { form: Form; fill(form: Form): void }) {
  return (
    <button type="button" class="form" onClick={() => fill(form)}>
      <span>{form.label}</span>
      <code>{form.form}</code>
    </button>
  );
}
