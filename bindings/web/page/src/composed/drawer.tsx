import type { Choice, Hint } from "solo-tabletop";
import { useEffect, useRef } from "preact/hooks";
import type { Play } from "../model/play.js";
import { Choices } from "../panel/choices.js";
import { Over } from "../panel/over.js";
import { Worded } from "../panel/term.js";
import { Sign } from "./icons.js";

interface Props {
  play: Play;
  odds: boolean;
  hints: ReadonlyMap<string, Hint>;
  thinks: boolean;
  light(items: readonly string[]): void;
  turn: number;
  /** Choices of one thing, if only these are looked for. */
  only: readonly Choice[] | undefined;
  /** `true` if it was asked for: then keys go on in it. */
  isAsked: boolean;
  all(): void;
  close(): void;
}

/** The list of all choices, which is always complete; at the end of a game its result. Escape closes it. */
export function Drawer({ play, odds, hints, thinks, light, turn, only, isAsked, all, close }: Props) {
  const drawer = useRef<HTMLElement>(null);
  const isOver = play.table.due() === "nothing";
  const { choices } = play.scene;
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => event.key === "Escape" && !document.querySelector("dialog[open]") && close();
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  });
  useEffect(() => {
    if (isAsked) drawer.current?.querySelector<HTMLElement>("button.choice, a")?.focus({ preventScroll: true });
  }, [isAsked]);
  const title = isOver ? "Result" : only ? `${only.length} of ${choices.length} choices` : `All ${choices.length} choices`;
  return (
    <aside ref={drawer} class={isOver ? "panel drawer result" : "panel drawer"} aria-label={title}>
      <div class="head">
        <h2>{title}</h2>
        {only && (
          <button type="button" class="act" onClick={all}>
            All {choices.length}
          </button>
        )}
        <button type="button" class="shut" onClick={close} aria-label="Close the list">
          <Sign name="close" />
        </button>
      </div>
      <div class="scroller">
        {play.passed.length > 0 && <p class="small">Made no difference: {play.passed.join("; ")}</p>}
        {isOver && (
          <p class="verdict">
            <Worded text={play.result()?.text ?? ""} />
          </p>
        )}
        {isOver && <Over play={play} />}
        <Choices key={turn} play={play} odds={odds} hints={hints} thinks={thinks} light={light} stays={false} {...(only && { only })} />
      </div>
    </aside>
  );
}
