import type { ErrorKind, TableError } from "solo-tabletop";

/** Whether a table refused something; the class itself comes with the module of a game. */
export function isRefusal(error: unknown): error is TableError {
  return error instanceof Error && error.name === "TableError";
}

/** Where an address or a save stops being a game, in words for somebody who was given it. */
export function broken(input: string, step: number, { kind, message }: TableError): string {
  const reasons: Partial<Record<ErrorKind, string>> = { notation: "is no move of this game", not_now: "cannot be decided at that point" };
  const why = `“${input}” ${reasons[kind] ?? `cannot be played there, because ${message}`}`;
  const part = step === 1 ? "Nothing of the link could be played" : `Only the first ${step === 2 ? "step" : `${step - 1} steps`} of the link could be played`;
  return `${part}: ${why}. It was cut off or changed on its way, or comes from other rules. You can play on from here.`;
}
