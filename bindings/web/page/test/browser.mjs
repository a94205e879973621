// Chromium on the built page, and a server for its files.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname } from "node:path";
import { chromium } from "playwright-core";

const built = new URL("../dist/", import.meta.url);
const types = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm" };
const flags = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

/** Serves the built page; `stop` ends it, `address` is where it is. */
export async function serve() {
  const server = createServer(async ({ url }, response) => {
    const path = new URL(url, "http://page").pathname.slice(1) || "index.html";
    try {
      const body = await readFile(new URL(path, built));
      response.writeHead(200, { "content-type": types[extname(path)] ?? "text/plain" }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  return { address: `http://127.0.0.1:${server.address().port}/`, stop: () => server.close() };
}

export const launch = () => chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: flags });

export const DESK = { width: 1280, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** Whatever waits for a frame or a moment waits for half a second more. */
function slowly() {
  const wait = setTimeout;
  window.setTimeout = (work, time = 0, ...given) => wait(work, time + 500, ...given);
  window.requestAnimationFrame = (work) => wait(() => work(performance.now()), 500);
}

/** A page in a window of its own, with everything that went wrong in it; `late` on a machine that draws late. */
export async function open(browser, address, hash = "", { size = DESK, dark = false, late = false } = {}) {
  const context = await browser.newContext({ viewport: size, colorScheme: dark ? "dark" : "light", serviceWorkers: "block" });
  const page = await context.newPage();
  // A busy machine draws late.
  page.setDefaultTimeout(30_000);
  const errors = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  if (late) await page.addInitScript(slowly);
  await page.goto(address + hash);
  return { page, errors, close: () => context.close() };
}
