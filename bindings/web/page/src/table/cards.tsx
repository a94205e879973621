import type { Item, Zone } from "solo-tabletop";
import { useContext } from "preact/hooks";
import { Table } from "../model/lit.js";
import { Acts, Badges, House, Name, useClasses, useItem } from "./bits.js";
import { Grid } from "./grid.js";

/** Cards side by side, or in places of their own. */
export function Cards({ zone }: { zone: Zone }) {
  const { glossary } = useContext(Table);
  const isPlaced = zone.items.length > 0 && zone.items.every((item) => item.at);
  if (!isPlaced) {
    return (
      <ul class="cards">
        {zone.items.map((item) => (
          <li key={item.id}>
            <Card item={item} />
          </li>
        ))}
      </ul>
    );
  }
  const isSmall = zone.items.every((item) => item.mark || item.face !== "up" || !glossary.get(item.card ?? "")?.text.length);
  return (
    <>
      <Grid zone={zone} halves kind={isSmall ? "small" : "large"}>
        {(item) => <Card item={item} />}
      </Grid>
      {!isSmall && <Legend zone={zone} />}
    </>
  );
}

/** The signs that stand for the names of values where room is short. */
function Legend({ zone }: { zone: Zone }) {
  const signs = new Map(zone.items.flatMap(({ badges }) => (badges ?? []).flatMap(({ sign, name }) => (sign && name ? [[sign, name] as const] : []))));
  return signs.size > 0 ? <p class="legend small">{[...signs].map(([sign, name]) => `${sign} ${name}`).join(", ")}</p> : null;
}

/** A card, a pile of cards, or the place of one. */
export function Card({ item }: { item: Item }) {
  const { glossary } = useContext(Table);
  const classes = useClasses(item);
  const marks = useItem(item);
  const text = item.face === "up" && !item.mark ? (glossary.get(item.card ?? "")?.text ?? []) : [];
  return (
    <article class={`card ${classes} ${item.mark ? "playing" : ""}`} data-tint={item.tint} data-mark={item.mark} data-card={item.card} {...marks}>
      <h3>
        <Name item={item}>
          {item.mark && item.face === "up" ? (
            <>
              <span class="corner" aria-hidden="true">
                {item.mark}
              </span>
              <span class="spoken">{item.name}</span>
            </>
          ) : (
            <>
              {item.short ? (
                <>
                  <span class="long">{item.name}</span>
                  <span class="short">{item.short}</span>
                </>
              ) : (
                item.name
              )}
            </>
          )}
          {item.count !== undefined && (item.count !== 1 || item.face === "down") && <span class="count"> ×{item.count}</span>}
        </Name>
      </h3>
      <Badges badges={item.badges} />
      {item.notes?.map((note) => (
        <p key={note} class="note">
          {note}
        </p>
      ))}
      {text.length > 0 && (
        <p class="text" title={text.map((said) => said.text).join(" ")}>
          {text.map((said) => (
            <span key={said.text}>
              {said.text}
              {said.source === "house" && <House />}{" "}
            </span>
          ))}
        </p>
      )}
      {item.holds && <Holds item={item} />}
      <Acts item={item} />
    </article>
  );
}

/** What a pile holds. */
export function Holds({ item }: { item: Item }) {
  return (
    <span class="holds">
      {item.holds?.map((held) => (
        <span key={held.id} class="held">
          <Name item={held}>
            {held.name}
            {held.count > 1 && <span class="count"> ×{held.count}</span>}
          </Name>
          <Acts item={held} small />
        </span>
      ))}
    </span>
  );
}
