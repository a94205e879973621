import type { Changes, Choice, GameProgress, Held, Item, Picture, Play as Played, Scene, Zone } from "solo-tabletop";
import { useMemo } from "preact/hooks";
import type { Play } from "../model/play.js";

/** A table as it is composed: the scene that is drawn, with the data that go with it. */
export interface Composed {
  play: Play;
  scene: Scene;
  progress: GameProgress;
  pictures: ReadonlyMap<string, Picture>;
  /** The choices as they are played, by notation; none while steps are shown. */
  plays: ReadonlyMap<string, Played>;
  /** Steps since the last decision, up to the one that is drawn. */
  since: readonly Changes[];
  /** The latest steps with a caption, whoever took them. */
  recent: readonly Changes[];
  /** The step that is drawn. */
  step: number;
  /** `true` while steps are shown one by one. */
  isReplayed: boolean;
}

/** Steps in which the captions of the ribbon are looked for. */
const LATEST = 16;

const NO_PLAYS: ReadonlyMap<string, Played> = new Map();

/** The data of a table at the step that is drawn. */
export function useComposed(play: Play, replayed: { scene: Scene; step: number } | undefined, turn: number): Composed {
  const { table } = play;
  const step = replayed?.step ?? table.steps();
  const scene = replayed?.scene ?? play.scene;
  const isReplayed = replayed !== undefined;
  const pictures = useMemo(() => new Map(table.pictures().map((picture) => [picture.card, picture])), [play.glossary]);
  const plays = useMemo(() => (isReplayed || table.due() !== "decision" ? NO_PLAYS : new Map(play.plays.choices.map((one) => [one.notation, one]))), [turn, isReplayed, scene.choices]);
  return useMemo(() => {
    const recent = table.changesFrom(Math.max(1, step - LATEST)).filter((one) => one.step <= step);
    const from = play.shownFrom;
    return {
      play,
      scene,
      progress: (isReplayed ? table.progressAt(step) : null) ?? table.progress(),
      pictures,
      plays,
      since: from === 0 ? [] : recent.filter((one) => one.step >= from),
      recent: recent.filter(({ caption }) => caption !== ""),
      step,
      isReplayed,
    };
  }, [scene, step, plays, pictures]);
}

/** A zone of a scene; zones are the same ones in every position of a game. */
export const zoneOf = (scene: Scene, id: string): Zone | undefined => scene.zones.find((zone) => zone.id === id);

/** The value of a track. */
export const valueOf = ({ tracks }: GameProgress, id: string): number => tracks.find((track) => track.id === id)?.value ?? 0;

/** An item of a scene, or what lies in one, by its id. */
export function itemOf(scene: Scene, id: string): Item | Held | undefined {
  for (const { items } of scene.zones) {
    for (const item of items) {
      if (item.id === id) return item;
      const held = item.holds?.find((one) => one.id === id);
      if (held) return held;
    }
  }
  return undefined;
}

/** The item that a choice is played from. */
export const sourceOf = (choice: Choice, plays: ReadonlyMap<string, Played>): string | undefined => plays.get(choice.notation)?.source ?? choice.on?.[0];

/** The set of a pictogram, the second part of its key. */
export const setOf = (emblem: string | undefined): string | undefined => emblem?.split("/")[1];

/** Gain of a score in some steps. */
export function gained(steps: readonly Changes[], id: string): number {
  const changes = steps.flatMap(({ numbers }) => numbers.filter((one) => one.id === id));
  const [first, last] = [changes[0], changes.at(-1)];
  return first && last ? last.to - first.from : 0;
}
