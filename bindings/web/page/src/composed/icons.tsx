import { emblemOf } from "./emblems.js";

/** Signs of the page, which are the same in every game: what is filled, and what is drawn as a line. */
const SIGNS = {
  back: { line: "M14.5 4l-8 8 8 8" },
  you: { body: "M12 3a4.8 4.8 0 1 1 0 9.600A4.8 4.8 0 0 1 12 3zM2.5 22c0-5.5 4-8 9.5-8s9.5 2.5 9.5 8z" },
  rival: { body: "M5 8h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zm3.5 3.500a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm7 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM8.5 17.500V19h7v-1.500zM11 2h2v5h-2z" },
  hint: { body: "M12 2a7 7 0 0 0-4 12.700c.7.6 1 1.3 1 2.300h6c0-1 .3-1.7 1-2.300A7 7 0 0 0 12 2zM9 18.500h6V20H9zM10 21.200h4V23h-4z" },
  odds: { body: "M11 3v10l7.1 7.100A10 10 0 1 1 11 3zM14 1.500A9.5 9.5 0 0 1 22.5 10H14z" },
  rules: { body: "M3.5 3H10a1.5 1.5 0 0 1 1.5 1.500v17C11 20 10 19 8.5 19h-5zM20.5 3H14a1.5 1.5 0 0 0-1.5 1.500v17C13 20 14 19 15.5 19h5z" },
  more: { body: "M5 9.800a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.400zM12 9.800a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.400zM19 9.800a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.400z" },
  undo: { line: "M8 5L3.5 9.5 8 14M4 9.500h10a6 6 0 0 1 0 12h-3" },
  list: { line: "M4 6h16M4 12h16M4 18h16" },
  flag: { body: "M5 2h2v20H5zM8 3h11.500l-3.3 4.7 3.3 4.800H8z" },
  clock: { line: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7v5l3.5 2" },
  gold: { body: "M12 2.500a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19zm0 3.300a6.2 6.2 0 1 0 0 12.4 6.2 6.2 0 0 0 0-12.400zm0 1.900a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.600z" },
  tomb: { body: "M12 2.500L23 21H1zM12 12l-3 7h6z" },
  slide: { line: "M4 12h14M12.5 6.500L18 12l-5.5 5.5" },
  close: { line: "M6 6l12 12M18 6L6 18" },
  star: { body: "M12 2l3 6.8 7.4.7-5.6 4.9 1.7 7.2-6.5-3.8-6.5 3.8 1.7-7.200L1.6 9.5 9 8.800z" },
} as const satisfies Readonly<Record<string, { body?: string; line?: string }>>;

export type SignName = keyof typeof SIGNS;

/** A sign; what it means is said beside it. */
export function Sign({ name }: { name: SignName }) {
  const { body, line }: { body?: string; line?: string } = SIGNS[name];
  return (
    <svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
      {body && <path fill-rule="evenodd" d={body} />}
      {line && <path class="line" d={line} />}
    </svg>
  );
}

/** The pictogram of a card or of a set. */
export function Picto({ emblem }: { emblem: string | undefined }) {
  const { body, cut } = emblemOf(emblem);
  return (
    <svg class="sign picto" viewBox="0 0 24 24" aria-hidden="true">
      <path fill-rule="evenodd" d={body} />
      {cut && <path class="cut" d={cut} />}
    </svg>
  );
}

const PIPS: Readonly<Record<number, string>> = { 1: "e", 2: "ai", 3: "aei", 4: "acgi", 5: "acegi", 6: "acdfgi" };

/** A die that lies with a face up. */
export function Die({ face }: { face: number }) {
  return (
    <span class="dice-face" role="img" aria-label={`a die shows ${face}`}>
      {[...(PIPS[face] ?? "")].map((place) => {
        const at = place.charCodeAt(0) - 97;
        return <i key={place} style={`grid-area:${Math.floor(at / 3) + 1}/${(at % 3) + 1}`} />;
      })}
    </span>
  );
}
