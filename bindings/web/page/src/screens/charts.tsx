import type { Tally } from "solo-tabletop";
import type { Estimate } from "../model/statistics.js";
import { counted } from "../model/words.js";

const WIDTH = 640;
const LEFT = 200;
const LINE = 26;

/** A scale from values to places, with round numbers on it. */
function scaled(low: number, high: number, from: number, to: number) {
  const step = roundStep((high - low) / 5);
  const first = Math.floor(low / step) * step;
  const last = Math.max(first + step, Math.ceil(high / step) * step);
  const ticks = Array.from({ length: Math.round((last - first) / step) + 1 }, (_, at) => first + at * step);
  return { ticks, place: (value: number) => from + ((value - first) / (last - first)) * (to - from) };
}

/** 1, 2 or 5 with noughts, and not less than so much. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(least, 1e-6)));
  return ([1, 2, 5, 10].find((factor) => factor * power >= least) ?? 10) * power;
}

const short = (value: number) => String(Number(value.toPrecision(4)));

/** Estimates below each other, each with its interval. */
export function Intervals({ rows, scale = 1 }: { rows: readonly { name: string; estimate: Estimate }[]; scale?: number }) {
  const low = Math.min(...rows.map(({ estimate }) => estimate.low)) * scale;
  const high = Math.max(...rows.map(({ estimate }) => estimate.high)) * scale;
  const { ticks, place } = scaled(low, high, LEFT, WIDTH - 20);
  const height = rows.length * LINE + 30;
  const words = rows.map(({ name, estimate }) => `${name}: ${short(estimate.mean * scale)}, from ${short(estimate.low * scale)} to ${short(estimate.high * scale)}`);
  return (
    <svg class="chart" viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={words.join("; ")}>
      {ticks.map((tick) => (
        <g key={tick}>
          <line class="axis" x1={place(tick)} x2={place(tick)} y1={6} y2={height - 20} />
          <text x={place(tick)} y={height - 6} text-anchor="middle">
            {short(tick)}
          </text>
        </g>
      ))}
      {rows.map(({ name, estimate }, at) => {
        const y = at * LINE + 20;
        const [left, right] = [place(estimate.low * scale), place(estimate.high * scale)];
        return (
          <g key={name} class={at % 2 ? "two" : "one"}>
            <text x={LEFT - 10} y={y + 4} text-anchor="end">
              {name.length > 32 ? `${name.slice(0, 31)}…` : name}
            </text>
            <path class="whisker" d={`M${left} ${y - 5}v10M${left} ${y}H${right}M${right} ${y - 5}v10`} />
            <circle cx={place(estimate.mean * scale)} cy={y} r="4" />
          </g>
        );
      })}
    </svg>
  );
}

/** So many bars at most. */
const BARS = 48;

/** How many games ended with so many points. */
export function Histogram({ name, tally }: { name: string; tally: Tally }) {
  const values = [...tally.points.keys()];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const width = Math.max(1, Math.ceil((high - low + 1) / BARS));
  const bars = new Map<number, number>();
  for (const [value, games] of tally.points) {
    const bar = low + Math.floor((value - low) / width) * width;
    bars.set(bar, (bars.get(bar) ?? 0) + games);
  }
  const top = Math.max(...bars.values());
  const { ticks, place } = scaled(low, high + width, 20, WIDTH - 20);
  const [head, foot] = [24, 150];
  return (
    <svg class="chart" viewBox={`0 0 ${WIDTH} 174`} role="img" aria-label={`Points of ${name}: ${counted(tally.games, "game")} from ${low} to ${high}`}>
      <text x="20" y="16">
        {name}: {counted(tally.games, "game")}
      </text>
      {[...bars].map(([bar, games]) => {
        const height = ((foot - head) * games) / top;
        const right = place(bar + width);
        return (
          <rect key={bar} class="one bar-of" x={place(bar)} y={foot - height} width={Math.max(1, right - place(bar) - 1)} height={height}>
            <title>{`${width === 1 ? counted(bar, "point") : `${bar} to ${bar + width - 1} points`}: ${counted(games, "game")}`}</title>
          </rect>
        );
      })}
      <line class="axis" x1="20" x2={WIDTH - 20} y1={foot} y2={foot} />
      {ticks.map((tick) => (
        <text key={tick} x={place(tick)} y={foot + 16} text-anchor="middle">
          {short(tick)}
        </text>
      ))}
    </svg>
  );
}
