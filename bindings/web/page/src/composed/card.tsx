import type { Choice, Hint, Picture } from "solo-tabletop";
import { useContext } from "preact/hooks";
import { capital } from "../model/lit.js";
import { Composing } from "./context.js";
import { Die, Picto, Sign } from "./icons.js";
import { setOf } from "./table.js";

/** A card as it is drawn, wherever it lies. */
export interface Drawn {
  id: string;
  name: string;
  short?: string | undefined;
  /** Its place in words. */
  place?: string | undefined;
  card?: string | undefined;
  emblem?: string | undefined;
  count?: number | undefined;
  values?: Readonly<Record<string, number>> | undefined;
  house?: boolean | undefined;
}

/** The effects of a card as one text: alternatives have an "or" between them. */
export function effectsOf(picture: Picture | undefined): string {
  let mode = 0;
  const lines = (picture?.effects ?? []).map((line) => {
    const isOther = line.mode !== undefined && line.mode > 1 && line.mode !== mode;
    mode = line.mode ?? mode;
    return isOther ? `Or: ${line.text}` : line.text;
  });
  return lines.join(" ");
}

/** Characters of an effect from which on it is set smaller, and of a name that takes two lines: a line less is left for the effect then. */
const LONG = 60;
const VERY_LONG = 80;
const TWO_LINES = 14;
const LINE = 18;

/** A whole card, which is a button: its verbs stand at its edge. */
export function Card({ card, style }: { card: Drawn; style?: string }) {
  const { table, picking, marks, taught, lit, last, hints, tell } = useContext(Composing);
  const picture = table.pictures.get(card.card ?? "");
  const tap = picking.tapOn(card.id);
  const isPicked = picking.picked === card.id;
  const verbs = picking.verbsOn(card.id);
  const choices = [...(picking.direct.get(card.id) ?? []), ...(picking.pairs.get(card.id)?.values() ?? [])];
  const classes = [
    "gcard",
    choices.length > 0 && "can",
    isPicked && "up",
    tap === "targets" && "target",
    (card.count ?? 1) > 1 && "two",
    marks.new.has(card.id) && "new",
    taught.has(card.id) && "taught",
    lit.has(card.id) && "shown",
    hints.size > 0 && choices.some(({ notation }) => hints.keys().next().value === notation) && "best",
  ];
  const effect = effectsOf(picture);
  const length = effect.length + (card.name.length > TWO_LINES ? LINE : 0);
  const { price, pays, tomb } = card.values ?? {};
  return (
    <div class={classes.filter(Boolean).join(" ")} style={style} data-item={card.id} data-is={card.card} data-set={setOf(card.emblem)}>
      <button
        type="button"
        class="in"
        tabIndex={choices.length > 0 ? 0 : -1}
        aria-pressed={tap === "picks" ? isPicked : undefined}
        aria-label={spoken(card, effect, choices)}
        onClick={() => picking.tap(card.id)}
        onContextMenu={(event) => {
          event.preventDefault();
          tell(card.id);
        }}
        data-tap={tap}
      >
        <span class="band">
          <Picto emblem={card.emblem} />
        </span>
        {price !== undefined && <span class="coin" data-text={price} />}
        {card.house && <span class="ring" title="Some values of this card are this project's own" />}
        <span class="title">
          {card.short && <span class="brief" data-text={card.short} />}
          <span class="whole">{card.name}</span>
        </span>{" "}
        <span class={length > VERY_LONG ? "fx longest" : length > LONG ? "fx longer" : "fx"}>{effect}</span>
        <span class="foot">
          {pays !== undefined && (
            <span class="pay">
              <Sign name="gold" />
              <span data-text={pays} />
            </span>
          )}
          {tomb !== undefined && (
            <span class="gain">
              <Sign name="tomb" />
              <span data-text={`+${tomb}`} />
            </span>
          )}
        </span>
      </button>
      {(card.count ?? 1) > 1 && <span class="copies" aria-hidden="true">×{card.count}</span>}
      <HintOf choices={choices} />
      {verbs.length > 0 && (
        <span class={isPicked ? "verbs picked" : "verbs"}>
          {verbs.map((choice, place) => (
            <Verb key={choice.notation} choice={choice} isMain={place === 0} isPicked={isPicked} isEnding={last.has(choice.notation)} />
          ))}
        </span>
      )}
      <DieOf id={card.id} />
      <SlidOf id={card.id} />
    </div>
  );
}

