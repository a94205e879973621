import type { Fault, GameName, TableInfo } from "solo-tabletop";
import { useMemo, useState } from "preact/hooks";
import { download, readText } from "../model/file.js";
import { type Module, infoOf } from "../model/games.js";
import { isRefusal } from "../model/refusal.js";
import { type Place, type Spread, placeOf, spreadOf, textOf } from "../model/spread.js";
import { keepTables, ownTables } from "../model/store.js";
import { Sheet } from "./spreadsheet.js";

type Texts = Record<string, string>;

/** The owner's own cards: tables of the catalogue, checked while they are typed. */
export function Cards({ game, module }: { game: GameName; module: Module }) {
  const info = infoOf(game);
  const embedded = useMemo<Texts>(() => ({ ...new module.Table(game).catalogue() }), []);
  const [own, setOwn] = useState<Texts>(() => ownTables(game));
  const [chosen, choose] = useState(info?.tables[0]?.name ?? "");
  const [kept, setKept] = useState("");
  const texts: Texts = { ...embedded, ...own };
  const spreads = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, spreadOf(text)]));
  const faults = useMemo(() => faultsOf(module, game, own), [own]);
  const places = faults.map((fault) => placeOf(fault, spreads));
  const change = (spread: Spread) => {
    const { [chosen]: _, ...others } = own;
    const text = textOf(spread);
    const next = text === embedded[chosen] ? others : { ...others, [chosen]: text };
    setOwn(next);
    setKept(keepTables(game, next) ? "Kept in this browser." : "This browser keeps nothing: export the file.");
  };
  const table = spreads[chosen];
  if (!info || !table) return null;
  document.title = `${info.title}: your own cards`;
  return (
    <main class="sheet cards-of">
      <nav aria-label="Back">
        <a href={`#${game}`}>← {info.title}</a>
      </nav>
      <h1>Your own cards</h1>
      <p class="lead">
        What is printed in your box. In the column <i>prov</i> an H marks values of this project; whatever differs from them is yours.
        Paste from a spreadsheet at any cell.
      </p>
      <Tabs tables={info.tables} chosen={chosen} choose={choose} places={places} isOwn={(name) => name in own} />
      <section role="tabpanel" aria-label={chosen}>
        <p class="small">{info.tables.find(({ name }) => name === chosen)?.about}</p>
        <Sheet spread={table} original={spreadOf(embedded[chosen] ?? "")} places={places.filter((place) => place.table === chosen)} change={change} />
      </section>
      <p role="status">{faults.length === 0 ? `No faults. ${kept}` : `${faults.length} fault${faults.length === 1 ? "" : "s"}. ${kept}`}</p>
      <Faults places={places} choose={choose} />
      <p class="actions">
        <button type="button" class="plain" onClick={() => file(game, own)} disabled={Object.keys(own).length === 0}>
          Export
        </button>
        <label class="file">
          Import <input type="file" accept=".json,application/json" onChange={(event) => read(module, event, (texts) => {
            setOwn(texts);
            setKept(keepTables(game, texts) ? "Kept in this browser." : "");
          }, setKept)} />
        </label>
        <button
          type="button"
          class="plain"
          disabled={!(chosen in own)}
          onClick={() => embedded[chosen] !== undefined && change(spreadOf(embedded[chosen]))}
        >
          Back to what it was: {chosen}
        </button>
      </p>
    </main>
  );
}

/** Every fault of tables, as the game sees them. */
function faultsOf(module: Module, game: GameName, tables: Texts): readonly Fault[] {
  try {
    new module.Table(game, { tables: tables as never }).free();
    return [];
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return error.faults.length > 0 ? error.faults : [{ at: "", rule: error.rule ?? "", message: error.message }];
  }
}

interface TabsProps {
  tables: readonly TableInfo[];
  chosen: string;
  choose(name: string): void;
  places: readonly Place[];
  isOwn(name: string): boolean;
}

function Tabs({ tables, chosen, choose, places, isOwn }: TabsProps) {
  return (
    <div class="tabs" role="tablist" aria-label="Tables">
      {tables.map(({ name }) => {
        const count = places.filter((place) => place.table === name).length;
        return (
          <button key={name} type="button" role="tab" aria-selected={name === chosen} onClick={() => choose(name)}>
            {name}
            {isOwn(name) && " *"}
            {count > 0 && <span class="fault"> {count}</span>}
          </button>
        );
      })}
    </div>
  );
}

function Faults({ places, choose }: { places: readonly Place[]; choose(name: string): void }) {
  return (
    <ul class="faults">
      {places.map(({ fault, table }, place) => (
        <li key={place}>
          {table ? (
            <button type="button" class="name tells" onClick={() => choose(table)}>
              {fault.at}
            </button>
          ) : (
            fault.at
          )}
          : {fault.message} <span class="clause">{fault.rule}</span>
        </li>
      ))}
    </ul>
  );
}

/** The file that `play --catalogue` takes: the tables that differ, as JSON from name to text. */
function file(game: GameName, own: Texts) {
  download(`${game}.catalogue.json`, JSON.stringify(own, undefined, 2), "application/json");
}

async function read(module: Module, event: { currentTarget: HTMLInputElement }, done: (texts: Texts) => void, failed: (why: string) => void) {
  const chosen = event.currentTarget.files?.[0];
  if (!chosen) return;
  try {
    const data: unknown = JSON.parse(await readText(module, chosen));
    const entries = Object.entries(data as object);
    if (!entries.every(([, text]) => typeof text === "string")) throw new Error("its tables are not texts");
    done(Object.fromEntries(entries));
  } catch (error) {
    failed(`This file cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
}
