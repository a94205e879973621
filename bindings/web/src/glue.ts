// What wasm-bindgen makes of the crate solo-wasm, as far as it is used. Errors are thrown as texts of JSON.

// Methods of a table are numbered by the module: those that change it, and those that make another.

/** @internal */
export type Change = "Act" | "ActNumber" | "Report" | "ReportNumber" | "Undo" | "UndoPastFence" | "Redo";
/** @internal */
export type Another = "Copy" | "Begin" | "SetUp" | "Load" | "Amended";

/** A table in a module. @internal */
export interface Raw {
  free(): void;
  another(how: number, text: string, options?: string, tables?: string): Raw;
  reply(question: string): string;
  change(how: number, text: string, number: number): boolean;
  steps(): number;
  can_redo(): boolean;
  deal(seed?: bigint): void;
  seed(): bigint | undefined;
  result_line(hints: number, time: number): string | undefined;
}

/** Hints in a module with players. @internal */
export interface RawHints {
  play(deals: number): string;
  free(): void;
}

/** A table in a module with players. @internal */
export interface RawPlayers extends Raw {
  hint(deals: number, seed: bigint): string;
  hints(seed: bigint): RawHints;
  advice(player: string, seed: bigint): string;
  played(player: string, deal: bigint): Int32Array;
  studied(player: string, seed: bigint, first: number, step: number, count: number): Int32Array;
}

/** A module with some games. @internal */
export interface Glue {
  Table: {
    new (name: string, options: string, tables: string | undefined, seed: bigint | undefined, view?: string): Raw;
    load(save: string, tables?: string): Raw;
  };
  Change: Record<Change, number>;
  Another: Record<Another, number>;
  games(): string;
  file_text(bytes: Uint8Array): string;
  results(here: string, there: string, now: number): string;
  initSync(from: { module: BufferSource }): unknown;
  default(from: { module_or_path: URL | BufferSource | WebAssembly.Module }): Promise<unknown>;
}

/** Where the WebAssembly of a module comes from, if not from the file beside it. */
export interface Source {
  /** An address, absolute or relative to the page. */
  url?: string | URL;
  /** The content of the file. */
  bytes?: BufferSource;
  /** The file as a bundler or a worker has compiled it. */
  module?: WebAssembly.Module;
}

/** Makes what makes a module ready, once: from the file beside it, `beside`, unless a source is named. @internal */
export function starter(glue: Glue, beside: () => URL, ready: () => void): (from?: Source) => Promise<void> {
  let started: Promise<void> | undefined;
  const failed = (error: unknown) => {
    started = undefined;
    throw error;
  };
  return (from) => (started ??= start(glue, beside, ready, from).catch(failed));
}

// Without `await` before a file is read: in CommonJS the module is ready when this returns.
async function start(glue: Glue, beside: () => URL, ready: () => void, from: Source = {}): Promise<void> {
  const url = from.url === undefined ? undefined : addressOf(from.url);
  const source = from.module ?? from.bytes ?? url ?? beside();
  if (source instanceof URL && source.protocol === "file:" && typeof process !== "undefined") {
    glue.initSync({ module: process.getBuiltinModule("node:fs").readFileSync(source) });
  } else {
    await glue.default({ module_or_path: source });
  }
  ready();
}

const addressOf = (url: string | URL): URL => new URL(url, typeof location === "undefined" ? undefined : location.href);
