import type { Tally } from "solo-tabletop";

/** A number that was estimated, and where it lies in 99 of 100 cases. */
export interface Estimate {
  mean: number;
  low: number;
  high: number;
}

/** The number of standard deviations on either side that 99 % of a normal distribution lie within. */
const Z = 2.575829;

/** The share of games won, by Wilson's method, which also holds near 0 and 1. */
export function won({ won, games }: Tally): Estimate {
  const whole = Math.max(games, 1);
  const mean = won / whole;
  const square = Z ** 2 / whole;
  const middle = (mean + square / 2) / (1 + square);
  const reach = (Z / (1 + square)) * Math.sqrt((mean * (1 - mean)) / whole + square / whole / 4);
  return { mean, low: Math.min(mean, Math.max(0, middle - reach)), high: Math.max(mean, Math.min(1, middle + reach)) };
}

/** The mean number of points. */
export function points(tally: Tally): Estimate {
  const games = Math.max(tally.games, 1);
  const mean = sum(tally, (points) => points) / games;
  const reach = (Z * deviation(tally)) / Math.sqrt(games);
  return { mean, low: mean - reach, high: mean + reach };
}

/** The standard deviation of the points. */
export function deviation(tally: Tally): number {
  if (tally.games < 2) return 0;
  const [all, squares] = [sum(tally, (points) => points), sum(tally, (points) => points ** 2)];
  return Math.sqrt(Math.max(0, (squares - all ** 2 / tally.games) / (tally.games - 1)));
}

function sum({ points }: Tally, of: (points: number) => number): number {
  let total = 0;
  for (const [value, games] of points) total += of(value) * games;
  return total;
}
