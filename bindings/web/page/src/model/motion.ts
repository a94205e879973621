import { useLayoutEffect, useRef } from "preact/hooks";

// Movement by the Web Animations API alone: what lay elsewhere comes from there, dice turn over, and what a number has gained
// rises from it. View transitions would take no clicks meanwhile.

export const SPEEDS = ["normal", "slow", "fast", "off"] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds of one small move, and of a whole replay at most. */
export const STEP: Readonly<Record<Speed, number>> = { slow: 1100, normal: 500, fast: 180, off: 0 };
const LONGEST = 9000;

/** The part of a small move in which things travel; afterwards they can be read. */
export const TRAVEL = 0.65;

/** Whether somebody wants to see movement. */
export const isCalm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** How long each of some small moves is shown; 0 if they are not. */
export const paceOf = (speed: Speed, moves: number): number => (moves < 2 || isCalm() ? 0 : Math.min(STEP[speed], LONGEST / moves));

/** An item as it was: where in its zone, so that neither scrolling nor other zones that have grown move it. */
interface Seen {
  zone: string;
  left: number;
  top: number;
  is: string | undefined;
  mark: string | undefined;
  number: string | undefined;
}

/** Where zones lie now. */
type Zones = ReadonlyMap<string, DOMRect>;

/** Moves the items of a table from where they were to where they are, after each change of the scene. */
export function useMotion(scene: unknown, speed: Speed) {
  const table = useRef<HTMLDivElement>(null);
  const before = useRef<ReadonlyMap<string, Seen>>(undefined);
  useLayoutEffect(() => {
    if (speed === "off" || isCalm()) return;
    const zones = new Map(every(table.current, "[data-zone]").map((zone) => [zone.dataset["zone"] ?? "", zone.getBoundingClientRect()]));
    const items = every(table.current, "[data-item]");
    const now = new Map(items.map((item) => [item.dataset["item"] ?? "", seen(item, zones)]));
    const then = before.current;
    // After everything that measures or scrolls, because each change between two measures is one more layout.
    if (then) queueMicrotask(() => move(items, then, now, zones, STEP[speed] * TRAVEL));
    before.current = now;
  }, [scene]);
  return table;
}

const every = (table: HTMLElement | null, selector: string) => [...(table?.querySelectorAll<HTMLElement>(selector) ?? [])];

/** The number of an item: its own, or the first of its values. By hand, because a selector takes longer. */
function numberOf(item: HTMLElement): HTMLElement | null {
  for (const part of item.children) {
    if (part.classList.contains("number")) return part as HTMLElement;
    const value = part.classList.contains("badges") && part.querySelector("b");
    if (value) return value;
  }
  return null;
}

function seen(item: HTMLElement, zones: Zones): Seen {
  const zone = item.closest<HTMLElement>("[data-zone]")?.dataset["zone"] ?? "";
  const [{ left, top }, from] = [item.getBoundingClientRect(), zones.get(zone)];
  const { is, mark } = item.dataset;
  return { zone, left: left - (from?.left ?? 0), top: top - (from?.top ?? 0), is, mark, number: numberOf(item)?.textContent ?? undefined };
}

function move(items: readonly HTMLElement[], before: ReadonlyMap<string, Seen>, now: ReadonlyMap<string, Seen>, zones: Zones, time: number) {
  // A card that came to another zone has another id there.
  const gone = [...before].filter(([id, { is }]) => is !== undefined && !now.has(id)).map(([, was]) => was);
  const counts = items.flatMap((item) => counted(item, before, now) ?? []);
  for (const item of items) {
    const id = item.dataset["item"] ?? "";
    const here = now.get(id);
    if (!here) continue;
    const at = before.has(id) ? -1 : gone.findIndex(({ is }) => is === here.is);
    const was = before.get(id) ?? (at >= 0 ? gone.splice(at, 1)[0] : undefined);
    if (item.matches(".die") && was?.mark !== here.mark) roll(item, time);
    else if (was) travel(item, was, here, zones, time);
    else item.animate([{ opacity: 0, transform: "scale(0.92)" }, {}], { duration: time, easing: "ease-out" });
  }
  for (const one of counts) count(one, time);
}

function travel(item: HTMLElement, was: Seen, here: Seen, zones: Zones, time: number) {
  const [from, to] = [zones.get(was.zone), zones.get(here.zone)];
  if (!from?.width || !to?.width) return;
  const [dx, dy] = [was.left + from.left - here.left - to.left, was.top + from.top - here.top - to.top];
  if (Math.abs(dx) + Math.abs(dy) < 4) return;
  item.animate([{ transform: `translate(${dx}px, ${dy}px)`, zIndex: 3 }, { transform: "none", zIndex: 3 }], { duration: time, easing: "ease-out" });
}

function roll(die: HTMLElement, time: number) {
  die.animate([{ transform: "translateY(-60%) rotate(-310deg) scale(0.7)" }, { transform: "translateY(0) rotate(15deg)", offset: 0.75 }, {}], { duration: time, easing: "ease-out" });
}

/** A number that has changed: where it stands, and by how much. */
interface Count {
  number: HTMLElement;
  left: number;
  top: number;
  difference: number;
}

function counted(item: HTMLElement, before: ReadonlyMap<string, Seen>, now: ReadonlyMap<string, Seen>): Count | undefined {
  const id = item.dataset["item"] ?? "";
  // Another card in the same slot has its own number, which has not changed.
  if (before.get(id)?.is !== now.get(id)?.is) return undefined;
  const [was, here] = [before.get(id)?.number, now.get(id)?.number];
  if (was === undefined || here === undefined || was === here) return undefined;
  const number = numberOf(item);
  if (!number) return undefined;
  const { left, top } = number.getBoundingClientRect();
  return { number, left, top, difference: Number.parseInt(here) - Number.parseInt(was) };
}

/** A number grows for a moment, and its difference rises from it. */
function count({ number, left, top, difference }: Count, time: number) {
  number.animate([{ color: "var(--key)", scale: 1.5 }, {}], { duration: time * 2, easing: "ease-out" });
  if (!difference) return;
  const label = document.createElement("span");
  label.className = difference > 0 ? "difference gain" : "difference";
  label.ariaHidden = "true";
  label.textContent = `${difference > 0 ? "+" : "−"}${Math.abs(difference)}`;
  label.style.cssText = `left:${left}px;top:${top}px`;
  document.body.append(label);
  const rising = label.animate([{ opacity: 1 }, { opacity: 1, offset: 0.6 }, { opacity: 0, transform: "translateY(-1.6rem)" }], { duration: time * 3, easing: "ease-out" });
  rising.onfinish = rising.oncancel = () => label.remove();
}
