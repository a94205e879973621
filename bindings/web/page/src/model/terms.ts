// Words of this project that no rulebook explains.

const TERMS: Readonly<Record<string, string>> = {
  "house catalogue":
    "The printed values of some cards are not established. In their place the cards have values of this project, marked °: that is the house catalogue. Values of your own box go in under “Your own cards”, on the page of the game.",
};

/** A part of a text: words as they are, or a term with its meaning. */
export type Part = string | { term: string; means: string; before: string; after: string };

/** The parts of a text: terms stand by themselves, with the punctuation that no line may part from them. */
export function partsOf(text: string): Part[] {
  const terms = new RegExp(`(\\(?)(${Object.keys(TERMS).join("|")})([).,:;]*)`, "g");
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: all, 1: before = "", 2: term = "", 3: after = "", index } of text.matchAll(terms)) {
    parts.push(text.slice(end, index), { term, means: TERMS[term] ?? "", before, after });
    end = index + all.length;
  }
  return [...parts, text.slice(end)].filter((part) => part !== "");
}
