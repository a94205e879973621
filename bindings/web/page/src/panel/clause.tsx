import type { RuleClause, RulePart } from "solo-tabletop";
import { useContext, useEffect, useState } from "preact/hooks";
import { Table } from "../model/lit.js";
import type { Play } from "../model/play.js";
import { rulebookOf } from "../model/rulebook.js";

/** The id of a clause, which tells what the clause says. */
export function Clause({ id }: { id: string }) {
  const { game } = useContext(Table);
  const [text, setText] = useState<string>();
  const look = async () => {
    if (text !== undefined) return setText(undefined);
    const found = await rulebookOf(game ?? "").catch(() => undefined);
    setText(found?.find((clause) => clause.id === id)?.text ?? (found ? "No such clause is known." : "The rulebook cannot be loaded now."));
  };
  return (
    <>
      <button type="button" class="clause tells" aria-expanded={text !== undefined} onClick={look} title="What the rulebook says">
        {id}
      </button>
      {text !== undefined && <q class="says">{text}</q>}
    </>
  );
}

const PARTS: readonly [RulePart, string][] = [
  ["goal", "Goal"],
  ["turn", "A turn"],
  ["score", "Score"],
  ["end", "End"],
];

/** The rules of the table in sentences, and the whole rulebook. */
export function Rules({ play }: { play: Play }) {
  return (
    <>
      <h2>Rules</h2>
      {PARTS.map(([part, title]) => (
        <section key={part} class="rules">
          <h3>{title}</h3>
          <ul>
            {play.table.rules(part).map(({ text, rule }) => (
              <li key={text}>
                {text} {rule && <Clause id={rule} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Rulebook game={play.table.name()} />
    </>
  );
}

/** Every clause, with a search. */
function Rulebook({ game }: { game: string }) {
  const [isOpen, setOpen] = useState(false);
  const [clauses, setClauses] = useState<readonly RuleClause[]>([]);
  const [sought, setSought] = useState("");
  useEffect(() => {
    if (isOpen) rulebookOf(game).then(setClauses, () => setClauses([]));
  }, [isOpen]);
  const words = sought.toLowerCase().split(/\s+/);
  const found = clauses.filter(({ id, text }) => words.every((word) => `${id} ${text}`.toLowerCase().includes(word)));
  let section = "";
  return (
    <details class="rulebook" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>The whole rulebook, clause by clause</summary>
      <input type="search" class="seek" aria-label="Search the rulebook" placeholder={`Search ${clauses.length} clauses`} value={sought} onInput={(event) => setSought(event.currentTarget.value)} />
      {found.map((clause) => {
        const isNew = clause.section !== section;
        section = clause.section;
        return (
          <div key={clause.id}>
            {isNew && <h3>{section}</h3>}
            <p>
              <span class="clause">{clause.id}</span> {clause.text}
            </p>
          </div>
        );
      })}
    </details>
  );
}

/** What it is about, before the first decision. */
export function Goal({ play, show }: { play: Play; show(): void }) {
  return (
    <section class="goal" aria-label="Goal">
      {play.table.rules("goal").map(({ text }) => (
        <p key={text}>{text}</p>
      ))}
      <button type="button" class="name tells" onClick={show}>
        A turn, the score and the rulebook
      </button>
    </section>
  );
}
