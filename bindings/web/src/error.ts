import type { Fault, TableError as Refused } from "./types/shared.js";

/**
 * Why a table refused something; the table is what it was before.
 *
 * `message` is the reason in a sentence, without capital and full stop.
 */
export class TableError extends Error {
  override readonly name = "TableError";
  /** What kind of error it is, in a word: `bad_option`, `bad_save`, `undo`, or the word of the game for a refusal. */
  readonly kind: string;
  /** The clause of the rulebook that decides, if there is one. */
  readonly rule: string | undefined;
  /** Every fault of a catalogue or position, with its place; empty for other errors. */
  readonly faults: readonly Fault[];

  constructor(refused: Refused) {
    super(refused.message);
    this.kind = refused.kind;
    this.rule = refused.rule;
    this.faults = refused.faults ?? [];
  }

  /** The same as data. */
  toJSON(): Refused {
    const { kind, rule, message, faults } = this;
    return { kind, message, ...(rule === undefined ? {} : { rule }), ...(faults.length === 0 ? {} : { faults: [...faults] }) };
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
