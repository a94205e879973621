import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { type Route, routeOf } from "./model/route.js";
import { Opened } from "./screens/opened.js";
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
  useEffect(() => {
    document.documentElement.dataset["game"] = route.screen === "start" ? "" : route.game;
  });
  return <Screen key={hash} route={route} hash={hash} />;
}

function Screen({ route, hash }: { route: Route; hash: string }) {
  switch (route.screen) {
    case "start":
      return <Start />;
    case "setup":
      return <Setup game={route.game} />;
    default:
      return <Opened route={route} hash={hash} />;
  }
}
