import { useEffect, useErrorBoundary, useState } from "preact/hooks";
import { type Kept, forget, keptAt } from "../model/archive.js";
import { Evening } from "../model/evening.js";
import { type Module, infoOf, moduleOf } from "../model/games.js";
import { Play } from "../model/play.js";
import type { Route } from "../model/route.js";
import { Cards } from "./cards.js";
import { Failed, reason } from "./failed.js";
import { Playing } from "./playing.js";
import { Study } from "./study.js";

type WithModule = Exclude<Route, { screen: "start" | "setup" | "lost" }>;
type Ready = { module: Module; play?: Play; refused?: string } | { fault: string; kept?: Kept | undefined };

/** A screen that needs the module of its game. */
export function Opened({ route, hash }: { route: WithModule; hash: string }) {
  const [ready, setReady] = useState<Ready>();
  const [error] = useErrorBoundary();
  useEffect(() => {
    let isShown = true;
    open(route, hash).then((opened) => isShown && setReady(opened));
    return () => {
      isShown = false;
    };
  }, []);
  document.title = infoOf(route.game)?.title ?? "Solo";
  if (error) return <Failed why={reason(error)} game={route.game} />;
  if (!ready) return <Waiting />;
  if ("fault" in ready) {
    const { kept } = ready;
    const drop = kept && (() => void forget(kept.id).then(() => (location.hash = `#${route.game}`)));
    return <Failed why={ready.fault} game={route.game} forget={drop} />;
  }
  if (route.screen === "cards") return <Cards game={route.game} module={ready.module} />;
  if (route.screen === "study") return <Study game={route.game} module={ready.module} />;
  if (!ready.play) return <Failed why="This browser keeps no such game" game={route.game} />;
  return <Playing play={ready.play} note={ready.refused} />;
}

/** Says that a game is loaded if that takes a while. */
function Waiting() {
  return (
    <main class="sheet" aria-busy="true">
      <p class="waiting">The game is loaded …</p>
    </main>
  );
}

async function open(route: WithModule, hash: string): Promise<Ready> {
  let kept: Kept | undefined;
  try {
    const module = await moduleOf(route.game);
    if (route.screen === "cards" || route.screen === "study") return { module };
    kept = await keptAt(route.game, hash);
    const isEvening = Evening.has(module);
    if (kept) return { module, ...(isEvening && kept.evening ? Evening.reopened(module, kept) : { play: Play.restored(module, kept) }) };
    if (route.screen !== "play") return { module };
    const { begin } = route;
    return { module, ...(isEvening && begin.seed === null ? Evening.begun(module, begin) : Play.begin(module, route.game, begin)) };
  } catch (error) {
    return { fault: reason(error), kept };
  }
}
