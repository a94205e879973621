import type { RuleClause, RulePart } from "solo-tabletop";
import { useContext, useEffect, useState } from "preact/hooks";
import { Table } from "../model/lit.js";
import type { Play } from "../model/play.js";
import { type Reading, chapterOf, decidedBy, isForPlayers, readingOf, rulebookOf } from "../model/rulebook.js";

/** The id of a clause, which tells what the clause says. */
export function Clause({ id }: { id: string }) {
  const { game } = useContext(Table);
  const [said, setSaid] = useState<Reading>();
  const look = async () => {
    if (said) return setSaid(undefined);
    const found = await rulebookOf(game ?? "").catch(() => undefined);
    const clause = found?.find((clause) => clause.id === id);
    setSaid(clause ? readingOf(clause) : { text: found ? "No such clause is known." : "The rulebook cannot be loaded now.", instead: [] });
  };
  return (
    <>
      <button type="button" class="clause tells" aria-expanded={said !== undefined} onClick={look} title="What the rulebook says">
        {id}
      </button>
      {said && (
        <q class="says">
          <Reads reading={said} />
        </q>
      )}
    </>
  );
}

/** A clause as it is read, and what options make of it. */
function Reads({ reading: { text, instead } }: { reading: Reading }) {
  return (
    <>
      <Marked text={text} />
      {instead.map((other) => (
        <small key={other} class="instead">
          {" "}
          <Marked text={other} />
        </small>
      ))}
    </>
  );
}

/** A text in which a rulebook marks words of notation and words that it explains. */
function Marked({ text }: { text: string }) {
  return (
    <>
      {text.split(/(`[^`]+`|\*[^*]+\*)/).map((part, place) => {
        if (part.startsWith("`")) return <code key={place}>{part.slice(1, -1)}</code>;
        return part.startsWith("*") ? <em key={place}>{part.slice(1, -1)}</em> : part;
      })}
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
  // What is found begins below the field, which may stand at the end of what is seen.
  const seek = (field: HTMLInputElement) => {
    setSought(field.value);
    field.scrollIntoView({ block: "start" });
  };
  const words = sought.toLowerCase().split(/\s+/);
  const found = clauses.filter(({ id, text }) => words.every((word) => `${id} ${text}`.toLowerCase().includes(word)));
  const forPlayers = found.filter((clause) => isForPlayers(game, clause));
  const others = found.filter((clause) => !isForPlayers(game, clause));
  return (
    <details class="rulebook" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>The whole rulebook, clause by clause</summary>
      <input type="search" class="seek" aria-label="Search the rulebook" placeholder={`Search ${clauses.length} clauses`} value={sought} onInput={(event) => seek(event.currentTarget)} />
      <p class="small" role="status">{sought && `${found.length} of ${clauses.length} clauses have it.`}</p>
      <p class="small" hidden={sought !== ""}>
        The rules in the words of this project, numbered so that an answer can name one. “Our ruling” stands where the printed rules
        say nothing or disagree, “our value” where a printed value is not established.
      </p>
      <ClauseList clauses={forPlayers} />
      {others.length > 0 && (
        <details open={sought !== ""}>
          <summary>For programs: notation, data and the order of steps ({others.length})</summary>
          <ClauseList clauses={others} />
        </details>
      )}
    </details>
  );
}

function ClauseList({ clauses }: { clauses: readonly RuleClause[] }) {
  let section = "";
  return (
    <>
      {clauses.map((clause) => {
        const isNew = clause.section !== section;
        section = clause.section;
        const by = decidedBy(clause);
        return (
          <div key={clause.id}>
            {isNew && <h3>{chapterOf(clause)}</h3>}
            <p>
              <span class="clause">{clause.id}</span> <Reads reading={readingOf(clause)} /> {by && <small class="decided">{by}</small>}
            </p>
          </div>
        );
      })}
    </>
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
