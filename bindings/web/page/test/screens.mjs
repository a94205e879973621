// Pictures of every game: node test/screens.mjs FOLDER [GAME ...]. To be looked at by whoever changes the page.
import { mkdirSync } from "node:fs";
import { games } from "solo-tabletop";
import { DESK, PHONE, launch, open, serve, still } from "./browser.mjs";
import { LINES, evening } from "./evening.mjs";
import { decisions, link } from "./links.mjs";

const [folder, ...chosen] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const { address, stop } = await serve();
const browser = await launch();

async function picture(name, hash, size, dark) {
  const { page, errors, close } = await open(browser, address, hash, { size, dark });
  await page.waitForSelector("h1");
  await still(page);
  if (hash.endsWith("/study")) {
    await page.getByRole("button", { name: "Play" }).click();
    await page.locator("[role=status]", { hasText: "Done" }).waitFor();
  }
  await page.screenshot({ path: `${folder}/${name}-${size.width > 900 ? "desk" : "phone"}${dark ? "-dark" : ""}.png`, fullPage: true });
  if (errors.length > 0) console.error(name, errors);
  await close();
}

for (const { name } of games) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const all = decisions(name, 7);
  const half = Math.floor(all.length / 2);
  for (const [size, dark] of [[DESK, false], [PHONE, true]]) await picture(`${name}-middle`, link(name, 7, all.slice(0, half)), size, dark);
  for (const size of [DESK, PHONE]) {
    await picture(`${name}-setup`, `#${name}`, size, false);
    await picture(`${name}-begin`, link(name, 7, []), size, false);
    await picture(`${name}-end`, link(name, 7, all), size, size === DESK);
  }
}
if (chosen.length === 0 || chosen.includes("trismegistus-bot")) {
  for (const size of [DESK, PHONE]) {
    for (const dark of [false, true]) await picture("evening", evening(LINES.slice(0, 7)), size, dark);
    await picture("evening-later", evening(LINES), size, false);
    await picture("evening-setup", evening([]), size, false);
  }
}
for (const size of chosen.length === 0 ? [DESK, PHONE] : []) {
  const others = { start: "", results: "#results", cards: "#votk/cards", study: "#tomb4k/study", companion: "#tomb4k/companion" };
  for (const [name, hash] of Object.entries(others)) await picture(name, hash, size, false);
}
await browser.close();
stop();
