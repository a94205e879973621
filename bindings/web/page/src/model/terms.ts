// Words of this project that no rulebook explains.

const TERMS: Readonly<Record<string, string>> = {
  "house catalogue":
    "The printed values of some cards are not established. In their place the cards have values of this project, marked °: that is the house catalogue. Values of your own box go in under “Your own cards”, on the page of the game.",
};

/** A part of a text: words as they are, or a term with its meaning. */
export type Part = string | { term: string; means: string };

/** The parts of a text: terms stand by themselves. */
export function partsOf(text: string): Part[] {
  return text.split(new RegExp(`(${Object.keys(TERMS).join("|")})`)).flatMap((part): Part[] => {
    const means = TERMS[part];
    if (means !== undefined) return [{ term: part, means }];
    return part === "" ? [] : [part];
  });
}
