// Random games, as `wasm/native/src/play.rs` plays them too. For Node and for browsers.

/** Picks of a linear congruential generator of 32 bits. */
export function picks(seed) {
  let state = seed >>> 0;
  return (count) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) % count;
  };
}

/** A random game of this number. */
export function random({ Table, Dealer }, name, number) {
  const table = new Table(name, { chance: Dealer.seeded(number) });
  const pick = picks(number);
  while (table.due() === "decision") {
    const notations = table.notations();
    table.act(notations[pick(notations.length)][0]);
  }
  return table;
}

/** A digest (FNV-1a, 32 bits) of the saves of the games from 0 on. */
export function digest(module, name, games) {
  let digest = 0x811c9dc5;
  const bytes = new TextEncoder();
  for (let number = 0; number < games; number += 1) {
    const table = random(module, name, number);
    for (const byte of bytes.encode(table.save())) digest = Math.imul(digest ^ byte, 0x01000193);
    table.free();
  }
  return (digest >>> 0).toString(16).padStart(8, "0");
}
