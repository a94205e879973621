// A game, and then a hint of a worker.
import { Dealer, Helper, Table } from "solo-tabletop/tomb4k";
import { play, report } from "./game.mjs";

const played = play({ Dealer, Table });
const helper = new Helper();
const hints = await helper.hint(new Table("tomb4k", { chance: Dealer.seeded(7) }), 2, 1);
helper.close();
report(hints.length > 0 ? played : "no hints");
