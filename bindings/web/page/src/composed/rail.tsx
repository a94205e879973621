import type { Actor, Held, SetProgress } from "solo-tabletop";
import type { ComponentChildren } from "preact";
import { useContext, useMemo } from "preact/hooks";
import { Composing } from "./context.js";
import { HintOf } from "./card.js";
import { Picto, Sign } from "./icons.js";
import { gained, setOf, valueOf } from "./table.js";

interface Props {
  side: Exclude<Actor, "game">;
  name: string;
  /** A few words below the name. */
  sub: string;
  /** Id of the track that is the score of the side. */
  score: string;
  children: ComponentChildren;
}

/** All that belongs to a side, at its edge of the window: who it is, its score, and what it has. */
export function Rail({ side, name, sub, score, children }: Props) {
  const { table } = useContext(Composing);
  const more = side === "rival" ? gained(table.since, score) : 0;
  return (
    <section class={`rail ${side}`} aria-label={name}>
      <div class="who">
        <span class="face">
          <Sign name={side} />
        </span>
        <div class="called">
          <h2>{name}</h2>
          <p>{sub}</p>
        </div>
        <strong class="score" data-number={score}>
          {valueOf(table.progress, score)}
          {more !== 0 && (
            <span class="more">
              {more > 0 ? "+" : "−"}
              {Math.abs(more)}
            </span>
          )}
        </strong>
      </div>
      {children}
    </section>
  );
}

/** The sets of a side, one row for each, also for those without a card. */
export function Sets({ sets }: { sets: readonly SetProgress[] }) {
  return (
    <ul class="sets" style={`--rows:${sets.length}`}>
      {sets.map((set) => (
        <SetRow key={set.id} set={set} />
      ))}
    </ul>
  );
}

const wordsOf = (name: string): string[] => name.split(/[^\p{Letter}]+/u).filter((word) => word.length > 2);

/** Letters on a small card: of the word of its name that no other card of its set has. */
function useLetters({ name, card, emblem }: Held): string {
  const { table } = useContext(Composing);
  return useMemo(() => {
    const others = [...table.pictures.values()].filter((one) => one.card !== card && setOf(one.emblem) === setOf(emblem)).flatMap((one) => wordsOf(one.name));
    return (wordsOf(name).find((word) => !others.includes(word)) ?? name).slice(0, 3);
  }, [table.pictures, card, name]);
}

function SetRow({ set }: { set: SetProgress }) {
  const { table, picking, marks, taught } = useContext(Composing);
  const picked = picking.picked === undefined ? [] : (picking.direct.get(picking.picked) ?? []);
  // The card that is picked could come here: it is shown, and its points are counted.
  const aiming = picked.map(({ notation }) => table.plays.get(notation)).find((play) => play?.target?.startsWith(`${set.id}/`));
  const gain = aiming && Object.entries(aiming.gain ?? {}).find(([id]) => id.endsWith("/points"))?.[1];
  const choices = picking.direct.get(set.id) ?? [];
  const aimed = aiming && !set.cards.some(({ id }) => id === aiming.target);
  const points = set.points ?? 0;
  const classes = ["set", marks.new.has(set.id) && "hit", aiming && "aim", choices.length > 0 && "can", taught.has(set.id) && "taught"];
  const dots = Array.from({ length: set.of }, (_, at) => <i key={at} class={at < set.have ? "on" : undefined} />);
  const counted = set.of > 0 ? `${set.have} of ${set.of} kinds` : undefined;
  const label = [set.name, counted, `${points} points`, set.cards.map(({ name, count }) => (count > 1 ? `${name} ×${count}` : name)).join(", ")].filter(Boolean).join(", ");
  return (
    <li class={classes.filter(Boolean).join(" ")} data-item={set.id} data-set={setOf(set.emblem)}>
      {choices.length > 0 ? (
        <button type="button" class="whole" aria-label={`${label}. ${choices.map((choice) => choice.label).join("; or ")}`} onClick={() => picking.tap(set.id)} data-tap={picking.tapOn(set.id)} />
      ) : (
        <span class="spoken">{label}</span>
      )}
      <span class="fan" aria-hidden={set.cards.some(({ id }) => picking.direct.has(id)) ? undefined : "true"}>
        {set.cards.map((held) => (
          <Mini key={held.id} held={held} />
        ))}
        {aimed && aiming?.target && (
          <span class="slot">
            <span class="mini aimed">
              <Picto emblem={`card/${aiming.target.split("/").slice(1).join("/")}`} />
            </span>
          </span>
        )}
        {set.cards.length === 0 && !aimed && (
          <span class="slot">
            <span class="mini void">
              <Picto emblem={set.emblem} />
            </span>
          </span>
        )}
      </span>
      <span class="dots" aria-hidden="true">
        {dots}
        <em>{set.name}</em>
      </span>
      <b class={points === 0 && gain === undefined ? "pts zero" : "pts"} aria-hidden="true">
        {gain === undefined ? points || "–" : `+${gain}`}
      </b>
      <HintOf choices={choices} />
    </li>
  );
}

/** A small card: pictogram, letters, number of copies. */
function Mini({ held }: { held: Held }) {
  const { picking, marks } = useContext(Composing);
  const letters = useLetters(held);
  const choices = picking.direct.get(held.id) ?? [];
  const classes = ["mini", held.count > 1 && "two", marks.new.has(held.id) && "new", choices.length > 0 && "can"].filter(Boolean).join(" ");
  const face = (
    <>
      <Picto emblem={held.emblem} />
      <span class="letters" data-text={letters} />
      {held.count > 1 && <u data-text={`×${held.count}`} />}
    </>
  );
  return (
    <span class="slot" data-item={held.id} data-is={held.card}>
      {choices.length > 0 ? (
        <button type="button" class={classes} aria-label={choices.map(({ label }) => label).join("; or ")} title={held.name} onClick={() => picking.tap(held.id)} data-tap={picking.tapOn(held.id)}>
          {face}
        </button>
      ) : (
        <span class={classes} title={held.name}>
          {face}
        </span>
      )}
    </span>
  );
}
