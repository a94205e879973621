// The lines of the README that are a program.
import { readFile } from "node:fs/promises";

export async function lines(file = "../README.md") {
  const readme = await readFile(new URL(file, import.meta.url), "utf8");
  return /```js\n(.*?)```/s.exec(readme)[1];
}
