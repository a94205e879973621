import type { GameName } from "solo-tabletop";
import { type Info, infoOf } from "./games.js";

/** How a game begins, and what has been entered since. */
export interface Begin {
  /** Options that differ from their defaults. */
  options: Record<string, string>;
  /** Deals the cards; `null` if somebody at the table reports what they show. */
  seed: bigint | null;
  /** Whether it is played with the cards that are kept in this browser. */
  own: boolean;
  /** Whether rules are explained as they come up. */
  lesson: boolean;
  /** Decisions, and without a seed also outcomes, in the notation of the game. */
  inputs: string[];
}

/** What the address asks for. */
export type Route =
  | { screen: "start" | "results" }
  | { screen: "setup" | "cards" | "study" | "saved"; game: GameName }
  | { screen: "play"; game: GameName; begin: Begin }
  | { screen: "lost"; game?: GameName; why: string };

const MAX_SEED = 2n ** 64n;
const SCREENS = ["cards", "study", "saved"] as const;

/** Reads an address: `#votk/seed=7&first=bot/buy+bm.fall+right`. */
export function routeOf(hash: string): Route {
  const [name = "", how = "", inputs = "", ...more] = hash.replace(/^#/, "").split("/");
  if (name === "" && how === "") return { screen: "start" };
  if (name === "results" && how === "") return { screen: "results" };
  const info = infoOf(name);
  if (!info) return { screen: "lost", why: `There is no game “${shown(name)}” here` };
  const game = info.name;
  if (how === "") return { screen: "setup", game };
  const screen = SCREENS.find((one) => one === how);
  if (screen) return { screen, game };
  const lost = (why: string): Route => ({ screen: "lost", game, why });
  if (more.length > 0) return lost("The address has too many parts");
  const begin = beginOf(how, info);
  if (typeof begin === "string") return lost(begin);
  const decided = inputsOf(inputs);
  if (typeof decided === "string") return lost(decided);
  return { screen: "play", game, begin: { ...begin, inputs: decided } };
}

/** A part of an address in a sentence. */
const shown = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** How a game begins, or why the address does not say it. */
function beginOf(how: string, game: Info): Omit<Begin, "inputs"> | string {
  const options: Record<string, string> = {};
  let seed: bigint | null | undefined = 1n;
  let [own, lesson] = [false, false];
  for (const [name, value] of new URLSearchParams(how)) {
    if (name === "companion" && value === "") seed = null;
    else if (name === "seed") seed = seedOf(value);
    else if (name === "cards" && value === "own") own = true;
    else if (name === "lesson" && value === "") lesson = true;
    else if (game.options.some((option) => option.name === name)) options[name] = value;
    else return `“${shown(value === "" ? name : `${name}=${value}`)}” in the address means nothing here`;
    if (seed === undefined) return `“${shown(value)}” is no seed: a seed is a whole number from 0 to 2^64 - 1`;
  }
  return { options, seed, own, lesson };
}

/** A seed as somebody types it; `undefined` if it is none. */
export function seedOf(text: string): bigint | undefined {
  if (!/^\d{1,20}$/.test(text.trim())) return undefined;
  const seed = BigInt(text.trim());
  return seed < MAX_SEED ? seed : undefined;
}

/** The address of the first game of a game, which explains itself; `undefined` for a game without lesson. */
export const lessonOf = ({ name, first_game: { seed, decisions } }: Info): string | undefined =>
  decisions > 0 ? hashOf(name, { options: {}, seed: BigInt(seed), own: false, lesson: true, inputs: [] }) : undefined;

/** The decisions in an address, or why they cannot be read. Notations have no dots, and spaces are written as `+`. */
function inputsOf(text: string): string[] | string {
  const decoded = (input: string) => decodeURIComponent(input.replaceAll("+", " "));
  try {
    return text === "" ? [] : text.split(".").map(decoded);
  } catch {
    return "A part of the address cannot be read: it was cut off or changed on its way";
  }
}

/** The address of a game. */
export function hashOf(game: GameName, { options, seed, own, lesson, inputs }: Begin): string {
  const dealt = seed === null ? "companion" : `seed=${seed}`;
  const others = Object.entries(options).map(([name, value]) => `&${name}=${encodeURIComponent(value)}`);
  const path = inputs.map((input) => encodeURIComponent(input).replaceAll("%20", "+")).join(".");
  return `#${game}/${dealt}${others.join("")}${own ? "&cards=own" : ""}${lesson ? "&lesson" : ""}${path && `/${path}`}`;
}
