import { useEffect, useId, useRef, useState } from "preact/hooks";
import type { Hints } from "../model/hints.js";
import { download } from "../model/file.js";
import { fileName } from "../model/play.js";
import { Share } from "../panel/bar.js";
import { Sign, type SignName } from "./icons.js";
import type { Composed } from "./table.js";

interface Props {
  table: Composed;
  redo(): void;
  hint: Hints;
  odds: boolean;
  setOdds(value: boolean): void;
  show(what: "log" | "cards" | "keys" | "rules"): void;
}

/** The title, the turn, what is left until the end, and few tools: the others are in a menu. */
export function TopBar({ table, redo, hint, odds, setOdds, show }: Props) {
  const { play, scene, progress } = table;
  const game = play.table.name();
  const isOver = play.table.due() === "nothing";
  const [clock] = progress.clocks;
  return (
    <header class="top">
      <a class="leave" href={`#${game}`} aria-label={`Leave ${scene.game}`} title="Leave the game; it is kept">
        <Sign name="back" />
      </a>
      <h1>{scene.game}</h1>
      <p class="now" title={scene.now}>
        {scene.now}
      </p>
      {clock && (
        <p class="clock" role="img" aria-label={`${clock.left} ${clock.name}`}>
          <span class="of">{clock.name}</span>
          {clock.of !== undefined && (
            <span class="way" aria-hidden="true">
              <i style={`width:${Math.round((100 * clock.left) / Math.max(clock.of, 1))}%`} />
            </span>
          )}
          <b>{clock.left}</b>
          <span class="left">left</span>
        </p>
      )}
      <Tools>
        <Tool name="hint" label="Hint" isBusy={hint.isThinking} disabled={play.table.due() !== "decision"} title="What comes of the choices as a good player plays on (h)" act={hint.ask} />
        <Tool name="odds" label="Odds" pressed={odds && !isOver} disabled={!play.hasOdds || isOver} title="What chance can bring after each choice" act={() => setOdds(!odds)} />
        <Tool name="rules" label="Rules" title="Goal, turn, score and the rulebook (g)" act={() => show("rules")} />
        <Menu>
          <Tool name="hint" label="Hint" isBusy={hint.isThinking} disabled={play.table.due() !== "decision"} title="What comes of the choices as a good player plays on" act={hint.ask} isTwin />
          <Tool name="odds" label="Odds" pressed={odds && !isOver} disabled={!play.hasOdds || isOver} title="What chance can bring after each choice" act={() => setOdds(!odds)} isTwin />
          <Tool name="rules" label="Rules" title="Goal, turn, score and the rulebook" act={() => show("rules")} isTwin />
          <button type="button" disabled={!play.canRedo()} onClick={redo} title="Take again (r)">
            Redo
          </button>
          <button type="button" onClick={() => show("log")} title="All that has happened (l)">
            Log
          </button>
          <button type="button" onClick={() => show("cards")} title="All cards in words (c)">
            Cards
          </button>
          <Share play={play} />
          <button type="button" onClick={() => download(fileName(play), play.save)} title="Save the game as a file">
            Save
          </button>
          <button type="button" onClick={() => show("keys")} title="Keys and settings (?)">
            Keys and settings
          </button>
        </Menu>
      </Tools>
    </header>
  );
}

/** A row of tools that is one stop of the Tab key: arrows walk in it. */
function Tools({ children }: { children: preact.ComponentChildren }) {
  const bar = useRef<HTMLDivElement>(null);
  const tools = () => [...(bar.current?.querySelectorAll<HTMLElement>(":scope > button") ?? [])].filter((one) => one.offsetParent !== null);
  const stop = (at: HTMLElement | undefined) => tools().forEach((one) => (one.tabIndex = one === at ? 0 : -1));
  useEffect(() => stop(tools()[0]), []);
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const all = tools();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (!step || at < 0) return;
    event.preventDefault();
    event.stopPropagation();
    const next = all[(at + step + all.length) % all.length];
    stop(next);
    next?.focus();
  };
  return (
    <div ref={bar} class="tools" role="toolbar" aria-label="Tools" onKeyDown={walk}>
      {children}
    </div>
  );
}

interface ToolProps {
  name: SignName;
  label: string;
  title: string;
  act(): void;
  pressed?: boolean;
  disabled?: boolean;
  isBusy?: boolean;
  /** `true` if it repeats a tool of the bar for a window without room for that. */
  isTwin?: boolean;
}

function Tool({ name, label, title, act, pressed, disabled, isBusy, isTwin }: ToolProps) {
  return (
    <button type="button" class={isTwin ? "tool twin" : "tool"} aria-label={label} aria-pressed={pressed} aria-busy={isBusy} disabled={disabled} title={title} onClick={act}>
      <Sign name={name} />
      <span>
        {label}
        {isBusy ? " …" : ""}
      </span>
    </button>
  );
}

/** Tools that are needed seldom, in a menu that closes when something of it is used. */
function Menu({ children }: { children: preact.ComponentChildren }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  return (
    <>
      <button type="button" class="tool more" aria-label="More" aria-haspopup="menu" aria-expanded={isOpen} popovertarget={id}>
        <Sign name="more" />
        <span>More</span>
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        class="menu"
        onToggle={(event) => setOpen(event.newState === "open")}
        onClick={(event) => event.target instanceof Element && event.target.closest("button")?.textContent !== "Link" && menu.current?.hidePopover()}
      >
        {isOpen && children}
      </div>
    </>
  );
}
