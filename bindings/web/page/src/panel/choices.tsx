import type { Choice, Hint } from "solo-tabletop";
import { useContext, useMemo, useState } from "preact/hooks";
import { Table } from "../model/lit.js";
import type { Play } from "../model/play.js";
import { percent } from "../model/words.js";

interface Props {
  play: Play;
  odds: boolean;
  /** By notation, the recommended one first. */
  hints: ReadonlyMap<string, Hint>;
  light(items: readonly string[]): void;
}

/** From how many choices on one may search among them, and headings are worth their room. */
const MANY = 13;
const GROUP = 3;

/** Everything that can be chosen, numbered. */
export function Choices({ play, odds, hints, light }: Props) {
  const { choices } = play.scene;
  const [sought, setSought] = useState("");
  const words = sought.toLowerCase().split(/\s+/);
  const isFound = ({ label }: Choice) => words.every((word) => label.toLowerCase().includes(word));
  const total = choices.reduce((sum, choice) => sum + (choice.weight ?? 0), 0);
  const [best] = hints.values();
  const sizes = Map.groupBy(choices, (choice) => choice.group);
  let group = "";
  return (
    <>
      {choices.length >= MANY && (
        <input
          type="search"
          class="seek"
          placeholder={`Search ${choices.length} choices`}
          aria-label="Search the choices"
          value={sought}
          onInput={(event) => setSought(event.currentTarget.value)}
        />
      )}
      <ol class={total > 0 && choices.length >= MANY ? "choices picker" : "choices"}>
        {choices.map((choice, place) => {
          if (!isFound(choice)) return null;
          const isNew = choice.group !== group && (sizes.get(choice.group)?.length ?? 0) >= GROUP;
          group = choice.group;
          const hint = hints.get(choice.notation);
          return (
            <li key={choice.notation}>
              {isNew && <h3>{group}</h3>}
              <Line choice={choice} number={place + 1} hint={hint} isBest={hint !== undefined && hint === best} light={light} total={total} />
              {odds && <Odds play={play} choice={choice} />}
            </li>
          );
        })}
      </ol>
    </>
  );
}

interface LineProps {
  choice: Choice;
  number: number;
  hint: Hint | undefined;
  isBest: boolean;
  total: number;
  light(items: readonly string[]): void;
}

function Line({ choice, number, hint, isBest, total, light }: LineProps) {
  const { take } = useContext(Table);
  const show = () => light(choice.on ?? []);
  const hide = () => light([]);
  return (
    <button
      type="button"
      class={isBest ? "choice best" : "choice"}
      onClick={() => take(choice)}
      onMouseEnter={show}
      onMouseLeave={hide}
      onFocus={show}
      onBlur={hide}
    >
      <span class="key" aria-hidden="true">
        {number}
      </span>
      <span class="label">{choice.label}</span>
      {choice.weight !== undefined && <span class="chance">{percent(choice.weight, total)}</span>}
      {hint && (
        <span class="chance hint" title={`${hint.text}; ${hint.deals} games played by ${hint.by}`}>
          {isBest && "★ "}
          {said(hint)}
        </span>
      )}
    </button>
  );
}

/** A hint without the label: it stands beside it. */
const said = ({ label, text }: Hint) => text.slice(label.length + 2);

/** How many outcomes are listed before the rest is put together. */
const SHOWN = 6;

/** What chance can bring after a choice. */
function Odds({ play, choice }: { play: Play; choice: Choice }) {
  const outcomes = useMemo(() => play.odds(choice), [choice]);
  if (outcomes.length === 0) return null;
  const total = outcomes.reduce((sum, { weight = 0 }) => sum + weight, 0);
  const sorted = outcomes.toSorted((one, other) => (other.weight ?? 0) - (one.weight ?? 0));
  const rest = sorted.slice(SHOWN).reduce((sum, { weight = 0 }) => sum + weight, 0);
  return (
    <ul class="odds" aria-label={`What chance can bring after: ${choice.label}`}>
      {sorted.slice(0, SHOWN).map(({ notation, label, weight = 0 }) => (
        <li key={notation}>
          <b>{percent(weight, total)}</b> {label}
        </li>
      ))}
      {rest > 0 && (
        <li>
          <b>{percent(rest, total)}</b> {outcomes.length - SHOWN} others
        </li>
      )}
    </ul>
  );
}
