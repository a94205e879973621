import type { Module } from "./games.js";

/** The text of a file that any system wrote, as every program of this project reads it. */
export async function readText(module: Module, file: File): Promise<string> {
  return module.fileText(new Uint8Array(await file.arrayBuffer()));
}

/** Hands a text to the browser as a file. */
export function download(name: string, text: string, type = "text/plain"): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
