import { useLayoutEffect, useRef } from "preact/hooks";

// Movement by the Web Animations API alone: what lay elsewhere comes from there. View transitions would take no clicks meanwhile.

export const SPEEDS = ["normal", "slow", "fast", "off"] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds of one small move, and of a whole replay at most. */
const STEP: Readonly<Record<Speed, number>> = { slow: 1100, normal: 500, fast: 180, off: 0 };
const LONGEST = 9000;

/** Whether somebody wants to see movement. */
export const isCalm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** How long each of some small moves is shown; 0 if they are not. */
export const paceOf = (speed: Speed, moves: number): number => (moves < 2 || isCalm() ? 0 : Math.min(STEP[speed], LONGEST / moves));

interface Seen {
  rect: DOMRect;
  is: string | undefined;
  number: string | undefined;
}

/** Moves the items of a table from where they were to where they are, after each change of the scene. */
export function useMotion(scene: unknown, speed: Speed) {
  const table = useRef<HTMLDivElement>(null);
  const before = useRef<ReadonlyMap<string, Seen>>(undefined);
  useLayoutEffect(() => {
    const now = seen(table.current);
    if (before.current && speed !== "off" && !isCalm()) move(table.current, before.current, now);
    before.current = now;
  }, [scene]);
  return table;
}

function items(table: HTMLElement | null): HTMLElement[] {
  return [...(table?.querySelectorAll<HTMLElement>("[data-item]") ?? [])];
}

function seen(table: HTMLElement | null): Map<string, Seen> {
  const found = new Map<string, Seen>();
  for (const item of items(table)) {
    const number = item.querySelector<HTMLElement>(":scope > .number, :scope > .badges b")?.textContent;
    found.set(item.dataset["item"] ?? "", { rect: item.getBoundingClientRect(), is: item.dataset["is"], number });
  }
  return found;
}

function move(table: HTMLElement | null, before: ReadonlyMap<string, Seen>, now: ReadonlyMap<string, Seen>) {
  // A card that came to another zone has another id there.
  const gone = [...before].filter(([id, { is }]) => is !== undefined && !now.has(id)).map(([, was]) => was);
  for (const item of items(table)) {
    const id = item.dataset["item"] ?? "";
    const here = now.get(id);
    if (!here || here.rect.width === 0) continue;
    const at = before.has(id) ? -1 : gone.findIndex(({ is }) => is === here.is);
    const was = before.get(id) ?? (at >= 0 ? gone.splice(at, 1)[0] : undefined);
    if (!was) item.animate([{ opacity: 0, transform: "scale(0.92)" }, {}], { duration: 260, easing: "ease-out" });
    else travel(item, was, here);
  }
}

function travel(item: HTMLElement, was: Seen, here: Seen) {
  const [dx, dy] = [was.rect.left - here.rect.left, was.rect.top - here.rect.top];
  const isNear = Math.abs(dx) + Math.abs(dy) < 4;
  if (!isNear && was.rect.width > 0) {
    item.animate([{ transform: `translate(${dx}px, ${dy}px)`, zIndex: 3 }, { transform: "none", zIndex: 3 }], { duration: 320, easing: "ease-out" });
  }
  if (was.number !== here.number && here.number !== undefined) {
    item.querySelector(".number, .badges b")?.animate([{ color: "var(--key)", scale: 1.5 }, {}], { duration: 700, easing: "ease-out" });
  }
}
