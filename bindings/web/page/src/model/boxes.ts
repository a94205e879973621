// What a shelf shows of a game beside its facts. A game without an entry has a plain box.

const files: Record<string, string> = import.meta.glob("../boxes/*.svg", { eager: true, query: "?url", import: "default" });

/** The address of the picture of a game. */
export const pictureOf = (game: string): string | undefined => files[`../boxes/${game}.svg`];

const WEIGHTS: Readonly<Record<string, string>> = {
  "tomb4k": "light: learned while you play",
  "votk": "medium: two minutes to learn, cards to know",
  "scrapyard": "medium: many cards, simple actions",
  "kings-challenge": "heavy: many ways to score",
  "trismegistus-bot": "heavy: an opponent for your own box",
};

/** How hard a game is to learn, in words. */
export const weightOf = (game: string): string | undefined => WEIGHTS[game];
