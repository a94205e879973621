import type { LessonPart } from "solo-tabletop";
import { Clause } from "./clause.js";

/** Rules that come up for the first time: one part after the other. */
export interface Lessons {
  parts: readonly LessonPart[];
  at: number;
  next(): void;
  end(): void;
  /** Whether most of the rules have come up. */
  isDone: boolean;
}

/** Explains what comes up. What to look at is marked on the table; all parts have the same room, so that nothing shifts. */
export function Lesson({ parts, at, next, end, isDone }: Lessons) {
  if (parts.length === 0 && !isDone) return null;
  return (
    <section class="lesson" aria-label="What is new">
      {parts.length > 0 ? (
        <div class="parts" aria-live="polite">
          {parts.map(({ title, text }, place) => (
            <div key={place} class={place === at ? "part" : "part hidden"} aria-hidden={place !== at}>
              <h3>
                {title}
                {parts.length > 1 && <small> {place + 1} of {parts.length}</small>}
              </h3>
              {text.map((said) => (
                <p key={said.text}>
                  {said.text} {said.rule && <Clause id={said.rule} />}
                </p>
              ))}
            </div>
          ))}
        </div>
      ) : (
        <p>Most of the rules have come up now. Play on: what is new is still explained, and “Rules” has everything.</p>
      )}
      <p class="steps">
        {parts.length > 1 && (
          <button type="button" class="act" onClick={next}>
            {at + 1 < parts.length ? "Next" : "Again"}
          </button>
        )}
        <button type="button" class="plain" onClick={end}>
          No more explanations
        </button>
      </p>
    </section>
  );
}
