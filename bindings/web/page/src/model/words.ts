import type { Hint } from "solo-tabletop";

/** What they count beside a box: a simulated side has no cards of its own to score. */
const BESIDE =
  "Hints: VP of your experiments and tracks before your own cards are scored, and the final VP of Botmegistus, on average of games that a good player plays on from here. ★ is the best of them.";

/** What the figures of hints count, in a game against that rival, or alone. */
export function counting(rival: string, isBeside: boolean): string {
  if (isBeside) return BESIDE;
  const [points, range] = rival
    ? [`your points at the end and those of ${rival}`, "how far ahead or behind you mostly are then"]
    : ["your points at the end", "between which numbers they mostly lie"];
  return `Hints: ${points}, on average of games that a good player plays on from here. In brackets: ${range}. ★ is the best of them.`;
}

/** The figures of a hint in two or three short lines; its own sentence says all of it. */
export function figures({ yours, theirs, margin, won, ahead }: Hint, rival: string, isBeside: boolean): string {
  const whole = Math.round;
  const mean = margin && { low: whole(margin.mean), high: whole(margin.mean) };
  const of = isBeside || !margin || !mean ? "" : `: ${lead(mean)} (${lead(margin)})`;
  const span = theirs ? `, ${rival} ${whole(theirs.mean)}${of}` : ` (${range(yours.low, yours.high)})`;
  const wins = won ? `, ${won.won} of ${won.of} won` : "";
  const tenths = ahead && ahead.points < 2 ? 1 : 0;
  const isSure = ahead && ahead.points > ahead.error;
  const better = ahead ? (isSure ? `; ${ahead.points.toFixed(tenths)} ± ${ahead.error.toFixed(tenths)} better` : `; perhaps ${ahead.points.toFixed(tenths)} better`) : "";
  const isEqual = ahead && ahead.points === 0 && ahead.error === 0;
  return `you ${whole(yours.mean)}${span}${wins}${isEqual ? "; as good as the next" : better}`;
}

/** The ends of a range; equal ones are said once. */
const range = (low: number, high: number): string => (low === high ? `${low}` : `${low} to ${high}`);

/** From which lead to which: "3 to 9 ahead", "8 behind to 3 ahead". */
function lead({ low, high }: { low: number; high: number }): string {
  if (low >= 0) return `${range(low, high)} ahead`;
  return high <= 0 ? `${range(-high, -low)} behind` : `${-low} behind to ${high} ahead`;
}

/** A part of a whole: "7 %", "0.4 %". */
export function percent(part: number, whole: number): string {
  const share = whole === 0 ? 0 : (100 * part) / whole;
  const digits = share > 0 && share < 1 ? 1 : 0;
  return `${share.toFixed(digits)} %`;
}

/** A number with its noun: "1 game", "2 games". */
export const counted = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? "" : "s"}`;
