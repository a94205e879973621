import type { Choice } from "solo-tabletop";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Later } from "./later.js";

/** Whether there is only room for one column, or the window is as low as a phone that lies on its side; the style sheets say the same. */
export function useNarrow(): boolean {
  const query = useRef(matchMedia("(max-width: 899px), (max-height: 500px)"));
  const [narrow, setNarrow] = useState(query.current.matches);
  useLayoutEffect(() => {
    const changed = () => setNarrow(query.current.matches);
    query.current.addEventListener("change", changed);
    return () => query.current.removeEventListener("change", changed);
  }, []);
  return narrow;
}

interface What {
  take(choice: Choice): void;
  ways: Record<string, () => void>;
  isOff: boolean;
  /** Work that is still to be shown. */
  later: Later;
}

/** Keys: the number of a choice in the list, and letters. */
export function useKeys(choices: readonly Choice[], { take, ways, isOff, later }: What) {
  const latest = useRef<(event: KeyboardEvent) => void>(undefined);
  const typed = useRef("");
  const timer = useRef(0);
  useLayoutEffect(() => {
    typed.current = "";
    clearTimeout(timer.current);
  }, [choices]);
  // In the same moment as the choices are shown: a key never means one of those before.
  useLayoutEffect(() => {
    const enter = () => {
      const choice = choices[Number(typed.current) - 1];
      typed.current = "";
      if (choice) take(choice);
    };
    const pressed = (event: KeyboardEvent) => {
      if (isOff || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      // A key that is held down is one decision.
      if (event.repeat && !event.key.startsWith("Arrow")) return;
      if (/^\d$/.test(event.key)) {
        clearTimeout(timer.current);
        typed.current += event.key;
        // With 12 choices a 1 may become 10, 11 or 12: a moment, or Enter, decides.
        if (Number(typed.current) * 10 > choices.length) enter();
        else timer.current = window.setTimeout(enter, 700);
      } else if (event.key === "Enter" && typed.current) {
        event.preventDefault();
        clearTimeout(timer.current);
        enter();
      } else if (ways[event.key]) {
        event.preventDefault();
        ways[event.key]?.();
      } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        move(event);
      }
    };
    latest.current = pressed;
    // A key that comes before the next position is shown waits for it.
    const heard = (event: KeyboardEvent) => {
      if (!later.isDue) return pressed(event);
      later.now();
      queueMicrotask(() => latest.current?.(event));
    };
    addEventListener("keydown", heard);
    return () => removeEventListener("keydown", heard);
  });
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, select, textarea, [contenteditable]");
}

/** Arrow keys walk through the list of choices. */
function move(event: KeyboardEvent) {
  const buttons = [...document.querySelectorAll<HTMLElement>(".choices button.choice")];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  const isInList = at >= 0;
  if (!isInList && document.activeElement !== document.body && !document.activeElement?.matches(".ask")) return;
  event.preventDefault();
  const next = event.key === "ArrowDown" ? at + 1 : isInList ? at - 1 : -1;
  buttons.at(Math.min(next, buttons.length - 1))?.focus();
}
