import { useLayoutEffect } from "preact/hooks";

/** Pixels left above or below what was scrolled into view. */
const AIR = 12;

/** The question is in view, and what can be used on the table: all of it if there is room, otherwise its beginning; again when something is `added`. */
export function useInView(ask: { readonly current: HTMLElement | null }, turn: number, narrow: boolean, isReplayed: boolean, added: unknown) {
  useLayoutEffect(() => {
    if (isReplayed) return;
    if (!narrow) ask.current?.closest(".scroller")?.scrollTo({ top: 0 });
    const items = [...document.querySelectorAll<HTMLElement>(".table [data-item].can")];
    const [main] = items;
    const row = main?.closest<HTMLElement>(".grid");
    if (main && row) row.scrollLeft = main.offsetLeft - (row.clientWidth - main.offsetWidth) / 2;
    const mine = narrow ? null : document.querySelector<HTMLElement>(".area.mine");
    const inside = items.filter((item) => mine?.contains(item));
    if (mine && inside.length > 0) {
      const { top } = mine.getBoundingClientRect();
      mine.scrollTop += needed(reach(inside), top, top + mine.clientHeight);
    }
    const others = items.filter((item) => !inside.includes(item));
    const top = freeTop(narrow);
    if (others.length > 0) scrolled(narrow).scrollBy({ top: needed(reach(others), top, freeBottom(narrow)) });
  }, [turn, isReplayed, added]);
}

/** What a part of a lesson is about comes into view when somebody goes on to it. */
export function useTaught(part: number, narrow: boolean) {
  useLayoutEffect(() => {
    if (part === 0) return;
    const mine = narrow ? null : document.querySelector(".area.mine");
    const items = [...document.querySelectorAll<HTMLElement>(".table .taught")].filter((item) => !mine?.contains(item));
    if (items.length === 0) return;
    const top = freeTop(narrow);
    scrolled(narrow).scrollBy({ top: needed(reach(items), top, freeBottom(narrow)) });
  }, [part]);
}

/** What is scrolled: on a wide screen the table by itself. */
const scrolled = (narrow: boolean): Element | Window => (narrow ? window : (document.querySelector(".upper") ?? window));

/** From where to where items lie. */
function reach(items: readonly HTMLElement[]): [top: number, bottom: number] {
  const rects = items.map((item) => item.getBoundingClientRect()).filter(({ height }) => height > 0);
  return [Math.min(...rects.map(({ top }) => top)), Math.max(...rects.map(({ bottom }) => bottom))];
}

/** By how much must be scrolled, so that what lies here is between top and bottom. */
function needed([first, last]: [number, number], top: number, bottom: number): number {
  if (!Number.isFinite(first) || (first >= top && last <= bottom)) return 0;
  const air = Math.max(0, Math.min(AIR, (bottom - top - (last - first)) / 2));
  return first < top ? first - top - air : Math.min(last - bottom + air, first - top - air);
}

/** Where the table begins to be seen: on a phone the bar scrolls away. */
const freeTop = (narrow: boolean) => (narrow ? 0 : (document.querySelector(".bar")?.getBoundingClientRect().bottom ?? 0));

/** Where what lies over the table begins: one's own cards, and on a phone the panel. */
function freeBottom(narrow: boolean): number {
  const over = document.querySelector(narrow ? ".panel" : ".area.mine")?.getBoundingClientRect();
  // On a phone that lies on its side the panel stands beside the table.
  return !over || over.top <= 0 ? innerHeight : Math.min(innerHeight, over.top);
}
