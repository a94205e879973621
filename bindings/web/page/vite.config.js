import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { defineConfig } from "vite";

/** The games that are built: those of the module of all, or those that have a module of their own. */
async function built() {
  const modules = readdirSync(new URL("../dist/wasm", import.meta.url)).flatMap((file) => /^(.*)_bg\.wasm$/.exec(file)?.[1] ?? []);
  if (modules.includes("index")) return (await import("solo-tabletop")).games;
  const names = modules.filter((name) => !name.endsWith("-players"));
  const alone = await Promise.all(names.map((name) => import(`solo-tabletop/${name}`)));
  return alone.flatMap((module) => module.games);
}

const games = await built();

/** What is known of the games before one is loaded: `import games from "virtual:games"`. */
const facts = {
  name: "games",
  resolveId: (id) => (id === "virtual:games" ? "\0games" : undefined),
  load: (id) => (id === "\0games" ? `export default ${JSON.stringify(games)}` : undefined),
};

/** The service worker, with the files of this build: first what every screen needs, then modules of games and their workers. */
const offline = {
  name: "offline",
  generateBundle(_, bundle) {
    const built = Object.values(bundle).filter(({ fileName }) => fileName !== "index.html");
    const isShell = ({ isEntry, fileName }) => isEntry === true || /\.(css|svg)$/.test(fileName);
    const name = ({ fileName }) => fileName;
    const shell = ["./", ...readdirSync(new URL("public", import.meta.url)), ...built.filter(isShell).map(name)];
    const rest = built.filter((file) => !isShell(file)).map(name);
    const version = createHash("sha256").update(built.map(name).sort().join()).digest("hex").slice(0, 12);
    const lists = { VERSION: version, SHELL: shell, REST: rest };
    const source = readFileSync(new URL("offline.js", import.meta.url), "utf8");
    const head = Object.entries(lists).map(([list, value]) => `const ${list} = ${JSON.stringify(value)};\n`);
    this.emitFile({ type: "asset", fileName: "offline.js", source: head.join("") + source });
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
