// What wasm-bindgen makes of the crate solo-wasm, as far as it is used. Errors are thrown as texts of JSON.

// Methods of a table are numbered by the module: those that read it, those that change it, and those that make another.

/** @internal */
export type Query =
  | "Name" | "Facts" | "Options" | "Catalogue" | "Due" | "Choices" | "Notations" | "Outcome" | "CanUndo" | "Save" | "Record"
  | "Glossary" | "Rules" | "View" | "Events" | "EventData" | "NarrationFrom" | "NarrationUntil" | "Scene" | "Memory";
/** @internal */
export type Change = "Act" | "ActNumber" | "Report" | "ReportNumber" | "Undo" | "UndoPastFence" | "Redo";
/** @internal */
export type Another = "Copy" | "Begin" | "SetUp" | "Load" | "Amended";

/** A table in a module. */
export interface Raw {
  free(): void;
  another(how: number, text: string, options?: string, tables?: string): Raw;
  query(what: number, step: number): string;
  change(how: number, text: string, number: number): boolean;
  steps(): number;
  can_redo(): boolean;
  deal(seed?: bigint): void;
  seed(): bigint | undefined;
}

/** A table in a module with players. */
export interface RawPlayers extends Raw {
  hint(playouts: number, seed: bigint): string;
  advice(player: string, seed: bigint): string;
  played(player: string, deal: bigint): Int32Array;
  studied(player: string, seed: bigint, first: number, step: number, count: number): Int32Array;
}

/** A module with some games. */
export interface Glue {
  Table: {
    new (name: string, options: string, tables: string | undefined, seed: bigint | undefined, view?: string): Raw;
    load(save: string, tables?: string): Raw;
  };
  Query: Record<Query, number>;
  Change: Record<Change, number>;
  Another: Record<Another, number>;
  games(): string;
  initSync(from: { module: BufferSource }): unknown;
  default(from: { module_or_path: URL }): Promise<unknown>;
}

/** Makes a module ready: from a file in Node, over the network elsewhere. */
export async function start(glue: Glue, module: URL): Promise<void> {
  if (module.protocol === "file:" && typeof process !== "undefined") {
    glue.initSync({ module: process.getBuiltinModule("node:fs").readFileSync(module) });
  } else {
    await glue.default({ module_or_path: module });
  }
}
