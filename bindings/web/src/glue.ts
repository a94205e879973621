// What wasm-bindgen makes of the crate solo-wasm, as far as it is used. Errors are thrown as texts of JSON.

/** A table in a module. */
export interface Raw {
  free(): void;
  copy(): Raw;
  name(): string;
  facts(): string;
  options(): string;
  catalogue(): string;
  due(): string;
  choices(): string;
  notations(): string;
  act(decision: string): void;
  act_number(number: number): void;
  report(outcome: string): void;
  report_number(number: number): void;
  view_at(step: number): string;
  outcome(): string;
  steps(): number;
  events_from(step: number): string;
  event_data_from(step: number): string;
  narration_from(step: number): string;
  narration_until(step: number): string;
  undo(): void;
  undo_past_fence(): void;
  redo(): boolean;
  can_undo(): string;
  can_redo(): boolean;
  deal(seed?: bigint): void;
  seed(): bigint | undefined;
  save(): string;
  record(): string;
  hint(playouts: number, seed: bigint): string;
  advice(player: string, seed: bigint): string;
  played(player: string, deal: bigint): Int32Array;
  studied(player: string, seed: bigint, first: number, step: number, count: number): Int32Array;
  glossary(): string;
  scene_at(step: number, memory: boolean): string;
  begin_again(options?: string, tables?: string): Raw;
  set_up_here(view: string, options?: string, tables?: string): Raw;
  load_here(save: string): Raw;
  amended(edits: string[]): Raw;
}

/** A module with some games. */
export interface Glue {
  Table: {
    new (name: string, options: string[], tables: string | undefined, seed?: bigint): Raw;
    set_up(name: string, options: string[], tables: string | undefined, seed: bigint | undefined, view: string): Raw;
    load(save: string, tables?: string): Raw;
  };
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
