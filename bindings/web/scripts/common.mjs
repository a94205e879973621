// CommonJS for Node, which is what `require` and Jest load: node scripts/common.mjs FOLDER MODULE ...
import { build } from "esbuild";

const [folder, ...modules] = process.argv.slice(2);
for (const name of modules.flatMap((module) => [module, `${module}-players`])) {
  await build({
    // In Node `init` is done when it returns: it reads a file.
    stdin: { contents: `import { init } from "./${name}-init.js";\nexport * from "./${name}-init.js";\ninit();\n`, resolveDir: folder },
    outfile: `${folder}/${name}.cjs`,
    bundle: true,
    format: "cjs",
    platform: "node",
    target: "node20.16",
    define: { "import.meta.url": "here" },
    banner: { js: 'const here = require("node:url").pathToFileURL(__filename).href;' },
    logLevel: "warning",
  });
}
