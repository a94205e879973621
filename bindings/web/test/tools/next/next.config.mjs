import { fileURLToPath } from "node:url";

// Packages are installed one folder higher.
const root = fileURLToPath(new URL("..", import.meta.url));

export default {
  distDir: `.next/${process.env.BUNDLER}`,
  turbopack: { root },
  outputFileTracingRoot: root,
};
