import { type Info, games } from "../model/games.js";
import { keptGame } from "../model/store.js";

/** The first screen: the games there are. */
export function Start() {
  document.title = "Solo";
  return (
    <main class="sheet">
      <h1>Solo</h1>
      <p class="lead">Tabletop games for one, with the rules kept for you. Everything happens on this page; nothing is sent anywhere.</p>
      <ul class="shelf">
        {games.map((game) => (
          <Box key={game.name} game={game} />
        ))}
      </ul>
      <p class="small">
        Not affiliated with the designers or publishers of these games; names belong to their owners. Where printed values are not
        established, the cards have house values, marked <span class="house">°</span>.
      </p>
    </main>
  );
}

function Box({ game }: { game: Info }) {
  const kept = keptGame(game.name);
  return (
    <li class="box" data-box={game.name}>
      <h2>
        <a href={`#${game.name}`}>{game.title}</a>
      </h2>
      <p>{game.about}</p>
      <p class="small">
        {game.designers} · {game.time}
      </p>
      {kept && (
        <p class="links">
          <a class="button" href={kept.hash}>
            Continue
          </a>
          <span class="small">{kept.now}</span>
        </p>
      )}
    </li>
  );
}
