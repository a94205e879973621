import type { Changes, Move } from "solo-tabletop";
import { useLayoutEffect, useRef } from "preact/hooks";
import { STEP, type Speed, TRAVEL, isCalm } from "../model/motion.js";
import { placesOf } from "./marks.js";
import type { Composed } from "./table.js";

// Cards fly from where a step took them to where it laid them: the data say both ends, so that a card that slides into the place of
// another is seen to slide. A copy flies over everything, because what holds a card would cut it off.

type Places = ReadonlyMap<string, DOMRect>;

/** Moves what the steps since the last drawing have moved. */
export function useFlights({ since, step }: Composed, speed: Speed) {
  const root = useRef<HTMLDivElement>(null);
  const before = useRef<{ places: Places; step: number }>(undefined);
  useLayoutEffect(() => {
    if (speed === "off" || isCalm()) {
      before.current = undefined;
      return;
    }
    const places = new Map(items(root.current).map((item) => [item.dataset["item"] ?? "", item.getBoundingClientRect()]));
    const then = before.current;
    before.current = { places, step };
    if (!then || step <= then.step) return;
    const steps = since.filter((one: Changes) => one.step > then.step);
    const time = STEP[speed] * TRAVEL;
    // After everything that measures, because each change between two measures is one more layout.
    queueMicrotask(() => {
      fly(root.current, steps.flatMap(({ moves }) => moves), then.places, time);
      for (const { id } of steps.flatMap(({ numbers }) => numbers)) {
        root.current?.querySelector(`[data-number="${CSS.escape(id)}"]`)?.animate([{ scale: 1.4 }, {}], { duration: time * 2, easing: "ease-out" });
      }
    });
  }, [step, speed]);
  return root;
}

const items = (root: HTMLElement | null) => [...(root?.querySelectorAll<HTMLElement>("[data-item]") ?? [])];

function fly(root: HTMLElement | null, moves: readonly Move[], before: Places, time: number) {
  const air = root?.querySelector(".air");
  if (!root || !air) return;
  const frame = root.getBoundingClientRect();
  const now = new Map(items(root).map((item) => [item.dataset["item"] ?? "", item]));
  // A card that moves on within some steps flies once.
  const flown = new Map<string, Move>();
  for (const move of moves) if (move.to) flown.set(move.to, move);
  let dealt = 0;
  for (const { from, to, kind } of flown.values()) {
    const was = placesOf(from ?? "").map((id) => before.get(id)).find((rect) => rect?.width);
    const item = placesOf(to ?? "").map((id) => now.get(id)).find((one) => one?.offsetWidth);
    if (!item) continue;
    if (kind === "roll") {
      item.querySelector(".rolled")?.animate([{ transform: "translateY(-60%) rotate(-310deg) scale(0.7)" }, { transform: "translateY(0) rotate(15deg)", offset: 0.75 }, {}], { duration: time, easing: "ease-out" });
      continue;
    }
    if (!was) continue;
    const here = item.getBoundingClientRect();
    const [dx, dy] = [was.left + was.width / 2 - here.left - here.width / 2, was.top + was.height / 2 - here.top - here.height / 2];
    if (Math.abs(dx) + Math.abs(dy) < 4) continue;
    const isDealt = kind === "draw" || kind === "slide";
    const delay = isDealt ? (dealt++ * time) / 6 : 0;
    const scale = Math.min(2.5, Math.max(0.4, was.width / here.width));
    const copy = copied(item, here, frame);
    air.append(copy);
    item.animate([{ opacity: 0 }, { opacity: 0 }], { duration: time + delay });
    const flight = copy.animate(
      [
        { transform: `translate(${dx}px, ${dy}px) scale(${scale})` },
        { transform: `translate(${dx / 2}px, ${dy / 2 - (isDealt ? 0 : 24)}px) scale(${(1 + scale) / 2})`, offset: 0.5 },
        { transform: "none" },
      ],
      { duration: time, delay, easing: "ease-in-out", fill: "backwards" },
    );
    flight.onfinish = flight.oncancel = () => copy.remove();
  }
}

/** A copy of a thing, which lies where it lies. */
function copied(item: HTMLElement, { left, top, width, height }: DOMRect, frame: DOMRect): HTMLElement {
  const copy = item.cloneNode(true) as HTMLElement;
  for (const one of [copy, ...copy.querySelectorAll<HTMLElement>("[data-item]")]) delete one.dataset["item"];
  const { set } = item.closest<HTMLElement>("[data-set]")?.dataset ?? {};
  if (set) copy.dataset["set"] = set;
  copy.inert = true;
  copy.ariaHidden = "true";
  copy.style.cssText = `position:absolute;margin:0;left:${left - frame.left}px;top:${top - frame.top}px;width:${width}px;height:${height}px;--w:${width}px;--mini:${width}px;--mini-height:${height}px;--pile:${width}px`;
  return copy;
}
