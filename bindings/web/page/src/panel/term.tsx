import { useId } from "preact/hooks";
import { partsOf } from "../model/terms.js";

/** A text whose terms tell what they mean. */
export function Worded({ text }: { text: string }) {
  return <>{partsOf(text).map((part, place) => (typeof part === "string" ? part : <Term key={place} {...part} />))}</>;
}

/** A word that opens its meaning over the page, so that nothing shifts. */
function Term({ term, means }: { term: string; means: string }) {
  const id = useId();
  return (
    <>
      <button type="button" class="term" popovertarget={id}>
        {term}
      </button>
      <span id={id} popover="auto" class="meaning" role="note">
        {means}
      </span>
    </>
  );
}
