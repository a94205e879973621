import type { Choice, GameName, Told } from "solo-tabletop";
import type { Play } from "./play.js";

// Chance brings cards and dice; players ask what comes of them. Outcomes after which the same kind of event is the last are one
// result, told by its sentence with the numbers that differ as a range.

/** What can come of a choice, and in how many of all cases. */
export interface Result {
  text: string;
  weight: number;
}

/** What chance can bring after a choice, the likeliest first; empty if it brings nothing. */
export function resultsOf(play: Play, choice: Choice): Result[] {
  const outcomes = play.odds(choice);
  const kinds = Map.groupBy(outcomes, ({ told }) => lastOf(told)?.kind ?? "");
  const results = [...kinds.values()].flatMap(apart);
  const named = results.length > 1 ? results.map(resulting) : outcomes.map(({ choice: { label, weight = 0 } }) => ({ text: label, weight }));
  return named.toSorted((one, other) => other.weight - one.weight);
}

/** An outcome, and what it was seen to bring. */
export interface Outcome {
  choice: Choice;
  told: readonly Told<GameName>[];
}

/** The last event that is no mere passing on: that a turn begins or ends follows from what happened in it. */
const lastOf = (told: Outcome["told"]) => told.findLast(({ kind }) => !/^turn_/.test(kind)) ?? told.at(-1);

const sentencesOf = (outcomes: readonly Outcome[]) => outcomes.map(({ told }) => lastOf(told)?.sentence ?? "");

/** Outcomes of one kind; apart by their wording if little else would be left: monsters, traps and doors bar the way. */
function apart(outcomes: Outcome[]): Outcome[][] {
  const sentences = sentencesOf(outcomes);
  const [words, kept] = [Math.min(...sentences.map((one) => one.split(" ").length)), merged(sentences).split(" ").length];
  if (kept * 2 > words) return [outcomes];
  return [...Map.groupBy(outcomes, (one) => sentencesOf([one]).join("").split(" ").map(alike).join(" ")).values()];
}

function resulting(outcomes: readonly Outcome[]): Result {
  return { text: merged(sentencesOf(outcomes)), weight: outcomes.reduce((sum, { choice: { weight = 0 } }) => sum + weight, 0) };
}

/** What sentences have in common: numbers that differ are a range, and words that differ are left out. */
export function merged(sentences: readonly string[]): string {
  const all = [...new Set(sentences)].map((sentence) => sentence.split(" "));
  const [first = []] = all;
  const shortest = Math.min(...all.map(({ length }) => length));
  const isSame = (at: (words: readonly string[]) => string | undefined) => new Set(all.map((words) => alike(at(words)))).size === 1;
  let [head, tail] = [0, 0];
  while (head < shortest && isSame((words) => words[head])) head += 1;
  while (tail < shortest - head && isSame((words) => words.at(-1 - tail))) tail += 1;
  const word = (at: (words: readonly string[]) => string | undefined) => ranged(all.map((words) => at(words) ?? ""));
  const left = Array.from({ length: head }, (_, place) => word((words) => words[place]));
  const right = Array.from({ length: tail }, (_, place) => word((words) => words.at(place - tail)));
  return [...left, ...(head + tail < first.length ? ["…"] : []), ...right].join(" ");
}

/** A word without its number: "point," and "points," are alike. */
const alike = (word = "") => word.replace(/\d+/, "#").replace(/s(?=\W?$)/, "");

/** One word for those that are alike: of singular and plural the plural. */
function ranged(words: readonly string[]): string {
  const first = words.find((word) => /s\W?$/.test(word)) ?? words[0] ?? "";
  const numbers = words.map((word) => Number(/\d+/.exec(word)?.[0]));
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  return low < high ? first.replace(/\d+/, `${low} to ${high}`) : first;
}
