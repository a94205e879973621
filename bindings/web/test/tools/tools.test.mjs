// The package that is installed here, in every tool: `bindings/web/tools` installs it, and names tools.
import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { copyFile, cp, mkdir, readFile, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { extname } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { chromium } from "playwright-core";

const here = new URL("./", import.meta.url);
const path = (name) => fileURLToPath(new URL(name, here));
const require = createRequire(import.meta.url);
const run = async (program, ...given) => (await promisify(execFile)(program, given, { cwd: here, timeout: 300_000 })).stdout.trim();
const bin = (name) => path(`node_modules/.bin/${name}`);
const node = (...given) => run(process.execPath, "--no-warnings", ...given);
const wasm = require.resolve("solo-tabletop/tomb4k.wasm");

let played;
before(async () => {
  await rm(path("out"), { recursive: true, force: true });
  played = await node("ready.mjs");
  assert.match(played, /^\d+ steps: ./);
});

/** What a page whose one script is this shows, under a policy that allows no more than WebAssembly needs. */
async function shown(folder, script) {
  const types = { ".js": "text/javascript", ".mjs": "text/javascript", ".wasm": "application/wasm" };
  const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'";
  const server = createServer(async ({ url }, response) => {
    const head = { "content-security-policy": policy };
    const name = new URL(url, "http://page").pathname;
    if (name === "/") return response.writeHead(200, { ...head, "content-type": "text/html" }).end(`<script type="module" src="${script}"></script>`);
    const body = await readFile(new URL(`.${name}`, folder)).catch(() => undefined);
    response.writeHead(body ? 200 : 404, { ...head, "content-type": types[extname(name)] ?? "text/plain" }).end(body);
  }).listen(0, "127.0.0.1");
  await new Promise((ready) => server.once("listening", ready));
  try {
    return await titled(`http://127.0.0.1:${server.address().port}/`);
  } finally {
    server.close();
  }
}

/** What a page shows as its title once it has played, if nothing went wrong in it. */
async function titled(address) {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const page = await browser.newPage();
    const errors = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    page.on("console", (message) => message.type() === "error" && !/favicon/.test(message.location().url) && errors.push(message.text()));
    await page.goto(address);
    await page.waitForFunction(() => document.title !== "", undefined, { timeout: 300_000 }).catch(() => {});
    assert.deepEqual(errors, []);
    return await page.title();
  } finally {
    await browser.close();
  }
}

/** A port that is free now: these servers do not say which one they have found. */
async function free() {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((ready) => server.once("listening", ready));
  const { port } = server.address();
  await new Promise((closed) => server.close(closed));
  return port;
}

/** What a server that is about to begin answers. */
async function answered(address) {
  // Minutes, against hanging for ever; in between the processor is left to the server.
  for (let tries = 0; tries < 3000; tries += 1) {
    const answer = await fetch(address).then((response) => response.text(), () => undefined);
    if (answer !== undefined) return answer;
    await new Promise((waited) => setTimeout(waited, 100));
  }
  return undefined;
}

const out = (name) => new URL(`out/${name}/`, here);

test("require", async () => {
  assert.equal(await node("required.cjs"), played);
});

test("helper", async () => {
  assert.equal(await node("helper.mjs"), played);
});

test("types", async () => {
  const strict = ["--ignoreConfig", "--strict", "--skipLibCheck", "false", "--exactOptionalPropertyTypes", "--noEmit", "--target", "ES2022"];
  const lib = ["--lib", "ES2022,ESNext.Disposable,DOM", "--types", "node"];
  await run(bin("tsc"), ...strict, ...lib, "--module", "NodeNext", "types.ts");
  await run(bin("tsc"), ...strict, ...lib, "--module", "ESNext", "--moduleResolution", "bundler", "types.ts");
});

test("esbuild", async () => {
  const { build } = await import("esbuild");
  const options = { bundle: true, format: "esm", target: "es2022", logLevel: "warning" };
  await build({ ...options, entryPoints: [path("bytes.mjs")], outdir: path("out/esbuild"), loader: { ".wasm": "binary" } });
  assert.equal(await shown(out("esbuild"), "/bytes.js"), played);
  await build({ ...options, entryPoints: [path("bytes.mjs")], outfile: path("out/esbuild/node.cjs"), platform: "node", format: "cjs", loader: { ".wasm": "binary" }, logOverride: { "empty-import-meta": "silent" } });
  assert.equal(await node("out/esbuild/node.cjs"), played);
});

test("rollup", async () => {
  const { rollup } = await import("rollup");
  const { nodeResolve } = await import("@rollup/plugin-node-resolve");
  const bundle = await rollup({ input: path("url.mjs"), plugins: [nodeResolve()] });
  await bundle.write({ dir: path("out/rollup"), format: "es" });
  await copyFile(wasm, path("out/rollup/tomb4k.wasm"));
  assert.equal(await shown(out("rollup"), "/url.js"), played);
});

