import type { Form } from "solo-tabletop";
import { useId, useState } from "preact/hooks";
import type { Evening } from "../model/evening.js";
import { isRefusal } from "../model/refusal.js";

interface Props {
  play: Evening;
  enter(line: string): void;
}

/** A mistake of earlier, put right. */
const AMEND: Form = {
  label: "Put an earlier mistake right",
  form: "amend <what is so>; <what else is so>",
  start: "amend ",
};

/** Lines as they are written, by their beginning: the notation is short, and an example says more than its form. */
const SUCH_AS: Readonly<Record<string, string>> = {
  "tokens ": "tokens insight aether glory aether glory insight insight aether",
  "rolls ": "rolls black tin iron wild; white iron wild; red tin tin",
  "deal = ": "deal = water",
  "flip = ": "flip = red copper+lead 1 track:earth;track:water",
  "row ": "row = earth earth:1 6; = air air:2 6",
  "levels ": "levels 0 1 0 0",
  "masterpiece = ": "masterpiece = water water:7 13",
  "score ": "score 109",
};

/** What is typed at the table: a card as it is printed, several steps in one line, a correction. */
export function Lines({ play, enter }: Props) {
  return (
    <div class="lines">
      {play.forms.map((form) => (
        <Line key={form.form} form={form} enter={enter} />
      ))}
      <details>
        <summary>{AMEND.label}</summary>
        <Line form={AMEND} enter={enter} />
        <p class="small">
          Such as <code>amend level human fire 2; token fire 3 glory</code> or <code>amend gold 4</code>. What was typed last is
          taken back with Undo.
        </p>
      </details>
    </div>
  );
}

function Line({ form, enter }: { form: Form; enter(line: string): void }) {
  const [text, setText] = useState(form.start);
  const [fault, setFault] = useState("");
  const id = useId();
  const submit = (event: Event) => {
    event.preventDefault();
    try {
      enter(text.trim());
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const { message, rule } = error;
      setFault(rule && !message.includes(rule) ? `${message} (${rule}).` : `${message}.`);
    }
  };
  return (
    <form class="line" onSubmit={submit}>
      <label for={id}>{form.label}</label>
      <p class="small" id={`${id}-form`}>
        {form.form.split(", or ").map((one) => (
          <code key={one}>{one}</code>
        ))}
        {SUCH_AS[form.start] && (
          <>
            Such as <code>{SUCH_AS[form.start]}</code>
          </>
        )}
      </p>
      <p class="typed">
        <input
          id={id}
          value={text}
          autoComplete="off"
          autoCapitalize="none"
          spellcheck={false}
          aria-describedby={`${id}-form ${id}-fault`}
          aria-invalid={fault !== ""}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="act">
          Enter
        </button>
      </p>
      <p class="fault" id={`${id}-fault`} role="alert">
        {fault}
      </p>
    </form>
  );
}
