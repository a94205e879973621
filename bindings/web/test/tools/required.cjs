const tomb = require("solo-tabletop/tomb4k");
const { Table: WithPlayers, games } = require("solo-tabletop/players");

import("./game.mjs").then(({ play, report }) => {
  const hints = new WithPlayers("tomb4k", { chance: tomb.Dealer.seeded(7) }).hint(2, 1);
  report(hints.length > 0 && games.length === 5 && tomb.games.length === 1 ? play(tomb) : "no hints");
});
