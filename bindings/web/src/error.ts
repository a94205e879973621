import type { ErrorKind, Fault, Reason, TableError as Refused } from "./types/shared.js";

/**
 * Why a table refused something; the table is what it was before.
 *
 * `message` is the reason in a sentence, without capital and full stop.
 */
export class TableError extends Error {
  override readonly name = "TableError";
  /** What kind of error it is: one of a closed list, the same for every game. */
  readonly kind: ErrorKind;
  /** The reason that the game has, with its fields, if the error is a refusal of the game. */
  readonly reason: Reason | undefined;
  /** The clause of the rulebook that decides, if there is one. */
  readonly rule: string | undefined;
  /** Every fault of a catalogue or position, with its place; empty for other errors. */
  readonly faults: readonly Fault[];

  constructor(refused: Refused) {
    super(refused.message);
    this.kind = refused.kind;
    this.reason = refused.reason;
    this.rule = refused.rule;
    this.faults = refused.faults ?? [];
  }

  /** The same as data. */
  toJSON(): Refused {
    const { kind, reason, rule, message, faults } = this;
    return { kind, message, ...(reason === undefined ? {} : { reason }), ...(rule === undefined ? {} : { rule }), ...(faults.length === 0 ? {} : { faults: [...faults] }) };
  }
}

/** Does something with a module; what it throws as text becomes an error. @internal */
export function attempt<T>(work: () => T): T {
  try {
    return work();
  } catch (thrown) {
    throw typeof thrown === "string" ? new TableError(JSON.parse(thrown)) : thrown;
  }
}
