import type { Item, Zone } from "solo-tabletop";
import { Acts, Badges, Name, useClasses, useItem } from "./bits.js";
import { Holds } from "./cards.js";

/** Things with a line each. */
export function Rows({ zone }: { zone: Zone }) {
  return (
    <ul class="rows">
      {zone.items.map((item) => (
        <Row key={item.id} item={item} />
      ))}
    </ul>
  );
}

function Row({ item }: { item: Item }) {
  const classes = useClasses(item);
  const marks = useItem(item);
  return (
    <li class={classes} data-tint={item.tint} {...marks}>
      <Name item={item} />
      {item.count !== undefined && <b class="number">{item.count}</b>}
      <Badges badges={item.badges} />
      {item.notes && <span class="note">{item.notes.join(" · ")}</span>}
      {item.holds && <Holds item={item} />}
      <Acts item={item} small />
    </li>
  );
}

/** Numbers with a name. */
export function Counts({ zone }: { zone: Zone }) {
  return (
    <ul class="counts">
      {zone.items.map((item) => (
        <Count key={item.id} item={item} />
      ))}
    </ul>
  );
}

function Count({ item }: { item: Item }) {
  const classes = useClasses(item);
  const marks = useItem(item);
  const name = <Name item={item} />;
  // A number stands before what it counts, a word behind what it is said of: "5 cards", "entombment open".
  const isSaid = item.badges?.some(({ value }) => !/\d/.test(value));
  return (
    <li class={classes} data-tint={item.tint} {...marks}>
      {isSaid && name} <Badges badges={item.badges} />
      {item.count !== undefined && <b class="number">{item.count}</b>} {!isSaid && name}
      <Acts item={item} small />
    </li>
  );
}
