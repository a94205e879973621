import { useState } from "preact/hooks";
import { download } from "../model/file.js";
import { type Play, fileName } from "../model/play.js";

/** Facts that a player has to know beside the game. */
export interface AlertProps {
  play: Play;
  /** `true` if this browser keeps the game. */
  isKept: boolean;
  /** Reason for which not all of an address could be played. */
  note: string | undefined;
}

/** Faults, and notes about games that are kept. A note can be put away. */
export function Alerts({ play, isKept, note }: AlertProps) {
  const [seen, setSeen] = useState<readonly string[]>([]);
  const notices = [...play.notices].filter((notice) => !seen.includes(notice));
  const isTold = note !== undefined && !seen.includes(note);
  if (isKept && !isTold && notices.length === 0) return null;
  const away = (text: string) => () => setSeen([...seen, text]);
  return (
    <div class="alerts">
      {!isKept && (
        <p class="fault" role="alert">
          This browser keeps no games, because it is not allowed to or has no room.{" "}
          <button type="button" class="act" onClick={() => download(fileName(play), play.save)}>
            Save this game as a file
          </button>
        </p>
      )}
      {isTold && (
        <p class="fault" role="alert">
          {note}{" "}
          <button type="button" class="away" onClick={away(note)}>
            Understood
          </button>
        </p>
      )}
      {notices.map((notice) => (
        <p key={notice} class="notice" role="status">
          {notice}{" "}
          <button type="button" class="away" onClick={away(notice)}>
            Understood
          </button>
        </p>
      ))}
    </div>
  );
}
