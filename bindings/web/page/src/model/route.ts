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
  /** Decisions, and without a seed also outcomes, in the notation of the game. */
  inputs: string[];
}

/** What the address asks for. */
export type Route =
  | { screen: "start" }
  | { screen: "setup" | "cards" | "study" | "saved"; game: GameName }
  | { screen: "play"; game: GameName; begin: Begin };

const MAX_SEED = 2n ** 64n;

/** Reads an address: `#votk/seed=7&first=bot/buy+bm.fall+right`. */
export function routeOf(hash: string): Route {
  const [name = "", how, inputs = ""] = hash.replace(/^#/, "").split("/");
  const game = infoOf(name);
  if (!game) return { screen: "start" };
  if (how === undefined || how === "") return { screen: "setup", game: game.name };
  if (how === "cards" || how === "study" || how === "saved") return { screen: how, game: game.name };
  return { screen: "play", game: game.name, begin: { ...beginOf(how, game), inputs: inputsOf(inputs) } };
}

function beginOf(how: string, game: Info): Omit<Begin, "inputs"> {
  const options: Record<string, string> = {};
  const fields = new URLSearchParams(how);
  for (const { name } of game.options) {
    const value = fields.get(name);
    if (value !== null) options[name] = value;
  }
  const seed = fields.has("companion") ? null : (seedOf(fields.get("seed") ?? "") ?? 1n);
  return { options, seed, own: fields.get("cards") === "own" };
}

/** A seed as somebody types it; `undefined` if it is none. */
export function seedOf(text: string): bigint | undefined {
  if (!/^\d{1,20}$/.test(text.trim())) return undefined;
  const seed = BigInt(text.trim());
  return seed < MAX_SEED ? seed : undefined;
}

// Notations are made of letters, digits, hyphens and underscores, with spaces between.
function inputsOf(text: string): string[] {
  return text === "" ? [] : text.split(".").map((input) => decodeURIComponent(input.replaceAll("+", " ")));
}

/** The address of a game. */
export function hashOf(game: GameName, { options, seed, own, inputs }: Begin): string {
  const dealt = seed === null ? "companion" : `seed=${seed}`;
  const others = Object.entries(options).map(([name, value]) => `&${name}=${encodeURIComponent(value)}`);
  const path = inputs.map((input) => encodeURIComponent(input).replaceAll("%20", "+")).join(".");
  return `#${game}/${dealt}${others.join("")}${own ? "&cards=own" : ""}${path && `/${path}`}`;
}
