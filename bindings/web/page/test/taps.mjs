// A composed table as a player uses it: choices are taken by taps on things.
import assert from "node:assert/strict";
import { taking } from "./browser.mjs";

/** A point of an element at which a tap meets it; `undefined` if everything of it is covered or out of the window. */
const point = (element) =>
  element.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    for (const [x, y] of [[0.5, 0.5], [0.15, 0.5], [0.15, 0.2], [0.08, 0.8], [0.5, 0.15], [0.85, 0.5], [0.5, 0.9]]) {
      const [atX, atY] = [left + width * x, top + height * y];
      const met = document.elementFromPoint(atX, atY);
      if (met && (one === met || one.contains(met))) return [atX, atY];
    }
    return undefined;
  });

async function tap(page, element, what) {
  const at = (await element.count()) > 0 ? await point(element.first()) : undefined;
  assert.ok(at, `${what} cannot be tapped`);
  await page.mouse.click(...at);
}

/** The button of a thing. */
const thing = (page, id) => page.locator(`[data-item="${id}"] > button, button[data-item="${id}"]`).filter({ visible: true });

/** Takes a decision of a position by taps: on what has its verb, or on its thing and then on its verb or on the second thing. */
export async function take(page, table, notation) {
  const play = table.plays().choices.find((one) => one.notation === notation);
  const verb = () => page.locator(`[data-notation="${notation}"]`).filter({ visible: true });
  await taking(page);
  if ((await verb().count()) > 0) return tap(page, verb(), notation);
  assert.ok(play.source, `${notation} lies on nothing`);
  const before = await page.locator(".ask").textContent();
  await tap(page, thing(page, play.source), play.source);
  if ((await verb().count()) > 0) return tap(page, verb(), notation);
  if (play.target && (await page.locator(`[data-item="${play.target}"] > [data-tap="targets"]`).count()) > 0) return tap(page, thing(page, play.target), play.target);
  const listed = page.locator(".drawer .choice", { hasText: table.choices().find((one) => one.notation === notation).label });
  if ((await listed.count()) > 0) await tap(page, listed, notation);
  return before;
}

/** The decisions of a position that no taps reach. */
export async function unreached(page, table) {
  const labels = new Map(table.choices().map(({ notation, label }) => [notation, label]));
  const plays = table.plays().choices.map(({ notation, source, target }) => ({ notation, source, target, label: labels.get(notation) }));
  await taking(page);
  return page.evaluate(async (plays) => {
    const isShown = (one) => one !== null && one.getBoundingClientRect().width > 0;
    const find = (selector) => [...document.querySelectorAll(selector)].find(isShown);
    const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const lost = [];
    for (const { notation, source, target, label } of plays) {
      const verb = () => find(`[data-notation="${CSS.escape(notation)}"]`);
      if (verb()) continue;
      const button = source && find(`[data-item="${source}"] > button, button[data-item="${source}"]`);
      const alone = plays.filter((one) => one.source === source).length === 1;
      if (button?.dataset.tap === "takes" && alone) continue;
      if (!button || button.dataset.tap === "nothing") {
        lost.push(`${label}: nothing to tap`);
        continue;
      }
      button.click();
      await drawn();
      const isListed = [...document.querySelectorAll(".drawer .choice .label")].some((one) => one.textContent === label);
      if (!verb() && !find(`[data-item="${target}"] > [data-tap="targets"]`) && !isListed) lost.push(`${label}: no verb after a tap`);
      document.querySelector(".drawer .shut")?.click();
      dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
      await drawn();
    }
    return lost;
  }, plays);
}
