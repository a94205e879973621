import { useEffect, useState } from "preact/hooks";
import { Evening } from "../model/evening.js";
import { type Module, infoOf, moduleOf } from "../model/games.js";
import { Play } from "../model/play.js";
import { isRefusal } from "../model/refusal.js";
import type { Route } from "../model/route.js";
import { keptGame } from "../model/store.js";
import { Cards } from "./cards.js";
import { Playing } from "./playing.js";
import { Study } from "./study.js";

type WithModule = Exclude<Route, { screen: "start" | "setup" }>;
type Ready = { module: Module; play?: Play; refused?: string } | { fault: string };

/** A screen that needs the module of its game. */
export function Opened({ route, hash }: { route: WithModule; hash: string }) {
  const [ready, setReady] = useState<Ready>();
  useEffect(() => {
    open(route, hash).then(setReady, (error) => setReady({ fault: String(error) }));
  }, []);
  document.title = infoOf(route.game)?.title ?? "Solo";
  if (!ready) return <main class="sheet" aria-busy="true" />;
  if ("module" in ready && route.screen === "cards") return <Cards game={route.game} module={ready.module} />;
  if ("module" in ready && route.screen === "study") return <Study game={route.game} module={ready.module} />;
  if ("fault" in ready || !ready.play) return <Fault game={route.game} fault={"fault" in ready ? ready.fault : "nothing is kept"} />;
  return <Playing play={ready.play} note={ready.refused} />;
}

async function open(route: WithModule, hash: string): Promise<Ready> {
  const module = await moduleOf(route.game);
  try {
    const kept = keptGame(route.game);
    const isEvening = Evening.has(module);
    if ((route.screen === "play" || route.screen === "saved") && kept?.hash === hash) {
      if (isEvening && kept.evening) return { module, ...Evening.reopened(module, kept) };
      return { module, play: Play.restored(module, kept) };
    }
    if (route.screen === "play") {
      const { begin } = route;
      return { module, ...(isEvening && begin.seed === null ? Evening.begun(module, begin) : Play.begin(module, route.game, begin)) };
    }
    return { module };
  } catch (error) {
    if (isRefusal(error)) return { fault: error.message };
    throw error;
  }
}

function Fault({ game, fault }: { game: string; fault: string }) {
  return (
    <main class="sheet">
      <h1>This game cannot be opened</h1>
      <p role="alert">The reason: {fault}.</p>
      <p>
        <a class="button" href={`#${game}`}>
          Another game
        </a>
      </p>
    </main>
  );
}
