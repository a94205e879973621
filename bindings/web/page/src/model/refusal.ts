import type { TableError } from "solo-tabletop";

/** Whether a table refused something; the class itself comes with the module of a game. */
export function isRefusal(error: unknown): error is TableError {
  return error instanceof Error && error.name === "TableError";
}
