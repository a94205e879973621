// What the modules need of a browser: features [write]. Reads which features of WebAssembly the modules in dist/wasm declare and
// prints since when browsers have them, as the table of README.md, which `write` renews.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { argv } from "node:process";

const NAMES = ["Chrome", "Edge", "Firefox", "Safari"];

/**
 * Features by the names that compilers give them, with the first versions that have them: those of MDN's browser-compat-data 8.1.9,
 * for `mutable-globals`, which are not listed there any more, those of webassembly.org/features.
 */
const FEATURES = {
  "bulk-memory": ["bulk memory operations", 75, 79, 79, 15.1],
  "multivalue": ["several results of a function", 86, 86, 78, 13.1],
  "mutable-globals": ["mutable globals", 74, 79, 61, 13.1],
  "nontrapping-fptoint": ["conversions of numbers that do not trap", 75, 79, 64, 15.1],
  "reference-types": ["reference types", 96, 96, 79, 15.1],
  "sign-ext": ["sign extension", 74, 79, 62, 14.1],
};
/** Parts of features, as compilers know them. */
const PARTS = { "bulk-memory-opt": "bulk-memory", "call-indirect-overlong": "reference-types" };

/** The features that a module declares: a list of names, each behind a sign. */
export function featuresOf(bytes) {
  const [section] = WebAssembly.Module.customSections(new WebAssembly.Module(bytes), "target_features");
  if (!section) throw new Error("the module declares no features");
  const data = new Uint8Array(section);
  let at = 0;
  const number = () => {
    for (let value = 0, shift = 0; ; shift += 7) {
      const byte = data[at++];
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  return Array.from({ length: number() }, () => {
    at += 1;
    const length = number();
    return new TextDecoder().decode(data.subarray(at, (at += length)));
  });
}

const folder = new URL("../dist/wasm/", import.meta.url);
const modules = readdirSync(folder).filter((file) => file.endsWith(".wasm"));
const declared = new Set(modules.flatMap((file) => featuresOf(readFileSync(new URL(file, folder)))).map((name) => PARTS[name] ?? name));
const rows = [...declared].sort().map((name) => {
  if (!FEATURES[name]) throw new Error(`it is not written here since when browsers have ${name}`);
  return FEATURES[name];
});

/** The first versions with all that the modules need. */
export const needed = NAMES.map((_, at) => Math.max(...rows.map((row) => row[at + 1])));

const line = (cells) => `| ${cells.join(" | ")} |`;
export const table = [["the modules use", ...NAMES], NAMES.map(() => "---").concat("---"), ...rows, ["all of them", ...needed]].map(line).join("\n");

if (import.meta.filename === argv[1]) {
  if (argv[2] === "write") {
    const readme = new URL("../README.md", import.meta.url);
    writeFileSync(readme, readFileSync(readme, "utf8").replace(/(<!-- features -->\n\n).*?(\n\n<!-- \/features -->)/s, (_, before, after) => before + table + after));
  } else console.log(table);
}
