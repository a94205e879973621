// A whole game, by whatever has loaded the package: what it reports is the same everywhere.
export function play({ Dealer, Table }) {
  const table = new Table("tomb4k", { chance: Dealer.seeded(7) });
  for (let step = 0; table.due() === "decision"; step += 1) {
    const choices = table.choices();
    table.act(choices[(step * 7919) % choices.length]);
  }
  return `${table.steps()} steps: ${table.summary().result}`;
}

/** A browser shows it as its title, everything else prints it. */
export function report(text) {
  if (typeof document === "undefined") console.log(text);
  else document.title = text;
}
