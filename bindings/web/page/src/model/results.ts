import type { Results } from "solo-tabletop";
import { readText } from "./file.js";
import { LOADED, type Module, games as known, moduleOf } from "./games.js";
import type { Kept } from "./kept.js";
import { Play } from "./play.js";
import { isRefusal } from "./refusal.js";
import { addResults, ownResults } from "./store.js";
import { alone } from "./tabs.js";
import { within } from "./within.js";
import { counted } from "./words.js";

// Results of the player: a line for each finished game, in the form that the terminal keeps. A game that is kept has its line with
// it. What is imported, and what a game leaves that is forgotten, is added to a text of which nothing is taken out.

/** A module of a game; any of them reads results. */
const anyModule = (): Promise<Module> => within(moduleOf((known[0] as (typeof known)[number]).name), LOADED);

/** Lines of games that were kept by earlier pages, by version of the game. */
const earlier = new Map<string, Promise<string | undefined>>();

/** The line of a game; nothing until it has ended, and of one that cannot be opened. */
async function lineOf(kept: Kept): Promise<string | undefined> {
  if (kept.line !== undefined || kept.result === undefined) return kept.line;
  const version = `${kept.id} ${kept.changed}`;
  const opened = async () => Play.restored(await within(moduleOf(kept.game), LOADED), kept).line;
  const line = earlier.get(version) ?? opened().catch(() => undefined);
  earlier.set(version, line);
  return line;
}

/** Adds the line of a game that is to be forgotten; `false` if there is no room for it. */
export async function keepLine(kept: Kept): Promise<boolean> {
  const line = await lineOf(kept);
  return line === undefined || add(line);
}

async function add(lines: string): Promise<boolean> {
  let isKept = false;
  await alone("solo/results", () => (isKept = addResults(lines)));
  return isKept;
}

/** The results of this browser as lines. */
async function linesOf(games: readonly Kept[]): Promise<string> {
  const lines = await Promise.all(games.map(lineOf));
  return [ownResults(), ...lines.filter((line) => line !== undefined)].join("\n").trim();
}

/**
 * The results of this browser as one file, and what they come to; `null` if there are none.
 * @throws Unanswered if the network does not bring what reads them
 */
export async function resultsOf(games: readonly Kept[]): Promise<Results | null> {
  const lines = await linesOf(games);
  return lines === "" ? null : (await anyModule()).results(lines);
}

/**
 * Adds the results of a file that are not here, and says what came of it.
 * @throws Unanswered if the network does not bring what reads them
 */
export async function imported(games: readonly Kept[], file: File): Promise<string> {
  const module = await anyModule();
  const name = `“${file.name}”`;
  const refused = (why: string) => `${name} is no file of results, and nothing was added: ${why}. ${FORM}`;
  let text: string;
  try {
    text = await readText(module, file);
  } catch (error) {
    if (isRefusal(error)) return refused(error.message);
    throw error;
  }
  const { read, added, count, faults } = module.results(await linesOf(games), text);
  const [first] = faults;
  const fault = first && `line ${first.line} is no finished game (${first.message})`;
  if (read === 0) return refused(fault ?? "it is empty");
  if (!(await add(added))) return `This browser keeps nothing, because it is not allowed to or has no room. Nothing of ${name} was added.`;
  const others = read - count;
  const came = [`${counted(count, "result")} of ${name} added`, ...(others > 0 ? [`${others} already here`] : [])];
  const left = faults.length === 1 ? "It was" : `It and ${counted(faults.length - 1, "other line")} were`;
  return `${came.join(", ")}.${fault ? ` ${fault.charAt(0).toUpperCase()}${fault.slice(1)}. ${left} left out.` : ""}`;
}

const FORM = "Such a file has a line of JSON for each game; this page and the program in the terminal write it, as results.jsonl.";
