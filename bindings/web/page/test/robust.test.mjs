// Every screen can be used by everybody, and no click breaks anything.
import assert from "node:assert/strict";
import { test } from "node:test";
import { games } from "solo-tabletop";
import { faults } from "./axe.mjs";
import { DESK, PHONE, served } from "./browser.mjs";
import { LINES, evening } from "./evening.mjs";
import { decisions, link, most, sizesOf } from "./links.mjs";

const CLICKS = Number(process.env.CLICKS ?? 150);

const site = served();

/** Clicks something by chance, again and again: buttons of the table, the panel, the tools, and what lies over them. */
function monkey(page, clicks, seed) {
  return page.evaluate(
    async ([clicks, seed]) => {
      let state = seed;
      const random = (below) => {
        state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
        return Math.floor((state / 2 ** 32) * below);
      };
      const home = location.hash;
      // A task of its own, so that the page draws before it.
      const drawn = () => new Promise((done) => setTimeout(done));
      // What leads to a window of the browser.
      const left = (button) => /^(Save|Link|Hint|Hint …)$/.test(button.textContent.trim());
      let done = 0;
      for (; done < clicks; done += 1) {
        const root = document.querySelector("dialog[open]") ?? document;
        const buttons = [...root.querySelectorAll("button:not(:disabled), summary")].filter((button) => !left(button));
        const acts = buttons.filter((button) => button.matches(".choice, .act, .can"));
        const among = acts.length > 0 && random(3) > 0 ? acts : buttons;
        if (!root.querySelector(".choice, .act, .can") && root === document) {
          location.hash = home.replace(/seed=\d+/, `seed=${random(1_000_000)}`);
          // A test that hangs here ends by its own limit.
          while (!document.querySelector(".choice, .act, .can")) await drawn();
          continue;
        }
        among[random(among.length)]?.click();
        await drawn();
      }
      return done;
    },
    [clicks, seed],
  );
}

const LOOKS = [[DESK, false], [PHONE, true], [DESK, true], [PHONE, false]];

for (const [size, dark] of LOOKS) {
  const how = `${size.width} wide, ${dark ? "dark" : "light"}`;
  test(`axe finds nothing, and everything fits, ${how}`, async () => {
    const screens = [""];
    for (const [number, { name }] of games.entries()) {
      if (!sizesOf(name, LOOKS).some((look) => look[0] === size && look[1] === dark)) continue;
      const taken = decisions(name, 7);
      const others = [`#${name}/cards`, `#${name}/study`, link(name, 7, [])];
      screens.push(`#${name}`, ...most(others, [others[number % others.length]]), link(name, 7, taken.slice(0, taken.length / 2)), link(name, 7, taken));
    }
    screens.push(evening(LINES.slice(0, 7)), ...most([evening(LINES)], []));
    const found = [];
    const { page, errors, close } = await site.open("", { size, dark });
    for (const hash of screens) {
      // From elsewhere, so that the page begins anew and does not only follow a link.
      await page.goto("about:blank");
      await page.goto(site.address + hash);
      await page.locator("h1").waitFor();
      if (/seed|companion/.test(hash)) await page.locator(".scene").waitFor();
      for (const summary of await page.locator(".lines summary").all()) await summary.click();
      found.push(...(await faults(page)));
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) found.push(`${hash.slice(0, 40)} is ${wide} pixels too wide`);
      const tells = page.locator(".table .name.tells:visible").first();
      if (hash.includes("seed") && (await tells.count()) > 0) {
        await tells.click();
        found.push(...(await faults(page)));
      }
      assert.deepEqual(errors, [], hash.slice(0, 40));
    }
    await close();
    assert.deepEqual([...new Set(found)], []);
  });
}

for (const { name } of games) {
  for (const size of sizesOf(name, [DESK, PHONE])) {
    test(`${CLICKS / 2} random clicks on ${name}, ${size.width} wide`, { timeout: 600_000 }, async () => {
      const { page, errors, close } = await site.open(`#${name}/seed=1`, { size });
      await page.locator(".scene").waitFor();
      assert.equal(await monkey(page, CLICKS / 2, size.width), CLICKS / 2);
      assert.deepEqual(errors, []);
      await close();
    });
  }
}