/** Bundles with webpack. */
async function packed(target) {
  const webpack = require("webpack");
  const output = { path: path(`out/webpack-${target}`), filename: "main.mjs", module: true, chunkFormat: "module", publicPath: target === "web" ? "/" : "auto" };
  const settings = { mode: "production", target: [target === "web" ? "web" : "node20", "es2022"], context: path("."), experiments: { outputModule: true } };
  const stats = await promisify(webpack)({ ...settings, entry: target === "web" ? "./helper.mjs" : "./ready.mjs", output });
  assert.deepEqual(stats.toJson().errors.map(({ message }) => message), []);
}

test("webpack", async () => {
  await packed("web");
  assert.equal(await shown(out("webpack-web"), "/main.mjs"), played);
  await packed("node");
  assert.equal(await node("out/webpack-node/main.mjs"), played);
});

test("vite", async () => {
  const { build } = await import("vite");
  const common = { root: path("."), logLevel: "warn", configFile: false, worker: { format: "es" } };
  const input = { input: path("helper.mjs"), output: { entryFileNames: "main.js" } };
  await build({ ...common, base: "/", build: { target: "es2022", outDir: "out/vite", rollupOptions: input } });
  assert.equal(await shown(out("vite"), "/main.js"), played);
  await build({ ...common, build: { ssr: "ready.mjs", target: "es2022", outDir: "out/vite-server" } });
  assert.equal(await node(`out/vite-server/${(await readdir(out("vite-server"))).find((name) => /^ready\./.test(name))}`), played);
});

test("linked", async () => {
  // The package as `npm link` has it: a link to a folder that is not below the project.
  const project = path("out/linked");
  await mkdir(`${project}/node_modules`, { recursive: true });
  await cp(path("node_modules/solo-tabletop"), path("out/out-of-it"), { recursive: true });
  await symlink("../../out-of-it", `${project}/node_modules/solo-tabletop`);
  for (const file of ["helper.mjs", "game.mjs"]) await copyFile(path(file), `${project}/${file}`);
  await writeFile(`${project}/index.html`, '<script type="module" src="/helper.mjs"></script>');
  const { build, createServer: serve } = await import("vite");
  // The lines of the README.
  const common = { root: project, configFile: false, logLevel: "warn", build: { target: "es2022" }, worker: { format: "es" }, optimizeDeps: { exclude: ["solo-tabletop"] } };
  await build({ ...common, build: { target: "es2022", outDir: "dist", rollupOptions: { input: `${project}/helper.mjs`, output: { entryFileNames: "main.js" } } } });
  assert.equal(await shown(out("linked/dist"), "/main.js"), played);
  const server = await serve({ ...common, server: { port: 0, host: "127.0.0.1", fs: { allow: [project, path("out/out-of-it")] } } });
  await server.listen();
  try {
    assert.equal(await titled(server.resolvedUrls.local[0] ?? server.resolvedUrls.network[0]), played);
  } finally {
    await server.close();
  }
});

for (const bundler of ["turbopack", "webpack"]) {
  test(`next-${bundler}`, { timeout: 600_000 }, async () => {
    const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1", BUNDLER: bundler };
    await promisify(execFile)(bin("next"), ["build", "next", `--${bundler}`], { cwd: here, env, timeout: 400_000 });
    const port = await free();
    const server = spawn(process.execPath, [path("node_modules/next/dist/bin/next"), "start", "next", "--port", String(port)], { cwd: here, env, stdio: ["ignore", "ignore", "inherit"] });
    after(() => server.kill());
    const address = `http://127.0.0.1:${port}/`;
    assert.equal(await answered(`${address}server`), played, "on the server");
    assert.equal(await titled(address), played, "in the browser");
    server.kill();
  });
}

test("jest", async () => {
  await writeFile(path("out-jest.json"), JSON.stringify({ rootDir: path("jest"), testMatch: ["**/*.test.?js"], transform: {} }));
  try {
    await node("--experimental-vm-modules", "node_modules/.bin/jest", "--config", path("out-jest.json"));
  } finally {
    await rm(path("out-jest.json"));
  }
});

test("deno", async () => {
  assert.equal(await run(bin("deno"), "run", "--allow-read", "--allow-env", "ready.mjs"), played);
});

test("bun", async () => {
  assert.equal(await run(bin("bun"), "ready.mjs"), played);
  assert.equal(await run(bin("bun"), "required.cjs"), played);
});

test("workerd", async () => {
  const { build } = await import("esbuild");
  await build({ entryPoints: [path("worker.mjs")], bundle: true, format: "esm", target: "es2022", outfile: path("out/workerd/worker.js"), external: ["*.wasm"], logLevel: "warning" });
  await copyFile(wasm, path("out/workerd/tomb4k.wasm"));
  const port = await free();
  await writeFile(
    path("out/workerd/config.capnp"),
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (services = [(name = "main", worker = .game)], sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")]);
const game :Workerd.Worker = (compatibilityDate = "2025-06-01", modules = [(name = "worker.js", esModule = embed "worker.js"), (name = "solo-tabletop/tomb4k.wasm", wasm = embed "tomb4k.wasm")]);
`,
  );
  const worker = spawn(bin("workerd"), ["serve", path("out/workerd/config.capnp")], { stdio: ["ignore", "ignore", "inherit"] });
  after(() => worker.kill());
  const answer = await answered(`http://127.0.0.1:${port}/`);
  worker.kill();
  assert.equal(answer, played);
});
