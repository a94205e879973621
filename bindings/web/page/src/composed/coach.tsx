import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";

/** Room between the bubble and what is beside it. */
const AIR = 8;

/** Things that a bubble never covers: choices, and the places in which they are always found. */
const CHOICES = ".can, .target, .verb, .acts-aside button, .alternative, .subs, .prompt";

interface At {
  left: number;
  top: number;
}

/** Things that a bubble leaves uncovered if it can. */
const THINGS = ".gcard, .pile, .who, .set, .hand, .latest";

/** A small bubble that explains, where it covers no choice: beside the things that it is about if there is room, otherwise as far up as it can be. */
export function Coach({ on, turn, children }: { on: readonly string[]; turn: unknown; children: ComponentChildren }) {
  const bubble = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<At>();
  useLayoutEffect(() => {
    const place = () => bubble.current && setAt((was) => (bubble.current ? free(bubble.current, on, was) : was));
    place();
    addEventListener("resize", place);
    return () => removeEventListener("resize", place);
  }, [turn]);
  return (
    <section ref={bubble} class="coach" aria-label="Explanation" style={at ? `left:${at.left}px;top:${at.top}px` : "visibility:hidden"}>
      {children}
    </section>
  );
}

/** The place without a choice below it that is the nearest to what it is about; it stays where it was as long as that is one. */
function free(bubble: HTMLElement, on: readonly string[], was: At | undefined): At {
  const root = bubble.parentElement;
  if (!root) return { left: 0, top: 0 };
  const frame = root.getBoundingClientRect();
  // With the longest of its parts, so that it stays where it is while they are read.
  const parts = [...bubble.querySelectorAll<HTMLElement>(".part")].map((part) => [part.offsetHeight, part.matches(".hidden")] as const);
  const shown = parts.find(([, isHidden]) => !isHidden)?.[0] ?? 0;
  const [width, height] = [bubble.offsetWidth, bubble.offsetHeight - shown + Math.max(shown, ...parts.map(([height]) => height))];
  const rects = (selector: string) => [...root.querySelectorAll(selector)].filter((one) => !bubble.contains(one)).map((one) => one.getBoundingClientRect());
  const [choices, things] = [rects(CHOICES), rects(THINGS)];
  const top = root.querySelector(".top")?.getBoundingClientRect().bottom ?? 0;
  const abouts = on.flatMap((id) => [...root.querySelectorAll(`[data-item="${CSS.escape(id)}"]`)]).map((one) => one.getBoundingClientRect());
  const covered = (at: At, rects: readonly DOMRect[]) => {
    const cut = ({ left, right, top, bottom }: DOMRect) => Math.max(0, Math.min(right, at.left + width) - Math.max(left, at.left)) * Math.max(0, Math.min(bottom, at.top + height) - Math.max(top, at.top));
    return rects.reduce((sum, rect) => sum + cut(rect), 0);
  };
  const far = (at: At) => {
    const [x, y] = [at.left + width / 2, at.top + height / 2];
    const distances = abouts.map((rect) => Math.hypot(x - rect.left - rect.width / 2, y - rect.top - rect.height / 2));
    return distances.length > 0 ? Math.min(...distances) : y;
  };
  const [right, bottom] = [frame.right - width - AIR, frame.bottom - height - AIR];
  if (was && covered(was, choices) === 0 && was.left <= right && was.top <= bottom) return was;
  const places: At[] = [];
  for (let y = top + AIR; y <= Math.max(bottom, top + AIR); y += 12) {
    for (let x = frame.left + AIR; x <= Math.max(right, frame.left + AIR); x += 12) places.push({ left: x, top: y });
  }
  const worth = (at: At) => covered(at, choices) * 1e3 + covered(at, things) + far(at);
  const best = places.reduce((one, other) => (worth(other) < worth(one) ? other : one), { left: frame.left + AIR, top: top + AIR });
  return { left: best.left - frame.left, top: best.top - frame.top };
}
