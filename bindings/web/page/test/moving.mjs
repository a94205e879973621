// A game that is played by keys on a phone on which everything moves.
import { Dealer, Table } from "solo-tabletop";
import { PHONE, taking } from "./browser.mjs";
import { decide, decisions, link } from "./links.mjs";

/** Decisions before those that are looked at. */
const FIRST = 5;

/** A page with a game from a third of it on, in which scripts run first; `decided` says how many decisions are looked at. */
export async function moving(site, name, script, decided) {
  const all = decisions(name, 7);
  const start = Math.floor(all.length / 3);
  const before = link(name, 7, all.slice(0, start));
  const { page, errors, close } = await site.open(before, { size: PHONE, motion: true, script });
  await page.locator(".scene").waitFor();
  return {
    page,
    errors,
    close,
    // A short game has fewer.
    count: Math.min(decided, all.length - start - FIRST),
    /** Plays on; `mark` is called before each decision that is looked at. */
    async play(mark = () => {}) {
      const there = new Table(name, { chance: Dealer.seeded(7) });
      for (const notation of all.slice(0, start)) there.act(notation);
      for (let at = 0, taken = start; at < FIRST + decided && taken < all.length; at += 1) {
        const number = there.choices().findIndex(({ notation }) => notation === all[taken]) + 1;
        taken += 1 + decide(there, all[taken]).length;
        if (at >= FIRST) await mark(at - FIRST);
        await page.keyboard.type(String(number));
        await page.keyboard.press("Enter");
        await page.waitForFunction((ask) => document.querySelector(".ask")?.textContent === ask, there.scene().ask);
        await taking(page);
      }
    },
    async again() {
      await page.goto("about:blank");
      await page.goto(site.address + before);
      await page.locator(".scene").waitFor();
    },
  };
}
