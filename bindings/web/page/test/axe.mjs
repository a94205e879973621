// Faults that axe finds on a page.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Faults by WCAG 2.2 AA and by the best practices of axe, without exceptions. */
export async function faults(page) {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe);
  // Only the faults leave the page: what passes is many times as much, and takes longer to be handed over than to be found.
  return page.evaluate(async () => {
    const { violations } = await globalThis.axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"], resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map((node) => `${node.html} ${node.any[0]?.message ?? ""}`).join("\n   ")}`);
  });
}
