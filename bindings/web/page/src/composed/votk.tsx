import type { Choice, Item, SetProgress, View } from "solo-tabletop";
import { useContext } from "preact/hooks";
import { Card, DieOf } from "./card.js";
import { Composing } from "./context.js";
import { Sign } from "./icons.js";
import type { Aside, Layout } from "./layouts.js";
import { Pile } from "./pile.js";
import { Rail, Sets } from "./rail.js";
import { type Composed, valueOf, zoneOf } from "./table.js";

/** The view of the position that is drawn, in which piles are in order. */
function viewOf(composed: Composed): View<"votk"> | undefined {
  const { play, step } = composed;
  const known = views.get(composed);
  if (known || !play.table.is("votk")) return known;
  const view = play.table.viewAt(step) ?? undefined;
  if (view) views.set(composed, view);
  return view;
}

const views = new WeakMap<Composed, View<"votk">>();

/** The pyramid, with the stocks and the boneyard in its upper corners. */
function Board() {
  const { table, marks } = useContext(Composing);
  const pyramid = zoneOf(table.scene, "pyramid")?.items ?? [];
  const [upper, lower, boneyard] = zoneOf(table.scene, "piles")?.items ?? [];
  const acting = zoneOf(table.scene, "actions")?.items.at(-1);
  const top = viewOf(table)?.boneyard.at(-1);
  return (
    <>
      <Scenery />
      <div class="pyramid">
        {pyramid.map((item) => {
          const [x = 0, y = 0] = item.at ?? [];
          return item.face === "up" ? <Card key={item.id} card={item} style={`--x:${x - 2};--y:${y / 2}`} /> : <Gap key={item.id} item={item} x={x - 2} y={y / 2} wasTaken={marks.old.has(item.id)} />;
        })}
        <div class="corner left">
          {upper && <Pile item={upper} label="stock 2" />}
          {lower && <Pile item={lower} label="stock 3" />}
        </div>
        <div class="corner right">
          {boneyard && <Pile item={boneyard} label="boneyard" top={top} />}
          {acting && <Acting item={acting} />}
        </div>
      </div>
    </>
  );
}

/** A place of the pyramid without a card. */
function Gap({ item, x, y, wasTaken }: { item: Item; x: number; y: number; wasTaken: boolean }) {
  return (
    <div class={wasTaken ? "gcard gone taken" : "gcard gone"} style={`--x:${x};--y:${y}`} data-item={item.id} role="img" aria-label={[item.place, item.name, ...(item.notes ?? [])].filter(Boolean).join(", ")}>
      <DieOf id={item.id} />
    </div>
  );
}

/** The action that is under way. */
function Acting({ item }: { item: Item }) {
  return (
    <p class="acting" data-item={item.id}>
      <b>{item.name}</b>
      {item.notes?.slice(1, 2).map((note) => <span key={note}>{note}</span>)}
    </p>
  );
}

/** A pyramid behind the pyramid, by day and by night. */
function Scenery() {
  return (
    <svg class="scenery" viewBox="0 0 960 560" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="valley-sky" x1="0" y1="0" x2="0" y2="1">
          <stop class="sky-top" offset="0" />
          <stop class="sky-middle" offset="0.62" />
          <stop class="sky-low" offset="1" />
        </linearGradient>
      </defs>
      <rect width="960" height="560" fill="url(#valley-sky)" />
      <g class="stars">
        {[[96, 210], [150, 150], [214, 262], [70, 330], [300, 120], [690, 130], [742, 220], [830, 300], [884, 180], [640, 60], [780, 80], [905, 350]].map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r={(x ?? 0) % 4 === 0 ? 1.9 : 1.2} />
        ))}
      </g>
      <circle class="sun" cx="826" cy="250" r="38" />
      <path class="far" d="M0 500l112-118 96 102 62-58 84 84H0zM960 500l-96-110-74 86-46-40-70 64z" />
      <path class="great" d="M480 14L830 560H130z" />
      <path class="shade" d="M480 14L830 560H540z" />
      <path class="dune" d="M0 512c150-44 320-4 480-12s330-46 480-8v68H0z" />
    </svg>
  );
}

