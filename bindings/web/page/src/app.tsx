import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { type Route, routeOf } from "./model/route.js";
import { Failed, Guard } from "./screens/failed.js";
import { Opened } from "./screens/opened.js";
import { Results } from "./screens/results.js";
import { Setup } from "./screens/setup.js";
import { Start } from "./screens/start.js";

/** The page: which screen it shows is what the address says. */
export function App() {
  const [hash, setHash] = useState(location.hash);
  // Before anybody can follow a link: what is shown can already be used.
  useLayoutEffect(() => {
    const changed = () => setHash(location.hash);
    addEventListener("hashchange", changed);
    return () => removeEventListener("hashchange", changed);
  }, []);
  const route = routeOf(hash);
  const game = "game" in route ? route.game : undefined;
  useEffect(() => {
    document.documentElement.dataset["game"] = game ?? "";
  });
  return (
    <Guard key={hash} game={game}>
      <Screen route={route} hash={hash} />
    </Guard>
  );
}

function Screen({ route, hash }: { route: Route; hash: string }) {
  switch (route.screen) {
    case "start":
      return <Start />;
    case "results":
      return <Results />;
    case "lost":
      return <Failed why={route.why} game={route.game} />;
    case "setup":
      return <Setup game={route.game} />;
    default:
      return <Opened route={route} hash={hash} />;
  }
}
