import { useLayoutEffect, useRef } from "preact/hooks";

// Movement by the Web Animations API alone: what lay elsewhere comes from there, dice turn over, and what a number has gained
// rises from it. View transitions would take no clicks meanwhile.

export const SPEEDS = ["normal", "slow", "fast", "off"] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds of one small move, and of a whole replay at most. */
const STEP: Readonly<Record<Speed, number>> = { slow: 1100, normal: 500, fast: 180, off: 0 };
const LONGEST = 9000;

/** The part of a small move in which things travel; afterwards they can be read. */
const TRAVEL = 0.65;

/** Whether somebody wants to see movement. */
export const isCalm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** How long each of some small moves is shown; 0 if they are not. */
export const paceOf = (speed: Speed, moves: number): number => (moves < 2 || isCalm() ? 0 : Math.min(STEP[speed], LONGEST / moves));

interface Seen {
  rect: DOMRect;
  is: string | undefined;
  mark: string | undefined;
  number: string | undefined;
}

/** Moves the items of a table from where they were to where they are, after each change of the scene. */
export function useMotion(scene: unknown, speed: Speed) {
  const table = useRef<HTMLDivElement>(null);
  const before = useRef<ReadonlyMap<string, Seen>>(undefined);
  useLayoutEffect(() => {
    const now = seen(table.current);
    if (before.current && speed !== "off" && !isCalm()) move(table.current, before.current, now, STEP[speed] * TRAVEL);
    before.current = now;
  }, [scene]);
  return table;
}

function items(table: HTMLElement | null): HTMLElement[] {
  return [...(table?.querySelectorAll<HTMLElement>("[data-item]") ?? [])];
}

const NUMBER = ":scope > .number, :scope > .badges b";

function seen(table: HTMLElement | null): Map<string, Seen> {
  const found = new Map<string, Seen>();
  for (const item of items(table)) {
    const { item: id = "", is, mark } = item.dataset;
    const number = item.querySelector<HTMLElement>(NUMBER)?.textContent;
    found.set(id, { rect: item.getBoundingClientRect(), is, mark, number });
  }
  return found;
}

function move(table: HTMLElement | null, before: ReadonlyMap<string, Seen>, now: ReadonlyMap<string, Seen>, time: number) {
  // A card that came to another zone has another id there.
  const gone = [...before].filter(([id, { is }]) => is !== undefined && !now.has(id)).map(([, was]) => was);
  for (const item of items(table)) {
    const id = item.dataset["item"] ?? "";
    const here = now.get(id);
    if (!here || here.rect.width === 0) continue;
    const at = before.has(id) ? -1 : gone.findIndex(({ is }) => is === here.is);
    const was = before.get(id) ?? (at >= 0 ? gone.splice(at, 1)[0] : undefined);
    if (item.matches(".die") && was?.mark !== here.mark) roll(item, time);
    else if (was) travel(item, was, here, time);
    else item.animate([{ opacity: 0, transform: "scale(0.92)" }, {}], { duration: time, easing: "ease-out" });
    if (was?.number !== undefined && here.number !== undefined && was.number !== here.number) count(item, was.number, here.number, time);
  }
}

function travel(item: HTMLElement, was: Seen, here: Seen, time: number) {
  const [dx, dy] = [was.rect.left - here.rect.left, was.rect.top - here.rect.top];
  if (Math.abs(dx) + Math.abs(dy) < 4 || was.rect.width === 0) return;
  item.animate([{ transform: `translate(${dx}px, ${dy}px)`, zIndex: 3 }, { transform: "none", zIndex: 3 }], { duration: time, easing: "ease-out" });
}

function roll(die: HTMLElement, time: number) {
  die.animate([{ transform: "translateY(-60%) rotate(-310deg) scale(0.7)" }, { transform: "translateY(0) rotate(15deg)", offset: 0.75 }, {}], { duration: time, easing: "ease-out" });
}

/** A number grows for a moment, and its difference rises from it. */
function count(item: HTMLElement, was: string, now: string, time: number) {
  const number = item.querySelector<HTMLElement>(NUMBER);
  if (!number) return;
  number.animate([{ color: "var(--key)", scale: 1.5 }, {}], { duration: time * 2, easing: "ease-out" });
  const difference = Number.parseInt(now) - Number.parseInt(was);
  if (!difference) return;
  const { left, top } = number.getBoundingClientRect();
  const label = document.createElement("span");
  label.className = difference > 0 ? "difference gain" : "difference";
  label.ariaHidden = "true";
  label.textContent = `${difference > 0 ? "+" : "−"}${Math.abs(difference)}`;
  label.style.cssText = `left:${left}px;top:${top}px`;
  document.body.append(label);
  const rising = label.animate([{ opacity: 1 }, { opacity: 1, offset: 0.6 }, { opacity: 0, transform: "translateY(-1.6rem)" }], { duration: time * 3, easing: "ease-out" });
  rising.onfinish = rising.oncancel = () => label.remove();
}
