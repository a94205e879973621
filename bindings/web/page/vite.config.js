import { existsSync, readFileSync } from "node:fs";
import { defineConfig } from "vite";

/** The games that are built: those of the module of all, or those that have a module of their own. */
async function built() {
  const isBuilt = (name) => existsSync(new URL(`../dist/wasm/${name}_bg.wasm`, import.meta.url));
  if (isBuilt("index")) return (await import("solo-tabletop")).games;
  const { exports } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  const names = Object.keys(exports).map((path) => path.slice(2));
  const alone = await Promise.all(names.filter((name) => name && isBuilt(name)).map((name) => import(`solo-tabletop/${name}`)));
  return alone.flatMap((module) => module.games);
}

const games = await built();

/** What is known of the games before one is loaded: `import games from "virtual:games"`. */
const facts = {
  name: "games",
  resolveId: (id) => (id === "virtual:games" ? "\0games" : undefined),
  load: (id) => (id === "\0games" ? `export default ${JSON.stringify(games)}` : undefined),
};

/** A service worker that keeps every file of this build, so that the page opens without a network. */
const offline = {
  name: "offline",
  generateBundle(_, bundle) {
    const files = ["./", ...Object.keys(bundle).filter((file) => file !== "index.html")];
    const version = files.join().split("").reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
    const source = `const KEPT = "solo-${version.toString(36)}";
self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(${JSON.stringify(files)})).then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name.startsWith("solo-") && name !== KEPT);
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))).then(() => self.clients.claim()));
});
self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request)));
});
`;
    this.emitFile({ type: "asset", fileName: "offline.js", source });
  },
};

export default defineConfig({
  base: "./",
  plugins: [facts, offline],
  // Older targets would lose light-dark() in parts of a page.
  build: { target: "es2022", cssTarget: ["chrome123", "firefox121", "safari17.5"], assetsInlineLimit: 0, chunkSizeWarningLimit: 1000 },
  worker: { format: "es" },
  optimizeDeps: { exclude: ["solo-tabletop"] },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
});
