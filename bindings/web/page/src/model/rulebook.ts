import type { RuleClause } from "solo-tabletop";
import address from "solo-tabletop/rulebook.json?url";

let fetched: Promise<Record<string, readonly RuleClause[]>> | undefined;

/** The rulebook of a game by clause. It is a file of its own, fetched when somebody asks. */
export async function rulebookOf(game: string): Promise<readonly RuleClause[]> {
  const forget = (error: unknown) => {
    fetched = undefined;
    throw error;
  };
  fetched ??= fetch(address).then((response) => response.json(), forget);
  return (await fetched)[game] ?? [];
}
