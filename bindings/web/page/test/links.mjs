// Addresses of games in progress, made without a browser.
import { Dealer, Table, games } from "solo-tabletop/players";

/** EVERY=yes tries every game at every size and the whole of each list, which takes an hour; otherwise each size has games of its own. */
export const every = process.env.EVERY !== undefined;

/** What is looked at with EVERY=yes, and otherwise. */
export const most = (all, few) => (every ? all : few);

/** The games that slow tests look at. */
export const tried = every ? games : games.filter(({ name }) => name === "votk");

/** The sizes at which a game is tried. */
export const sizesOf = (name, sizes) => sizes.filter((_, at) => every || at === games.findIndex((game) => game.name === name) % sizes.length);

/** Decisions of a whole game; `pick` says which of how many, in the order that people are shown. */
export function decisions(name, seed, pick) {
  const table = new Table(name, { chance: Dealer.seeded(seed) });
  const taken = [];
  for (let step = 0; table.due() === "decision"; step += 1) {
    const choices = table.choices();
    const { notation } = pick ? choices[pick(step, choices.length)] : table.advice("sensible", step);
    taken.push(notation, ...decide(table, notation));
  }
  return taken;
}

/** Those of these first decisions of a game that the page asks for. */
export function asked(name, seed, taken) {
  const table = new Table(name, { chance: Dealer.seeded(seed) });
  const found = [];
  for (let at = 0; at < taken.length; at += 1 + decide(table, taken[at]).length) found.push(taken[at]);
  return found;
}

/** Decides as the page does; returns what it decides by itself. */
export function decide(table, notation) {
  table.act(notation);
  return passedOver(table);
}

/** Decides what the page does not ask, because every answer leads to the same. */
export function passedOver(table) {
  const taken = [];
  while (table.makesNoDifference()) {
    const [{ notation }] = table.choices();
    table.act(notation);
    taken.push(notation);
  }
  return taken;
}

/** The address of a game after decisions. */
export const link = (name, seed, taken) => `#${name}/seed=${seed}/${taken.map((one) => one.replaceAll(" ", "+")).join(".")}`;
