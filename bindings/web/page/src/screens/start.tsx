import { pictureOf, weightOf } from "../model/boxes.js";
import { type Info, games } from "../model/games.js";
import { type Kept, isRunning } from "../model/kept.js";
import { lessonOf } from "../model/route.js";
import { Games, useGames } from "./kept.js";

/** The first screen: the games there are. */
export function Start() {
  document.title = "Solo";
  const { games: kept = [], note, drop } = useGames();
  return (
    <main class="sheet">
      <h1>Solo</h1>
      <p class="lead">Tabletop games for one, with the rules kept for you. Everything happens on this page; nothing is sent anywhere.</p>
      <GoOn games={kept} />
      <ul class="shelf">
        {games.map((game) => (
          <Box key={game.name} game={game} kept={kept.filter((one) => one.game === game.name)} isFirst={kept.length === 0} />
        ))}
      </ul>
      <Games games={kept} note={note} drop={drop} named />
      <p>
        <a class="button quiet" href="#results">
          Your results
        </a>
      </p>
      <p class="small">
        Not affiliated with the designers or publishers of these games; names belong to their owners. Where printed values are not
        established, the cards have values of this project, marked <span class="house">°</span>.
      </p>
    </main>
  );
}

/** The game that was played last, if it is not over: for most who come back there is nothing else to look for. */
function GoOn({ games: kept }: { games: readonly Kept[] }) {
  const last = kept.find(isRunning);
  if (!last) return null;
  return (
    <p class="links">
      <a class="button main" href={last.hash}>
        Go on: {games.find(({ name }) => name === last.game)?.title}
      </a>
      <span class="small">{last.now}</span>
    </p>
  );
}

/** A game; `isFirst` on a page on which none was played. */
function Box({ game, kept: games, isFirst }: { game: Info; kept: readonly Kept[]; isFirst: boolean }) {
  const kept = games.find(isRunning);
  const lesson = lessonOf(game);
  const picture = pictureOf(game.name);
  return (
    <li class="box" data-box={game.name}>
      {picture && <img src={picture} alt="" width="320" height="150" />}
      <h2>
        <a href={`#${game.name}`}>{game.title}</a>
      </h2>
      <p>{game.about}</p>
      <p class="small">
        {[game.designers, game.time, weightOf(game.name)].filter(Boolean).join(" · ")}
      </p>
      {(kept || lesson) && (
        <p class="links">
          {kept && (
            <>
              <a class="button" href={kept.hash}>
                Go on
              </a>
              <span class="small">{kept.now}</span>
            </>
          )}
          {lesson && (
            <a class={isFirst ? "button" : "button quiet"} href={lesson} title="A game that explains its rules as they come up">
              First game
            </a>
          )}
        </p>
      )}
    </li>
  );
}
