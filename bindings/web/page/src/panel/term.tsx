import { useId } from "preact/hooks";
import { type Part, partsOf } from "../model/terms.js";

/** A text whose terms tell what they mean. */
export function Worded({ text }: { text: string }) {
  return <>{partsOf(text).map((part, place) => (typeof part === "string" ? part : <Term key={place} {...part} />))}</>;
}

/** A word that opens its meaning over the page, so that nothing shifts. */
function Term({ term, means, before, after }: Exclude<Part, string>) {
  const id = useId();
  return (
    <span class="termed">
      {before}
      <button type="button" class="term" popovertarget={id}>
        {term}
      </button>
      <span id={id} popover="auto" class="meaning" role="note">
        {means}
      </span>
      {after}
    </span>
  );
}
