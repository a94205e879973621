"use client";

import { useEffect } from "react";
import { play, report } from "../../game.mjs";

// The game is loaded in the browser, and a worker thinks of a hint.
export default function Page() {
  useEffect(() => {
    import("solo-tabletop/tomb4k").then(async ({ Dealer, Helper, Table }) => {
      const helper = new Helper();
      const hints = await helper.hint(new Table("tomb4k", { chance: Dealer.seeded(7) }), 2, 1);
      helper.close();
      report(hints.length > 0 ? play({ Dealer, Table }) : "no hints");
    });
  }, []);
  return <p>A game is played.</p>;
}
