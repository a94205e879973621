// The page stays quick while it moves, as `npm run measure` measures, which is no test because it depends on the machine: on a phone
// with a processor that is four times slower no task takes longer than three frames, neither one that answers a key nor one that
// follows, and while something moves nearly every frame is drawn. Time is that of the processor, so that other programs of this
// machine count less; and of several runs the best counts for each decision, because what is short in one of them is not made
// long by the page. EVERY=yes measures all games, and DECISIONS, RUNS, LONG and SMOOTH other numbers.
import { launch, open, serve } from "./browser.mjs";
import { tried } from "./links.mjs";
import { moving } from "./moving.mjs";

/** Three frames, and some room for what else the machine does. */
const LONG = Number(process.env.LONG ?? 60);
const SLOWER = 4;
const RUNS = Number(process.env.RUNS ?? 3);
const DECISIONS = Number(process.env.DECISIONS ?? 20);
/** Frames of sixty that are drawn while something moves. */
const SMOOTH = Number(process.env.SMOOTH ?? 55);

/** Notes how long each frame takes while something moves. */
function watch() {
  globalThis.frames = [];
  let last = 0;
  const frame = (now) => {
    const isMoving = document.getAnimations().some(({ playState }) => playState === "running");
    if (last > 0) globalThis.frames.push(now - last);
    last = isMoving ? now : 0;
    if (isMoving) requestAnimationFrame(frame);
  };
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...given) {
    if (last === 0) {
      last = -1;
      requestAnimationFrame(frame);
    }
    return animate.apply(this, given);
  };
}

/** The longest task of each decision of a run, in milliseconds of a slower processor. */
async function tasks({ page, play }) {
  const browser = page.context().browser();
  await browser.startTracing(page, { categories: ["toplevel", "blink.user_timing"] });
  await play((at) => page.evaluate((mark) => void performance.mark(mark), `decision ${at}`));
  const { traceEvents: events } = JSON.parse((await browser.stopTracing()).toString());
  const marks = events.filter((event) => event.name.startsWith("decision ")).sort((one, other) => one.ts - other.ts);
  const [{ pid, tid }] = marks;
  const every = events.filter((event) => event.pid === pid && event.tid === tid && event.tdur !== undefined && event.name.endsWith("RunTask"));
  return marks.map(({ ts }, at) => {
    const own = every.filter((task) => task.ts >= ts && task.ts < (marks[at + 1]?.ts ?? Infinity));
    return Math.max(...own.map(({ tdur }) => (tdur / 1000) * SLOWER));
  });
}

const browser = await launch();
const { address, stop } = await serve();
const site = { address, open: (...given) => open(browser, address, ...given) };
for (const { name } of tried) {
  const game = await moving(site, name, watch, DECISIONS);
  let [best, smooth] = [[], 0];
  for (let run = 0; run < RUNS; run += 1) {
    if (run > 0) await game.again();
    const longest = await tasks(game);
    if (longest.length !== game.count) throw new Error(`${name}: ${longest.length} decisions of ${game.count} were measured`);
    best = longest.map((time, at) => Math.min(time, best[at] ?? Infinity));
    const frames = await game.page.evaluate(() => globalThis.frames);
    smooth = Math.max(smooth, (1000 * frames.length) / frames.reduce((sum, time) => sum + time, 0));
  }
  await game.close();
  const isGood = Math.max(...best) <= LONG && smooth >= SMOOTH;
  console.log(`${name}: tasks of ${Math.round(Math.max(...best))} ms at most, bar ${LONG}; ${Math.round(smooth)} frames a second, bar ${SMOOTH}`);
  if (!isGood) process.exitCode = 1;
}
await browser.close();
stop();
