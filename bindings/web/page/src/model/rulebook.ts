import type { RuleClause } from "solo-tabletop";
import address from "solo-tabletop/rulebook.json?url";
import { capital } from "./lit.js";
import { within } from "./within.js";

/** So many milliseconds a network may take for the file; whoever asks again later asks anew. */
const NETWORK = 20_000;

let fetched: Promise<Record<string, readonly RuleClause[]>> | undefined;

/** The rulebook of a game by clause. It is a file of its own, fetched when somebody asks. */
export async function rulebookOf(game: string): Promise<readonly RuleClause[]> {
  const forget = (error: unknown) => {
    fetched = undefined;
    throw error;
  };
  fetched ??= within(fetch(address).then((response) => response.json()), NETWORK).catch(forget);
  return (await fetched)[game] ?? [];
}

/** Chapters about notation, data and the order of steps: for whoever writes a program. A game without an entry has none. */
const FOR_PROGRAMS: Readonly<Record<string, RegExp>> = {
  "tomb4k": /^TK-(1[6-9]|20)\./,
  "votk": /^VK-(1[0-3]|16)\./,
  "scrapyard": /^SE-16\./,
  "kings-challenge": /^KC-1[4-6]\./,
  "trismegistus-bot": /^TB-1[78]\./,
};

/** Whether a clause is about the game at a table, not about programs. */
export const isForPlayers = (game: string, { id }: RuleClause): boolean => !FOR_PROGRAMS[game]?.test(id);

/** The name of a chapter without its number: the clauses have it. */
export const chapterOf = ({ section }: RuleClause): string => capital(section.replace(/^(Chapter )?([A-Z]+-)?\d+:? /, ""));

/** A clause for players: what holds, and what holds instead with an option. */
export interface Reading {
  text: string;
  instead: readonly string[];
}

/** Leaves out the readings of a clause that were considered and cannot be chosen. */
export function readingOf({ text }: RuleClause): Reading {
  const [holds = "", ...others] = text.replaceAll(/\s+/g, " ").split(" Alternative: ");
  const chosen = others.flatMap((other) => /^(.*); option (`.*)\.?$/.exec(other.trim())?.slice(1, 3) ?? []);
  const instead = chosen.flatMap((what, place) => (place % 2 === 0 ? [`With the option ${chosen[place + 1]?.replace(/\.$/, "")}: ${what}.`] : []));
  return { text: holds, instead };
}

/** Who has decided a clause, where it is not the rulebook. */
export function decidedBy({ label }: RuleClause): string | undefined {
  const letters = label.split(/[^A-Z0-9]+/);
  if (letters.includes("R")) return "our ruling";
  return letters.includes("H") ? "our value" : undefined;
}
