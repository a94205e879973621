import type { Hint } from "solo-tabletop";

/** What the figures of hints count, in a game against that rival, or alone. */
export const counting = (rival: string): string =>
  `Hints: ${rival ? `your points at the end and those of ${rival}` : "your points at the end"}, on average of games that a good player plays on from here. In brackets: ${rival ? "how far ahead or behind you mostly are then" : "between which numbers they mostly lie"}. ★ is the best of them.`;

/** The figures of a hint in two or three short lines; its own sentence says all of it. */
export function figures({ yours, theirs, margin, won, ahead }: Hint, rival: string): string {
  const whole = Math.round;
  const span = theirs && margin ? `, ${rival} ${whole(theirs.mean)} (${lead(margin)})` : ` (${range(yours.low, yours.high)})`;
  const wins = won ? `, ${won.won} of ${won.of} won` : "";
  const better = ahead && ahead.points > ahead.error ? `; ${ahead.points.toFixed(ahead.points < 2 ? 1 : 0)} better than the next` : "";
  const equal = ahead && ahead.points <= ahead.error ? "; the next is equally good" : "";
  return `you ${whole(yours.mean)}${span}${wins}${better}${equal}`;
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
