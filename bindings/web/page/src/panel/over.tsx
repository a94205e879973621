import type { Comparison, Summary } from "solo-tabletop";
import { leadingTo, measured } from "../model/boxes.js";
import type { Play } from "../model/play.js";
import { percent } from "../model/words.js";
import { Clause } from "./clause.js";
import { Worded } from "./term.js";

/** How a game ended, what it is worth, and ways on. */
export function Over({ play }: { play: Play }) {
  const game = play.table.name();
  const summary = play.table.summary();
  return (
    <>
      <p class="over">
        <a class="button" href={`#${game}`}>
          Another game
        </a>{" "}
        <a class="button" href={again(play.hash())}>
          The same deal again
        </a>
      </p>
      {summary && (
        <section class="summary" aria-label="Result">
          <h3>What counted</h3>
          <ul>
            {counted(summary).map((text) => (
              <li key={text}>
                <Worded text={text} />
              </li>
            ))}
          </ul>
          <h3>Why it is over</h3>
          <ul>
            {leadingTo(summary.outcome, game, play.table.rules("end")).map(({ text, rule }) => (
              <li key={text}>
                {text} {rule && <Clause id={rule} />}
              </li>
            ))}
          </ul>
          {summary.players.length > 0 && (
            <>
              <p>
                Your result, as other games are compared with it: <b>{measured(game, summary.points)}</b>.
              </p>
              <ul class="others">
                {summary.players.map((player) => (
                  <li key={player.player}>{compared(game, player)}</li>
                ))}
              </ul>
            </>
          )}
        </section>
      )}
    </>
  );
}

/** The lines of a score sheet, with the values of both sides where each has one: "jars: you 4, the Bot 1". */
function counted({ sheet }: Summary): string[] {
  const lines = Map.groupBy(
    sheet.filter(({ values }) => values.length > 0),
    ({ name }) => name,
  );
  return [...lines].map(([name, parts]) => {
    const [only, ...others] = parts;
    if (only && others.length === 0) return only.text;
    return `${name}: ${parts.flatMap(({ values }) => values.map((value) => value.join(" "))).join(", ")}`;
  });
}

const NAMES: Readonly<Record<string, string>> = { random: "A player without a plan", sensible: "A sensible player" };

/** What a known player of the same game reaches. */
function compared(game: string, { player, games, won, mean_tenths: mean, below }: Comparison): string {
  const wins = won === null ? "" : `, and wins ${percent(won, games)} of its games`;
  const beaten = below > 0 ? ` You did better than in at least ${below} % of them.` : "";
  return `${NAMES[player] ?? `The player “${player}”`} ends ${measured(game, mean / 10)} on average${wins}.${beaten}`.replace(/ends (?=\d[\d.]* points(?: of rating)? on)/, "ends with ");
}

/** The address of the beginning of a game. */
function again(hash: string): string {
  return hash.split("/").slice(0, 2).join("/");
}
