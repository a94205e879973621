import { useLayoutEffect } from "preact/hooks";

/** Pixels left above or below what was scrolled into view. */
const AIR = 12;

/** What is looked at: nothing yet while small moves are shown, and the result at the end of a game. */
export interface Seen {
  turn: number;
  narrow: boolean;
  isReplayed: boolean;
  isOver: boolean;
  /** What may come to the choices later. */
  added: unknown;
}

/** The question is in view, and what can be used on the table: all of it if there is room, otherwise its beginning. */
export function useInView(ask: { readonly current: HTMLElement | null }, { turn, narrow, isReplayed, isOver, added }: Seen) {
  useLayoutEffect(() => {
    if (isReplayed) return;
    // The result stands above.
    if (isOver) [window, ...document.querySelectorAll(".upper, .column")].forEach((one) => one.scrollTo({ top: 0 }));
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
    bringIn(items.filter((item) => !inside.includes(item)), narrow);
  }, [turn, isReplayed, isOver, added]);
}

/** What a part of a lesson is about comes into view when somebody goes on to it. */
export function useTaught(part: number, narrow: boolean) {
  useLayoutEffect(() => {
    if (part === 0) return;
    const mine = narrow ? null : document.querySelector(".area.mine");
    bringIn([...document.querySelectorAll<HTMLElement>(".table .taught")].filter((item) => !mine?.contains(item)), narrow);
  }, [part]);
}

/** Scrolls items into view, each with what scrolls it. */
function bringIn(items: readonly HTMLElement[], narrow: boolean) {
  const stuck = narrow ? stuckZone() : undefined;
  const loose = items.filter((item) => !stuck?.contains(item));
  for (const [scrolled, some] of Map.groupBy(loose, (item) => scrolling(item, narrow))) {
    const column = scrolled instanceof Element && scrolled.matches(".column") ? scrolled.getBoundingClientRect() : undefined;
    const [top, bottom] = [column?.top ?? freeTop(narrow), column?.bottom ?? freeBottom(narrow)];
    scrolled.scrollBy({ top: needed(reach(some), top, bottom) });
  }
}

/** What scrolls an item: on a wide screen the table by itself, in some games each of its columns. */
function scrolling(item: HTMLElement, narrow: boolean): Element | Window {
  if (narrow) return window;
  const column = item.closest(".column");
  return column && getComputedStyle(column).overflowY === "auto" ? column : (document.querySelector(".upper") ?? window);
}

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

/** Where the table begins to be seen: on a phone the bar scrolls away, and some of the table may stay at the top. */
function freeTop(narrow: boolean): number {
  if (!narrow) return document.querySelector(".bar")?.getBoundingClientRect().bottom ?? 0;
  return stuckZone()?.getBoundingClientRect().height ?? 0;
}

/** What stays in view on a phone, if the game has it. */
const stuckZone = () => [...document.querySelectorAll(".area.head .zone")].find((zone) => getComputedStyle(zone).position === "sticky");

/** Where what lies over the table begins: one's own cards, and on a phone the panel. */
function freeBottom(narrow: boolean): number {
  const over = document.querySelector(narrow ? ".panel" : ".area.mine")?.getBoundingClientRect();
  // On a phone that lies on its side the panel stands beside the table.
  return !over || over.top <= 0 ? innerHeight : Math.min(innerHeight, over.top);
}
