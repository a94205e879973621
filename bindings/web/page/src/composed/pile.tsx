import type { Item } from "solo-tabletop";
import { useContext } from "preact/hooks";
import { Composing } from "./context.js";
import { Picto } from "./icons.js";
import { setOf } from "./table.js";

/** A pile of cards with its number; an open one shows its top card where it is known. */
export function Pile({ item, label, top }: { item: Item; label: string; top?: string | undefined }) {
  const { picking, marks, table, taught, tell } = useContext(Composing);
  const count = item.count ?? 0;
  const choices = picking.direct.get(item.id) ?? [];
  const holds = item.holds ?? [];
  const isAsked = choices.length > 0 || holds.some(({ id }) => picking.direct.has(id));
  const classes = ["pile", item.face, count === 0 && "void", count === 1 && "flat", isAsked && "can", marks.new.has(item.id) && "new", taught.has(item.id) && "taught"];
  const shown = top === undefined ? undefined : table.pictures.get(top);
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(" ")}
      data-item={item.id}
      tabIndex={choices.length > 0 ? 0 : -1}
      data-tap={picking.tapOn(item.id)}
      aria-label={[`${label}: ${count}`, item.name, ...(item.notes ?? []), ...choices.slice(0, 3).map((choice) => choice.label)].join(", ")}
      onClick={() => (choices.length > 0 ? picking.tap(item.id) : tell(item.id))}
    >
      <span class="stack" data-set={shown && setOf(shown.emblem)}>
        {shown && <Picto emblem={shown.emblem} />}
        <b data-text={count} />
      </span>
      <span class="label">{label}</span>
    </button>
  );
}
