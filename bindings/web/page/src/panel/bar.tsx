import { useState } from "preact/hooks";
import type { Hints } from "../model/hints.js";
import { download } from "../model/file.js";
import { type Play, fileName } from "../model/play.js";
import { within } from "../model/within.js";

interface Props {
  play: Play;
  undo(): void;
  redo(): void;
  hint: Hints;
  odds: boolean;
  setOdds(value: boolean): void;
  show(what: "log" | "cards" | "keys" | "rules"): void;
}

/** The title, where the game stands, and tools. */
export function Bar({ play, undo, redo, hint, odds, setOdds, show }: Props) {
  const { scene, table } = play;
  const isOver = table.due() === "nothing";
  const [canUndo, pastFence] = play.canUndo();
  return (
    <header class="bar">
      <a class="home" href={`#${table.name()}`} aria-label={`Leave ${scene.game}`} title="Leave the game; it is kept">
        ←
      </a>
      <h1>{scene.game}</h1>
      <p class="now" title={scene.now}>
        {scene.now}
      </p>
      <div class="tools" role="toolbar" aria-label="Tools">
        <button type="button" onClick={undo} disabled={!canUndo && !pastFence} title={canUndo ? "Take back (u)" : "Take back, though it has shown you something new (u)"}>
          Undo
        </button>
        <button type="button" onClick={redo} disabled={!play.canRedo()} title="Take again (r)">
          Redo
        </button>
        <button type="button" onClick={hint.ask} disabled={table.due() !== "decision"} aria-busy={hint.isThinking} title="What comes of the choices as a good player plays on (h)">
          Hint{hint.isThinking ? " …" : ""}
        </button>
        <button type="button" aria-pressed={odds && !isOver} disabled={!play.hasOdds || isOver} onClick={() => setOdds(!odds)} title="What chance can bring after each choice">
          Odds
        </button>
        <button type="button" onClick={() => show("rules")} title="Goal, turn, score and the rulebook (g)">
          Rules
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
        <button type="button" class="keys" onClick={() => show("keys")} title="Keys and settings (?)" aria-label="Keys and settings">
          ?
        </button>
      </div>
    </header>
  );
}

/** The address of this position, to give away. */
export function Share({ play }: { play: Play }) {
  const [copied, setCopied] = useState("");
  const copy = async () => {
    const address = new URL(play.hash(), location.href).href;
    try {
      await within(navigator.clipboard.writeText(address));
      setCopied("Copied");
    } catch {
      prompt("The address of this position:", address);
    }
    setTimeout(() => setCopied(""), 1500);
  };
  const cannot = !play.hasAddress;
  return (
    <button type="button" onClick={copy} disabled={cannot} title={cannot ? "No address says how this game began" : "Copy an address that leads to this position"}>
      <span aria-live="polite">{copied || "Link"}</span>
    </button>
  );
}
