// Addresses of games in progress, made without a browser.
import { Dealer, Table, games } from "solo-tabletop/players";

/** The games that slow tests look at: all of them, or the one that ONLY names. */
export const tried = games.filter(({ name }) => name === (process.env.ONLY ?? name));

/** Decisions of a whole game; `pick` says which of how many, in the order that people are shown. */
export function decisions(name, seed, pick) {
  const table = new Table(name, { chance: Dealer.seeded(seed) });
  const taken = [];
  for (let step = 0; table.due() === "decision"; step += 1) {
    const choices = table.choices();
    const { notation } = pick ? choices[pick(step, choices.length)] : table.advice("sensible", step);
    table.act(notation);
    taken.push(notation);
  }
  return taken;
}

/** The address of a game after decisions. */
export const link = (name, seed, taken) => `#${name}/seed=${seed}/${taken.map((one) => one.replaceAll(" ", "+")).join(".")}`;
