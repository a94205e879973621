import type { Hint } from "solo-tabletop";

/** The figures of a hint in two or three short lines; its own sentence says all of it. */
export function figures({ yours, theirs, margin, won, ahead }: Hint): string {
  const whole = Math.round;
  const { low, high } = margin ?? yours;
  const span = theirs ? `, the opponent ${whole(theirs.mean)} (lead ${low} to ${high})` : ` (${low} to ${high})`;
  const wins = won ? `, ${won.won} of ${won.of} won` : "";
  const better = ahead && ahead.points > ahead.error ? `; ${ahead.points.toFixed(ahead.points < 2 ? 1 : 0)} better than the next` : "";
  const equal = ahead && ahead.points <= ahead.error ? "; the next is equally good" : "";
  return `you ${whole(yours.mean)}${span}${wins}${better}${equal}`;
}

/** A part of a whole: "7 %", "0.4 %". */
export function percent(part: number, whole: number): string {
  const share = whole === 0 ? 0 : (100 * part) / whole;
  const digits = share > 0 && share < 1 ? 1 : 0;
  return `${share.toFixed(digits)} %`;
}
