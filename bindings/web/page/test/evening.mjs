// Lines of an evening beside the box, as they are typed at the table.
export const LINES = [
  "tokens insight aether glory aether glory insight insight aether",
  "rolls black mercury tin iron mercury wild; white mercury iron iron wild wild; red tin tin tin iron",
  "deal = water",
  "setup-roll mercury",
  "setup-roll mercury",
  "draft black tin",
  "end",
  "flip p-water = black copper+tin 2 track:water;track:water else vp:5;track:fire;track:earth;track:air",
  "end",
  "flip = red copper+lead 1 track:earth;track:water",
  "draft black iron",
  "levels 0 1 0 0",
  "end",
  "flip = red max 3 experiment",
  "row = earth earth:1 6",
  "end",
];

/** The address of an evening, which begins with options that suit it. */
export const EVENING = "#trismegistus-bot/companion&reports=lean&human_checks=loose";

/** The address after lines. */
export const evening = (lines) => `${EVENING}/${lines.map((line) => encodeURIComponent(line).replaceAll("%20", "+")).join(".")}`;
