/** The text of a file that any system wrote: UTF-8 or, with its mark, UTF-16. */
export async function readText(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first, second, third, fourth] = bytes;
  if (first === 0x50 && second === 0x4b && third === 3 && fourth === 4) {
    throw new Error("this is a workbook or another packed file, not text");
  }
  const marks = first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
  try {
    return new TextDecoder(marks, { fatal: true }).decode(bytes);
  } catch {
    throw new Error("it is not text in UTF-8: save the file as UTF-8");
  }
}
