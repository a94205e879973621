import type { Changes } from "solo-tabletop";
import { useContext } from "preact/hooks";
import { Composing } from "./context.js";
import { Die, Picto, Sign } from "./icons.js";

/** Captions before the latest one. */
const BEFORE = 2;

/** The latest steps in a line: the telling one is filled in the colour of who took it. */
export function Ribbon({ history }: { history(): void }) {
  const { table } = useContext(Composing);
  const { recent, since, isReplayed } = table;
  // The last deed of the opponent stands there until the next decision, also if cards were dealt after it.
  const told = isReplayed ? undefined : since.findLast(({ actor, caption }) => actor === "rival" && caption !== "");
  const main = told ?? recent.at(-1);
  const at = main ? recent.indexOf(main) : -1;
  const then = recent.slice(at + 1).map(({ caption }) => caption);
  return (
    <div class="ribbon">
      {recent.slice(Math.max(0, at - BEFORE), Math.max(at, 0)).map((change) => (
        <span key={change.step} class={`step ${change.actor}`}>
          <What change={change} />
        </span>
      ))}
      {main && (
        <span class={`step latest ${main.actor}`}>
          <What change={main} />
          <span class="caption">{main.caption}</span>
        </span>
      )}
      {then.length > 0 && <span class="then">{then.at(-1)}</span>}
      <button type="button" class="history" onClick={history} title="All that has happened (l)" aria-label="History">
        <Sign name="clock" />
        <span>History</span>
      </button>
    </div>
  );
}

/** A step in pictures: who, and the card or the die. */
function What({ change: { actor, moves, caption } }: { change: Changes }) {
  const { table } = useContext(Composing);
  const die = moves.find(({ face }) => face)?.face;
  const card = moves.find(({ card, actor: who }) => card && who === actor)?.card ?? moves.find(({ card }) => card)?.card;
  return (
    <>
      {actor !== "game" && <Sign name={actor} />}
      {die !== undefined && <Die face={die} />}
      {card !== undefined && (
        <span class="of" title={caption}>
          <Picto emblem={table.pictures.get(card)?.emblem} />
        </span>
      )}
    </>
  );
}
