// The pictures of the guide: node test/pictures.mjs FOLDER. The positions are those of docs/tests/drawn/position.rs.
import { Dealer, Table, games } from "solo-tabletop/players";
import { launch, open, serve, still } from "./browser.mjs";
import { link } from "./links.mjs";

const SEED = 3;
const MIDDLE = 12;
const SIZE = { width: 1024, height: 780 };

const [folder] = process.argv.slice(2);
const { address, stop } = await serve();
const browser = await launch();
for (const { name } of games) {
  const table = new Table(name, { chance: Dealer.seeded(SEED) });
  const taken = [];
  while (taken.length < MIDDLE && table.due() === "decision") {
    const { notation } = table.advice("sensible", 1);
    table.act(notation);
    taken.push(notation);
  }
  const { page, errors, close } = await open(browser, address, link(name, SEED, taken), { size: SIZE });
  await page.waitForSelector("h1");
  await still(page);
  await page.screenshot({ path: `${folder}/page-${name}.png` });
  if (errors.length > 0) throw new Error(`${name}: ${errors}`);
  await close();
}
await browser.close();
stop();
