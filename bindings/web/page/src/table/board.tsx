import type { Item, Zone } from "solo-tabletop";
import { useContext } from "preact/hooks";
import { Table, isMain } from "../model/lit.js";
import { useClasses, useItem } from "./bits.js";
import { Grid } from "./grid.js";

/** Spaces with tokens on them. */
export function Board({ zone }: { zone: Zone }) {
  return (
    <Grid zone={zone} kind={zone.columns ? "board" : "board track"}>
      {(item) => <Token key={item.id} item={item} />}
    </Grid>
  );
}

/** Rows of dice. */
export function Dice({ zone }: { zone: Zone }) {
  const rows = [...Map.groupBy(zone.items, (item) => item.at?.[1] ?? 0)];
  return (
    <div class="dice">
      {rows.map(([row, items]) => {
        const line = zone.lines?.[Math.floor(row / 2)];
        return (
          <div key={row} class="row">
            {line?.name && (
              <span class="line" data-tint={line.tint}>
                {line.name}
              </span>
            )}
            {items.map((item) => (
              <Token key={item.id} item={item} die />
            ))}
          </div>
        );
      })}
    </div>
  );
}

/** A token, a space or a die; one choice is taken at once, of several one is asked. */
export function Token({ item, die = false }: { item: Item; die?: boolean }) {
  const { on, glossary, take, open } = useContext(Table);
  const { onClick, ...marks } = useItem(item);
  const choices = on.get(item.id) ?? [];
  const main = choices.filter((choice) => isMain(choice, item.id));
  const [only] = main;
  const classes = `${die ? "die" : "token"} ${useClasses(item)}`;
  const details = [item.place, ...(item.notes ?? []), ...(item.badges ?? []).map(({ name, value }) => (name ? `${name} ${value}` : value))];
  const label = [item.name, ...details].filter(Boolean).join(", ");
  const face = (
    <>
      <Mark text={item.mark ?? ""} die={die} />
      {item.count !== undefined && item.count > 1 && <span class="count" data-text={item.count} />}
    </>
  );
  const data = { "data-tint": item.tint, "data-mark": item.mark, title: label, ...marks };
  if (main.length === 1 && only) {
    return (
      <button type="button" class={classes} {...data} aria-label={`${label}: ${only.label}`} title={only.label} onClick={() => take(only)}>
        {face}
      </button>
    );
  }
  if (choices.length > 0 || (die && glossary.has(item.card ?? ""))) {
    return (
      <button type="button" class={classes} {...data} aria-label={label} aria-haspopup="dialog" onClick={() => open(item)}>
        {face}
      </button>
    );
  }
  return (
    <span class={classes} {...data} role="img" aria-label={label} onClick={onClick}>
      {face}
    </span>
  );
}

const PIPS: Record<string, string> = { 1: "e", 2: "ai", 3: "aei", 4: "acgi", 5: "acegi", 6: "acdfgi" };

/** What stands on a token, drawn by the style, because its label says more; on a die also pips, which a game may show. */
function Mark({ text, die }: { text: string; die: boolean }) {
  const [, letter = "", face = ""] = /^(\D*)([1-6])$/.exec(text) ?? [];
  if (!die || !face) return <span class="mark" data-text={text} />;
  return (
    <>
      <span class="mark" data-text={text} />
      <svg class="pips" viewBox="0 0 6 6" aria-hidden="true">
        {[...(PIPS[face] ?? "")].map((place) => {
          const at = place.charCodeAt(0) - 97;
          return <circle key={place} cx={(at % 3) * 1.6 + 1.4} cy={Math.floor(at / 3) * 1.6 + 1.4} r="0.62" />;
        })}
      </svg>
      {letter && <span class="letter" data-text={letter} />}
    </>
  );
}
