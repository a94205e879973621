import type { GameName, OptionInfo, Player, Simulation, Tally } from "solo-tabletop";
import type { Module } from "./games.js";

/** What is studied: players, and perhaps an option with each of its values. */
export interface Plan {
  players: readonly Player[];
  option: OptionInfo | undefined;
  games: number;
  seed: bigint;
  tables: Record<string, string>;
}

/** One line of a study. */
export interface Row {
  name: string;
  simulation: Simulation<GameName>;
}

/** So many values of an option with a range are tried at most. */
const VALUES = 8;

/** The lines of a study: each player with each value. */
export function rowsOf(game: GameName, { players, option, games, seed, tables }: Plan): Row[] {
  const values = option ? valuesOf(option) : [undefined];
  return players.flatMap((player) =>
    values.map((value) => ({
      name: option ? `${player}, ${option.name.replaceAll("_", " ")} ${value}` : player,
      simulation: {
        game,
        player,
        games,
        seed,
        ...(option && { options: { [option.name]: value } as never }),
        ...(Object.keys(tables).length > 0 && { tables: tables as never }),
      },
    })),
  );
}

/** The values of an option; of a long range some, evenly spread. */
export function valuesOf({ values, range }: OptionInfo): (boolean | number | string)[] {
  const [low = 0, high = low] = range ?? [];
  if (!range) return values ?? [];
  const count = Math.min(VALUES, high - low + 1);
  return Array.from({ length: count }, (_, at) => Math.round(low + ((high - low) * at) / Math.max(count - 1, 1)));
}

const NOTHING: Tally = { games: 0, won: 0, decisions: 0, points: new Map() };

/** Plays all lines, each by several workers at once; `told` is called with what there is of a line. */
export async function run(module: Module, rows: readonly Row[], told: (row: number, tally: Tally) => void, signal: AbortSignal) {
  const count = Math.max(1, Math.min(8, navigator.hardwareConcurrency ?? 2));
  const helpers = Array.from({ length: count }, () => new module.Helper());
  try {
    for (const [number, { simulation }] of rows.entries()) {
      const parts: Tally[] = helpers.map(() => NOTHING);
      const all = () => parts.reduce(module.added, NOTHING);
      const played = helpers.map((helper, part) => {
        const onProgress = (tally: Tally) => {
          parts[part] = tally;
          told(number, all());
        };
        return helper.simulate({ ...simulation, shard: [part + 1, count] }, { onProgress, signal });
      });
      await Promise.all(played);
    }
  } finally {
    for (const helper of helpers) helper.close();
  }
}
