import { TableError } from "./error.js";
import type { Dealer } from "./table.js";
import type { Choice, ErrorKind } from "./types/shared.js";

// What callers hand over is checked here, before it crosses into a module: there a number wraps and a text is bytes.

const MAX_NUMBER = 2 ** 32 - 1;
const MAX_SEED = 2n ** 64n - 1n;

/** Refuses an argument. @internal */
export function refuse(kind: ErrorKind, message: string): never {
  throw new TableError({ kind, message });
}

/** A value in an error, shortened. */
function shown(value: unknown): string {
  if (typeof value === "string") return value.length > 40 ? `a text of ${value.length} characters` : JSON.stringify(value);
  if (typeof value === "function") return "a function";
  if (typeof value !== "object" || value === null) return typeof value === "bigint" ? `${value}n` : String(value);
  return Array.isArray(value) ? "a list" : "an object";
}

/** A text. @internal */
export function text(value: unknown, kind: ErrorKind, what: string): string {
  return typeof value === "string" ? value : refuse(kind, `${what} is a text, not ${shown(value)}`);
}

/** One of a few words. @internal */
export function word<W extends string>(value: unknown, words: readonly W[], what: string): W {
  return words.find((one) => one === value) ?? refuse("malformed", `${what} is one of ${words.join(", ")}, not ${shown(value)}`);
}

/** A whole number from 0 to 2^32 - 1. @internal */
export function whole(value: unknown, what: string): number {
  const isWhole = typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= MAX_NUMBER;
  return isWhole ? value : refuse("bad_number", `${what} is a whole number from 0 to ${MAX_NUMBER}, not ${shown(value)}`);
}

/** A seed: a number that is exact, or a BigInt. @internal */
export function seed(value: unknown): bigint {
  const exact = typeof value === "number" && Number.isSafeInteger(value) ? BigInt(value) : value;
  if (typeof exact === "bigint" && exact >= 0n && exact <= MAX_SEED) return exact;
  const large = typeof value === "number" && Number.isInteger(value) && value > 0 ? "; from 2^53 on it is written as a BigInt" : "";
  return refuse("bad_number", `a seed is a whole number from 0 to 2^64 - 1, not ${shown(value)}${large}`);
}

/** The seed of who answers chance; `undefined` if nobody does. A dealer that was JSON has a text. @internal */
export function dealt(value: unknown): bigint | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== "object" || value === null || !("seed" in value)) {
    return refuse("bad_number", `chance is Dealer.seeded(…) or Dealer.nobody(), not ${shown(value)}`);
  }
  const given = (value as { seed: unknown }).seed;
  if (given === null) return undefined;
  return seed(typeof given === "string" && /^\d{1,20}$/.test(given) ? BigInt(given) : given);
}

/** Who answers chance, fit for JSON, which has no BigInt. @internal */
export function dealer(seed: bigint | null): Dealer {
  const toJSON = () => ({ seed: seed === null ? null : String(seed) });
  return Object.defineProperty({ seed }, "toJSON", { value: toJSON });
}

/** A decision or an outcome: a choice or a notation as text, or its number. @internal */
export function input(value: unknown): string | number {
  if (typeof value === "number") return whole(value, "the number of a choice");
  const isChoice = typeof value === "object" && value !== null && "notation" in value;
  const notation = isChoice ? (value as Choice).notation : value;
  if (typeof notation === "string") return notation;
  return refuse("notation", `a choice, its notation or its number is expected, not ${shown(value)}`);
}

/** An object with fields. @internal */
export function fields(value: unknown, kind: ErrorKind, what: string): Record<string, unknown> {
  const isPlain = typeof value === "object" && value !== null && !Array.isArray(value);
  return isPlain ? (value as Record<string, unknown>) : refuse(kind, `${what} is an object, not ${shown(value)}`);
}

/** A function, or nothing. @internal */
export function callback(value: unknown, what: string): void {
  if (value !== undefined && typeof value !== "function") refuse("malformed", `${what} is a function, not ${shown(value)}`);
}

/** An object as JSON. @internal */
export function json(value: unknown, kind: ErrorKind, what: string): string {
  try {
    const text = JSON.stringify(value) as string | undefined;
    if (text !== undefined) return text;
  } catch {
    // A BigInt, or an object within itself.
  }
  return refuse(kind, `${what} is an object that JSON can express, not ${shown(value)}`);
}

/** Texts as JSON. @internal */
export function texts(value: unknown, kind: ErrorKind, what: string): string {
  const isList = Array.isArray(value) && value.every((one) => typeof one === "string");
  return isList ? JSON.stringify(value) : refuse(kind, `${what} are a list of texts`);
}

/** Tables of a catalogue as JSON. @internal */
export function tables(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  const named = fields(value, "bad_catalogue", "tables");
  for (const [name, table] of Object.entries(named)) if (table !== undefined) text(table, "bad_catalogue", `table ${name}`);
  return JSON.stringify(named);
}

/** Options by name, without those that are left out. @internal */
export function options(value: unknown): Record<string, boolean | number | string> | undefined {
  if (value === undefined) return undefined;
  const known: Record<string, boolean | number | string> = {};
  for (const [name, one] of Object.entries(fields(value, "bad_option", "options"))) {
    if (typeof one === "boolean" || typeof one === "number" || typeof one === "string") known[name] = one;
    else if (one !== undefined) refuse("bad_option", `option ${name} is a flag, a number or a text, not ${shown(one)}`);
  }
  return known;
}

/** Options as a module reads them when a game begins: a list of name, value, name, value. @internal */
export function listed(value: unknown): string {
  return JSON.stringify(Object.entries(options(value) ?? {}).flat().map(String));
}
