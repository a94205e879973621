/** A part of a whole: "7 %", "0.4 %". */
export function percent(part: number, whole: number): string {
  const share = whole === 0 ? 0 : (100 * part) / whole;
  const digits = share > 0 && share < 1 ? 1 : 0;
  return `${share.toFixed(digits)} %`;
}
