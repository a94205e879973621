import type { Changes } from "solo-tabletop";
import type { Marks } from "./context.js";

/** The places of a thing in which it may be drawn, from itself outwards: a card of a tomb, its set, the tomb. */
export function placesOf(id: string): string[] {
  const parts = id.split("/");
  return parts.map((_, at) => parts.slice(0, parts.length - at).join("/"));
}

/** Marks of what the opponent has done in some steps. */
export function marksOf(steps: readonly Changes[]): Marks {
  const moved = steps.filter(({ actor }) => actor === "rival").flatMap(({ moves }) => moves);
  const marks = { new: new Set<string>(), old: new Set<string>(), slid: new Map<string, string>(), die: new Map<string, number>() };
  for (const { kind, from, to, face } of moved) {
    if (kind === "roll") {
      if (to && face) marks.die.set(to, face);
      continue;
    }
    if (kind === "slide" && from && to) marks.slid.set(to, from);
    if (from && kind !== "slide") for (const place of placesOf(from)) marks.old.add(place);
    if (to) for (const place of placesOf(to)) marks.new.add(place);
  }
  return marks;
}
