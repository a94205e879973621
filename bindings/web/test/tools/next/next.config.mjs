import { fileURLToPath } from "node:url";

// Packages are installed one folder higher.
const root = fileURLToPath(new URL("..", import.meta.url));

export default {
  // On the server Node loads the package itself.
  serverExternalPackages: ["solo-tabletop"],
  distDir: `.next/${process.env.BUNDLER}`,
  turbopack: { root },
  outputFileTracingRoot: root,
};