const SIDES = { you: { name: "You", tomb: "tomb", score: "you/points" }, rival: { name: "The Bot", tomb: "bot_tomb", score: "bot/points" } } as const;

/** A tomb: one row for each set, and what else counts. */
function Side({ side }: { side: "you" | "rival" }) {
  const { table } = useContext(Composing);
  const { name, tomb, score } = SIDES[side];
  const sets = table.progress.sets.filter(({ owner }) => owner === side);
  const spares = zoneOf(table.scene, tomb)?.items.find(({ id }) => id === `${tomb}/spares`)?.badges?.[0]?.value;
  const [discards] = side === "rival" ? (zoneOf(table.scene, "bot")?.items ?? []) : [];
  return (
    <Rail side={side} name={name} sub={cards(sets)} score={score}>
      <Sets sets={sets} />
      <p class="beside">
        {discards && <span data-item={discards.id}>{discards.count ? `${discards.count} discarded` : ""}</span>}
        {spares !== undefined && <span>spare copies +{spares}</span>}
      </p>
    </Rail>
  );
}

const total = (sets: readonly SetProgress[]) => sets.flatMap(({ cards }) => cards).reduce((sum, { count }) => sum + count, 0);
const cards = (sets: readonly SetProgress[]) => `${total(sets)} ${total(sets) === 1 ? "card" : "cards"}`;

function Piles() {
  const { table } = useContext(Composing);
  const items = zoneOf(table.scene, "own")?.items ?? [];
  const find = (id: string) => items.find((item) => item.id === id);
  const [deck, discard, played] = ["own/deck", "own/discard", "own/played"].map(find);
  const top = viewOf(table)?.discard.at(-1);
  return (
    <>
      {deck && <Pile item={deck} label="deck" />}
      {discard && <Pile item={discard} label="discards" top={top} />}
      {played && <Pile item={played} label="in play" />}
    </>
  );
}

/** The gold that the hand pays, and while something is paid what is still due. */
function Sums() {
  const { table } = useContext(Composing);
  const { progress } = table;
  if (table.play.table.due() === "nothing") return null;
  const due = table.isReplayed ? undefined : viewOf(table)?.pending.due;
  const [gold, purse, cheaper] = ["you/gold", "you/purse", "you/cheaper"].map((id) => valueOf(progress, id));
  return (
    <>
      {due ? (
        <span class="due">
          <b>{due}</b> due
        </span>
      ) : null}
      <span>
        <b>{gold}</b>
        {purse ? <b> + {purse}</b> : null} gold<span class="long"> in hand</span>
      </span>
      {cheaper ? (
        <span>
          prices <b>−{cheaper}</b>
        </span>
      ) : null}
    </>
  );
}

/** The permission to entomb. */
function Chips() {
  const { table } = useContext(Composing);
  const facts = zoneOf(table.scene, "turn")?.items.filter(({ id }) => id === "turn/entomb") ?? [];
  return (
    <>
      {facts.map((item) => (
        <span key={item.id} class="chip" data-item={item.id}>
          <Sign name="tomb" />
          {item.name} {item.badges?.[0]?.value}
        </span>
      ))}
    </>
  );
}

/** The end of a turn and what it costs, or what is left undone. */
function aside(choice: Choice, { plays }: Composed): Aside {
  const play = plays.get(choice.notation);
  const hand = play?.cost?.["you/hand"];
  const costs = [hand !== undefined && `discard ${hand}`, play?.due?.["sacrifice"] !== undefined && "sacrifice a pyramid card"].filter((part) => typeof part === "string");
  if (play?.verb === "end") return { name: play.ends?.last ? "End last turn" : "End turn", text: costs.join(", ") || "nothing in hand" };
  return { name: choice.group, text: play?.ends?.what === "game" ? "ends the game" : choice.label };
}

export const votk: Layout = { Board, Side, Piles, hand: "hand", asks: ["actions"], Sums, Chips, aside };
