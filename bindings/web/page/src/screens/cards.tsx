import type { Fault, GameName, TableInfo } from "solo-tabletop";
import { useMemo, useState } from "preact/hooks";
import { download, readText } from "../model/file.js";
import { type Module, infoOf } from "../model/games.js";
import { isRefusal } from "../model/refusal.js";
import { type Place, type Spread, placeOf, spreadOf, textOf } from "../model/spread.js";
import type { Texts } from "../model/store.js";
import { useOwn } from "../model/own.js";
import { Others } from "./others.js";
import { Sheet } from "./spreadsheet.js";

/** The owner's own cards: tables of the catalogue, checked while they are typed. */
export function Cards({ game, module }: { game: GameName; module: Module }) {
  const info = infoOf(game);
  const embedded = useMemo<Texts>(() => ({ ...new module.Table(game).catalogue() }), []);
  const { own, others, kept, ...ways } = useOwn(game, embedded);
  const [chosen, choose] = useState(info?.tables[0]?.name ?? "");
  const [unread, setUnread] = useState("");
  const texts: Texts = { ...embedded, ...own };
  const spreads = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, spreadOf(text)]));
  const faults = useMemo(() => faultsOf(module, game, own), [own]);
  const places = faults.map((fault) => placeOf(fault, spreads));
  const change = (spread: Spread) => ways.change({ ...own, [chosen]: textOf(spread) });
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
      <p role="status">
        {faults.length === 0 ? "No faults." : `${faults.length} fault${faults.length === 1 ? "" : "s"}.`} {unread || kept}
      </p>
      <Faults places={places} choose={choose} />
      <Others others={others} choose={ways.choose} drop={ways.drop} />
      <p class="actions">
        <button type="button" class="plain" onClick={() => file(game, own)} disabled={Object.keys(own).length === 0}>
          Export
        </button>
        <label class="file">
          Import{" "}
          <input
            type="file"
            accept=".json,application/json"
            onChange={async ({ currentTarget: input }) => {
              const file = input.files?.[0];
              if (!file) return;
              const texts = await read(module, file);
              setUnread(typeof texts === "string" ? texts : "");
              if (typeof texts !== "string") ways.add(texts);
              // The same file may be chosen again.
              input.value = "";
            }}
          />
        </label>
        <button
          type="button"
          class="plain"
          disabled={!(chosen in own)}
          onClick={() => embedded[chosen] !== undefined && confirm(forgetting(chosen)) && change(spreadOf(embedded[chosen]))}
        >
          Back to what it was: {chosen}
        </button>
      </p>
    </main>
  );
}

const forgetting = (table: string): string => `Forget all that is yours in “${table}”? Nothing brings it back but a file that was exported.`;

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

/** The tables of a file, or why it has none. */
async function read(module: Module, file: File): Promise<Texts | string> {
  try {
    const data: unknown = JSON.parse(await readText(module, file));
    const entries = Object.entries(data as object);
    if (!entries.every(([, text]) => typeof text === "string")) throw new Error("its tables are not texts");
    return Object.fromEntries(entries);
  } catch (error) {
    // The words of a browser for it are about a program.
    if (error instanceof SyntaxError) return "This file cannot be read: it is no JSON, or its end is missing.";
    return `This file cannot be read: ${error instanceof Error ? error.message : String(error)}.`;
  }
}
