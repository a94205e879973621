import base from "./vite.config.js";
export default { ...base, cacheDir: "/tmp/py60/vite-cache2", server: { fs: { strict: false }, hmr: false } };