/** The label of a card: its text as it is seen, its numbers, and the choices in full. */
function spoken(card: Drawn, effect: string, choices: readonly Choice[]): string {
  const { price, pays, tomb } = card.values ?? {};
  const numbers = [
    (card.count ?? 1) > 1 && `${card.count} copies`,
    card.place,
    price !== undefined && `price ${price}`,
    pays !== undefined && `pays ${pays}`,
    tomb !== undefined && `in your tomb +${tomb}`,
  ].filter(Boolean);
  const can = choices.slice(0, 4).map(({ label }) => label);
  return [effect ? `${card.name}: ${effect}` : `${card.name}.`, numbers.length > 0 && `${numbers.join(", ")}.`, can.join("; or ")].filter(Boolean).join(" ");
}

/** A verb at the edge of a thing. */
export function Verb({ choice, isMain, isPicked, isEnding }: { choice: Choice; isMain: boolean; isPicked: boolean; isEnding: boolean }) {
  const { table, take, last, hints } = useContext(Composing);
  const play = table.plays.get(choice.notation);
  const points = Object.entries(play?.gain ?? {}).find(([id]) => id.endsWith("/points"))?.[1];
  const number = table.scene.choices.indexOf(choice) + 1;
  const hint = isPicked ? hints.get(choice.notation) : undefined;
  const verb = capital(choice.verb ?? choice.group);
  const ending = isEnding ? last.get(choice.notation)?.short : undefined;
  // The label begins with what is seen.
  const seen = [verb, points !== undefined && `+${points}`, ending, hint && worthOf(hint)].filter(Boolean).join(" ");
  return (
    <button type="button" class={["verb", !isMain && "quiet", isEnding && "ends"].filter(Boolean).join(" ")} tabIndex={-1} aria-label={`${seen}: ${choice.label}`} title={choice.label} onClick={() => take(choice)} data-notation={choice.notation}>
      <span class="said">
        <kbd data-text={number} />
        {isEnding && <Sign name="flag" />}
        {verb} {points !== undefined && <b>+{points}</b>}
      </span>{" "}
      {ending && <small>{ending}</small>} {hint && <small class="worth">{worthOf(hint)}</small>}
    </button>
  );
}

/** The figure of a hint that stands on a choice: how far ahead, or the points where there is no opponent. */
export function worthOf({ margin, yours }: Hint): string {
  if (!margin) return String(Math.round(yours.mean));
  const lead = Math.round(margin.mean);
  return lead > 0 ? `+${lead}` : String(lead).replace("-", "−");
}

/** The best hint of what can be done with a thing. */
export function HintOf({ choices }: { choices: readonly Choice[] }) {
  const { hints } = useContext(Composing);
  if (hints.size === 0 || choices.length === 0) return null;
  const [best] = hints.keys();
  const found = [...hints.values()].find(({ notation }) => choices.some((choice) => choice.notation === notation));
  if (!found) return null;
  const isBest = found.notation === best;
  return <span class={isBest ? "hinted star" : "hinted"} data-text={`${isBest ? "★ " : ""}${worthOf(found)}`} />;
}

/** The die that lies beside what it chose. */
export function DieOf({ id }: { id: string }) {
  const { marks } = useContext(Composing);
  const face = marks.die.get(id);
  return face === undefined ? null : (
    <span class="rolled">
      <Die face={face} />
    </span>
  );
}

/** An arrow from where a card has slid. */
function SlidOf({ id }: { id: string }) {
  const { marks, table } = useContext(Composing);
  const from = marks.slid.get(id);
  if (from === undefined) return null;
  const at = (one: string) => table.scene.zones.flatMap(({ items }) => items).find((item) => item.id === one)?.at;
  const side = Math.sign((at(from)?.[0] ?? 0) - (at(id)?.[0] ?? 0));
  return (
    <span class="slid" style={`--side:${side}`} aria-hidden="true">
      <Sign name="slide" />
    </span>
  );
}
