import type { Badge, Choice, Held, Item } from "solo-tabletop";
import { useContext } from "preact/hooks";
import { Table, capital, isMain } from "../model/lit.js";

/** The values of an item. Values of this project, not printed ones, have a ring behind them. */
export function Badges({ badges }: { badges: Badge[] | undefined }) {
  if (!badges?.length) return null;
  return (
    <span class="badges">
      {badges.map((badge, place) => (
        <Value key={place} badge={badge} />
      ))}
    </span>
  );
}

function Value({ badge: { name, sign, value, house } }: { badge: Badge }) {
  return (
    <span class="badge" data-name={name} title={house ? `${name ?? ""} ${value}: a value of this project, not the printed one`.trim() : undefined}>
      {name && <span class={sign ? "long" : undefined}>{name} </span>}
      {sign && (
        <span class="sign" aria-hidden="true">
          {sign}
        </span>
      )}
      <b>{value}</b>
      {house && <House />}
    </span>
  );
}

/** The mark of what is not printed so; it does not begin a line. */
export function House() {
  return (
    <>
      {"\u2060"}
      <span class="house" role="img" aria-label="value of this project">
        °
      </span>
    </>
  );
}

const shown = ({ verb, group }: Choice) => capital(verb ?? group);

/** The label of a choice, which has to contain what the button shows. */
function spoken(choice: Choice): string {
  return choice.label.includes(shown(choice)) ? choice.label : `${shown(choice)}: ${choice.label}`;
}

/** Buttons for what can be done with an item; many of one kind share one. */
export function Acts({ item, small = false }: { item: Item | Held; small?: boolean }) {
  const { on, take, open, last } = useContext(Table);
  const main = (on.get(item.id) ?? []).filter((choice) => isMain(choice, item.id));
  if (main.length === 0) return null;
  const groups = Map.groupBy(main, (choice) => (main.length > 3 ? choice.group : choice.notation));
  return (
    <span class={small ? "acts small" : "acts"}>
      {[...groups.values()].map((choices) => {
        const [first] = choices;
        if (!first) return null;
        if (choices.length === 1) {
          const ending = last.get(first.notation);
          return (
            <button key={first.notation} type="button" class="act" aria-label={ending ? `${shown(first)} ${ending.short}: ${first.label}` : spoken(first)} title={[first.label, ending?.text].filter(Boolean).join(". ")} onClick={() => take(first)}>
              {shown(first)}
              {ending && <small class="ending"> {ending.short}</small>}
            </button>
          );
        }
        return (
          <button key={first.notation} type="button" class="act" aria-haspopup="dialog" onClick={() => open(item, choices)}>
            {capital(first.group)} … ({choices.length})
          </button>
        );
      })}
    </span>
  );
}

/** The name of an item, which tells about it if there is something to tell. */
export function Name({ item, children }: { item: Item | Held; children?: preact.ComponentChildren }) {
  const { glossary, on, open } = useContext(Table);
  const shown = children ?? item.name;
  if (!glossary.has(item.card ?? "") && !on.has(item.id)) return <span class="name">{shown}</span>;
  return (
    <button type="button" class="name tells" aria-haspopup="dialog" onClick={() => open(item)}>
      {shown}
    </button>
  );
}

/** The classes of an item: which side shows, whether something can be done with it, and whether attention is drawn to it. */
export function useClasses(item: Item): string {
  const { on, lit, moved, taught } = useContext(Table);
  const choices = on.get(item.id) ?? [];
  const can = choices.some((choice) => isMain(choice, item.id)) ? "can" : choices.length > 0 ? "part" : "";
  return [item.face, can, lit.has(item.id) ? "lit" : "", moved.has(item.id) ? "moved" : "", taught.has(item.id) ? "taught" : ""].filter(Boolean).join(" ");
}

/** What marks an element as an item: a click beside its buttons tells about it, and movement is seen by its id. */
export function useItem(item: Item) {
  const { open } = useContext(Table);
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && !event.target.closest("button, a, summary, input")) open(item);
  };
  return { "data-item": item.id, "data-is": item.card, onClick };
}
