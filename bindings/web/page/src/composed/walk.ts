import type { RefObject } from "preact";

/** Directions of the arrow keys. */
const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Things that arrow keys walk through. */
const THINGS = ".gcard > .in, .pile, .mini.can, .set .whole, .big, .alternative, .sub";

/** Arrow keys go from thing to thing as these lie. */
export function useWalk(root: RefObject<HTMLElement | null>) {
  return (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    const at = document.activeElement;
    if (!way || !root.current || !at || at.closest(".drawer, .tools, .menu, input")) return;
    const isAsk = at.matches(".ask");
    const from = at.getBoundingClientRect();
    const things = [...root.current.querySelectorAll<HTMLElement>(THINGS)].filter((one) => one !== at && one.offsetParent !== null);
    const distance = (one: HTMLElement) => {
      const rect = one.getBoundingClientRect();
      const [dx, dy] = [rect.left + rect.width / 2 - from.left - from.width / 2, rect.top + rect.height / 2 - from.top - from.height / 2];
      const [along, across] = [dx * way[0] + dy * way[1], Math.abs(dx * way[1]) + Math.abs(dy * way[0])];
      return along > 4 ? along + 2 * across : Infinity;
    };
    const near = things.map((one) => [distance(one), one] as const).reduce<readonly [number, HTMLElement | undefined]>((best, one) => (one[0] < best[0] ? one : best), [Infinity, undefined]);
    const next = isAsk ? root.current.querySelector<HTMLElement>(".can > .in, .big, .alternative") : near[1];
    if (!next) return;
    event.preventDefault();
    next.focus({ preventScroll: true });
  };
}
