import type { Held, Item } from "solo-tabletop";
import { useContext } from "preact/hooks";
import { capital } from "../model/lit.js";
import { Card, HintOf } from "./card.js";
import { Composing } from "./context.js";
import { sourceOf } from "./table.js";

interface Laid {
  held: Held | Item;
  /** The pile in which it lies. */
  pile: string;
}

/** Cards that lie in a pile, and actions that are under way, with what can be chosen of them, over the lower part of the board. */
export function Tray({ zones }: { zones: readonly string[] }) {
  const { table, picking } = useContext(Composing);
  const asked = (id: string) => picking.direct.has(id);
  const cards: Laid[] = [];
  const actions: Item[] = [];
  for (const zone of table.scene.zones) {
    for (const item of zone.items) {
      if (zones.includes(zone.id)) {
        if (asked(item.id)) actions.push(item);
        continue;
      }
      for (const held of item.holds ?? []) if (asked(held.id)) cards.push({ held, pile: item.name });
    }
  }
  if (cards.length === 0 && actions.length === 0) return null;
  const piles = new Set(cards.map(({ pile }) => pile));
  return (
    <section class="tray" aria-label={[...piles].join(", ") || "Choose"} style={`--n:${cards.length + actions.length * 2}`}>
      {piles.size > 0 && <h3>{[...piles].map(capital).join(", ")}</h3>}
      <ul class="laid">
        {cards.map(({ held }) => (
          <li key={held.id}>
            <Card card={held} />
          </li>
        ))}
        {actions.map((item) => (
          <li key={item.id} class="asks">
            <Asked item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An action that asks: its card, and its alternatives in full. */
function Asked({ item }: { item: Item }) {
  const { table, picking, take } = useContext(Composing);
  const choices = picking.direct.get(item.id) ?? [];
  return (
    <>
      <div class="asking" data-item={item.id}>
        <p class="title">{item.name}</p>
        {item.notes?.slice(1).map((note) => <p key={note}>{note}</p>)}
      </div>
      {choices.map((choice) => (
        <button key={choice.notation} type="button" class="alternative" aria-label={choice.label} data-notation={choice.notation} data-source={sourceOf(choice, table.plays)} onClick={() => take(choice)}>
          <kbd data-text={table.scene.choices.indexOf(choice) + 1} />
          <span>{choice.label}</span>
          <HintOf choices={[choice]} />
        </button>
      ))}
    </>
  );
}
