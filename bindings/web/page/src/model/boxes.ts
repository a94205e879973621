import type { Said } from "solo-tabletop";
import { counted } from "./words.js";

// What a shelf shows of a game beside its facts. A game without an entry has a plain box.

const files: Record<string, string> = import.meta.glob("../boxes/*.svg", { eager: true, query: "?url", import: "default" });

/** The address of the picture of a game. */
export const pictureOf = (game: string): string | undefined => files[`../boxes/${game}.svg`];

const WEIGHTS: Readonly<Record<string, string>> = {
  "tomb4k": "light: learned while you play",
  "votk": "medium: two minutes to learn, cards to know",
  "scrapyard": "medium: many cards, simple actions",
  "kings-challenge": "heavy: many ways to score",
  "trismegistus-bot": "heavy: an opponent for your own box",
};

/** How hard a game is to learn, in words. */
export const weightOf = (game: string): string | undefined => WEIGHTS[game];

/** What the points of a game count, ahead and behind. A game without an entry counts points. */
const MEASURES: Readonly<Record<string, readonly [ahead: string, behind: string]>> = {
  "tomb4k": ["points", "points below zero"],
  "votk": ["points ahead of the Bot", "points behind the Bot"],
  "scrapyard": ["rating points", "rating points below zero"],
  "kings-challenge": ["VP ahead of le Roy", "VP behind le Roy"],
  "trismegistus-bot": ["VP ahead of Botmegistus", "VP behind Botmegistus"],
};

/** The clause by which a game ended, where it can end in several ways. A game without an entry has one way. */
const ENDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "tomb4k": { escaped: "TK-12.6", dead: "TK-11.3", lost: "TK-10.2" },
  "scrapyard": { win: "SE-14.1", loss: "SE-14.1", capped: "SE-14.3" },
};

/** Those rules of the end that led to an outcome; all of them if it is not known which. */
export function leadingTo(outcome: unknown, game: string, rules: readonly Said[]): readonly Said[] {
  const { result = "" } = outcome as { result?: string };
  const clause = ENDS[game]?.[result];
  const led = rules.filter(({ rule }) => rule !== null && rule === clause);
  return led.length > 0 ? led : rules;
}

/** Whether the game is played beside its box, so that only the person knows their score. */
export const isBeside = (game: string | undefined): boolean => game === "trismegistus-bot";

/** The result of a game, or a mean of results, in words. */
export function measured(game: string, points: number): string {
  const [ahead, behind] = MEASURES[game] ?? [];
  if (!ahead || !behind) return counted(points, "point");
  return `${Math.abs(points)} ${points < 0 ? behind : ahead}`;
}
