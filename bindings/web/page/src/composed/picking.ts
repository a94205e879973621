import type { Choice, Play as Played } from "solo-tabletop";
import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import { sourceOf } from "./table.js";

/** From how many choices on one thing on they are picked from the list. */
const MANY = 4;

/** Choices by the things on which they lie. */
export interface Laid {
  /** Choices that a tap on a thing takes or offers. */
  direct: ReadonlyMap<string, readonly Choice[]>;
  /** Choices that need a second thing, by the first and then by the second: a pair is in it both ways. */
  pairs: ReadonlyMap<string, ReadonlyMap<string, Choice>>;
  /** Choices that concern nothing on the table. */
  aside: readonly Choice[];
}

/** Puts choices on things. A verb that goes from one thing to several others is chosen by both. */
export function laid(choices: readonly Choice[], plays: ReadonlyMap<string, Played>): Laid {
  const ends = (choice: Choice) => [sourceOf(choice, plays), plays.get(choice.notation)?.target] as const;
  const key = (choice: Choice) => `${plays.get(choice.notation)?.verb} ${ends(choice)[0]}`;
  const targets = Map.groupBy(choices, key);
  const isPaired = (of: readonly Choice[]) => new Set(of.map((choice) => ends(choice)[1])).size > 1;
  const paired = new Set([...targets.values()].filter(isPaired).map(([first]) => first && plays.get(first.notation)?.verb));
  const direct = new Map<string, Choice[]>();
  const pairs = new Map<string, Map<string, Choice>>();
  const aside: Choice[] = [];
  for (const choice of choices) {
    const [source, target] = ends(choice);
    if (source === undefined) {
      aside.push(choice);
    } else if (target !== undefined && paired.has(plays.get(choice.notation)?.verb)) {
      for (const [one, other] of [[source, target], [target, source]] as const) {
        const partners = pairs.get(one) ?? new Map<string, Choice>();
        pairs.set(one, partners.set(other, choice));
      }
    } else {
      direct.set(source, [...(direct.get(source) ?? []), choice]);
    }
  }
  return { direct, pairs, aside };
}

/** The effect of a tap on a thing. */
export type Tap = "nothing" | "takes" | "picks" | "targets" | "lists";

/** The thing that is picked, and the effects of taps. */
export interface Picking extends Laid {
  picked: string | undefined;
  /** Returns the effect of a tap now. */
  tapOn(id: string): Tap;
  /** The choices of a thing whose verbs stand on it: one, or all of what is picked. */
  verbsOn(id: string): readonly Choice[];
  tap(id: string): void;
  unpick(): void;
}

interface Ways {
  take(choice: Choice): void;
  /** Lists the choices of a thing on which there are too many for verbs. */
  list(choices: readonly Choice[]): void;
  /** Tells about a thing with which nothing can be done. */
  tell(id: string): void;
  /** Returns whether a choice ends something, and so is not taken by a single tap. */
  ends(choice: Choice): boolean;
}

/** Picks things of the table for the choices of a position. */
export function usePicking(choices: readonly Choice[], plays: ReadonlyMap<string, Played>, ways: Ways): Picking {
  const on = useMemo(() => laid(choices, plays), [choices, plays]);
  const [picked, setPicked] = useState<string>();
  useLayoutEffect(() => setPicked(undefined), [choices]);
  useEffect(() => {
    const pressed = ({ key }: KeyboardEvent) => key === "Escape" && setPicked(undefined);
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
  const of = (id: string) => on.direct.get(id) ?? [];
  const only = (id: string): Choice | undefined => (of(id).length === 1 && !on.pairs.has(id) ? of(id)[0] : undefined);
  const tapOn = (id: string): Tap => {
    if (picked !== undefined && picked !== id && on.pairs.get(picked)?.has(id)) return "targets";
    if (of(id).length > MANY) return "lists";
    const one = only(id);
    if (one && (!ways.ends(one) || picked === id)) return "takes";
    return of(id).length > 0 || on.pairs.has(id) ? "picks" : "nothing";
  };
  return {
    ...on,
    picked,
    tapOn,
    verbsOn: (id) => (picked === id || only(id) ? of(id) : []),
    unpick: () => setPicked(undefined),
    tap(id) {
      const one = only(id);
      const pair = picked === undefined ? undefined : on.pairs.get(picked)?.get(id);
      switch (tapOn(id)) {
        case "targets":
          return pair && ways.take(pair);
        case "takes":
          return one && ways.take(one);
        case "lists":
          return ways.list(of(id));
        case "picks":
          return setPicked(picked === id ? undefined : id);
        default:
          return ways.tell(id);
      }
    },
  };
}
