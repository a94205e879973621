import type { Choice, Hint } from "solo-tabletop";
import { useContext, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { isBeside } from "../model/boxes.js";
import { infoOf } from "../model/games.js";
import { Table } from "../model/lit.js";
import { endOf } from "../model/ending.js";
import { type Result, resultsOf } from "../model/odds.js";
import type { Play } from "../model/play.js";
import { counting, figures, percent } from "../model/words.js";

interface Props {
  play: Play;
  odds: boolean;
  /** By notation, the recommended one first. */
  hints: ReadonlyMap<string, Hint>;
  /** Whether hints are on their way. */
  thinks: boolean;
  light(items: readonly string[]): void;
  /** Whether the choice that ends the turn stands apart. */
  stays: boolean;
  /** The choices that are listed, if not all. */
  only?: readonly Choice[];
}

/** From how many choices on one may search among them, and headings are worth their room. */
const MANY = 13;
const GROUP = 3;

/** Everything that can be chosen, numbered. */
export function Choices({ play, odds, hints, thinks, light, stays, only }: Props) {
  const { choices } = play.scene;
  const [sought, setSought] = useState("");
  const words = sought.toLowerCase().split(/\s+/);
  const isFound = ({ label }: Choice) => words.every((word) => label.toLowerCase().includes(word));
  const total = choices.reduce((sum, choice) => sum + (choice.weight ?? 0), 0);
  const [best] = hints.values();
  const sizes = Map.groupBy(choices, (choice) => choice.group);
  const end = endOf(choices);
  let group = "";
  const headed = new Set<string>();
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
      {(thinks || hints.size > 0) && <p class="small">{counting(rivalOf(play.table.name()), isBeside(play.table.name()))}</p>}
      <ol class={total > 0 && choices.length >= MANY ? "choices picker" : "choices"}>
        {choices.map((choice, place) => {
          if (!isFound(choice) || (stays && choice === end) || (only && !only.includes(choice))) return null;
          const isNew = choice.group !== group && (sizes.get(choice.group)?.length ?? 0) >= GROUP;
          // What leaves the rest out comes last, though others of its group stand above.
          const title = headed.has(choice.group) ? "Or" : choice.group;
          group = choice.group;
          if (isNew) headed.add(group);
          const hint = hints.get(choice.notation);
          return (
            <li key={choice.notation}>
              {isNew && <h3>{title}</h3>}
              <Line choice={choice} number={place + 1} hint={hint} isBest={hint !== undefined && hint === best} hinted={hintedBy(hints, thinks)} light={light} total={total} />
              {odds && <Odds play={play} choice={choice} />}
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** The opponent of a game as sentences call it; empty if there is none. */
const rivalOf = (game: string | undefined): string => infoOf(game ?? "")?.rival ?? "";

interface LineProps {
  choice: Choice;
  number: number;
  hint: Hint | undefined;
  isBest: boolean;
  /** What stands in place of a hint, once hints were asked for. */
  hinted: string | undefined;
  total: number;
  light(items: readonly string[]): void;
}

function Line({ choice, number, hint, hinted, isBest, total, light }: LineProps) {
  const { take, last, game } = useContext(Table);
  const note = last.get(choice.notation);
  const button = useRef<HTMLButtonElement>(null);
  // What a hint recommends may lie far down in the list.
  useLayoutEffect(() => {
    if (isBest) button.current?.scrollIntoView({ block: "nearest" });
  }, [isBest]);
  const show = () => light(choice.on ?? []);
  const hide = () => light([]);
  return (
    <button
      ref={button}
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
      {note && <span class="ending">{note.text}</span>}
      {!hint && hinted && <span class="chance hint">{hinted}</span>}
      {hint && (
        <span class="chance hint" title={`${hint.text}; ${hint.deals} games played by ${hint.by}`}>
          {isBest && "★ "}
          {figures(hint, rivalOf(game), isBeside(game))}
        </span>
      )}
    </button>
  );
}

/** The choice that ends the turn: it stays in view below the list, however long that is. */
export function End({ play, hints, thinks, light }: Pick<Props, "play" | "hints" | "thinks" | "light">) {
  const { choices } = play.scene;
  const end = endOf(choices);
  if (!end) return null;
  const hint = hints.get(end.notation);
  const [best] = hints.values();
  return (
    <ol class="choices stays">
      <li>
        <Line choice={end} number={choices.indexOf(end) + 1} hint={hint} hinted={hintedBy(hints, thinks)} isBest={hint !== undefined && hint === best} total={0} light={light} />
      </li>
    </ol>
  );
}

/** What stands in place of a hint, once hints were asked for. */
const hintedBy = (hints: ReadonlyMap<string, Hint>, thinks: boolean) => (thinks ? "…" : hints.size > 0 ? "not tried" : undefined);

/** The choice that a hint recommends, where the list is closed. */
export function Best({ play, hints, light }: Pick<Props, "play" | "hints" | "light">) {
  const [hint] = hints.values();
  const place = play.scene.choices.findIndex(({ notation }) => notation === hint?.notation);
  const choice = play.scene.choices[place];
  return hint && choice ? <Line choice={choice} number={place + 1} hint={hint} hinted={undefined} isBest total={0} light={light} /> : null;
}

/** How many results are listed before the rest is put together. */
const SHOWN = 6;

/** What can come of a choice, by results: of cards and dice only where nothing else differs. */
function Odds({ play, choice }: { play: Play; choice: Choice }) {
  const [results, setResults] = useState<readonly Result[]>([]);
  useEffect(() => {
    // One after the other, each by itself: a click in between is answered.
    const timer = setTimeout(() => play.scene.choices.includes(choice) && setResults(resultsOf(play, choice)));
    return () => clearTimeout(timer);
  }, [choice]);
  if (results.length === 0) return null;
  const total = results.reduce((sum, { weight }) => sum + weight, 0);
  // One more is said rather than counted.
  const shown = results.length === SHOWN + 1 ? results.length : SHOWN;
  const rest = results.slice(shown).reduce((sum, { weight }) => sum + weight, 0);
  return (
    <ul class="odds" aria-label={`What can come of: ${choice.label}`}>
      {results.slice(0, shown).map(({ text, weight }) => (
        <li key={text}>
          <b>{percent(weight, total)}</b> {text}
        </li>
      ))}
      {rest > 0 && (
        <li>
          <b>{percent(rest, total)}</b> {results.length - shown} others
        </li>
      )}
    </ul>
  );
}
