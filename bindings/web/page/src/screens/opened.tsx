import { useEffect, useErrorBoundary, useState } from "preact/hooks";
import { forget, keptAt } from "../model/archive.js";
import { Evening } from "../model/evening.js";
import { LOADED, type Module, infoOf, moduleOf } from "../model/games.js";
import type { Kept } from "../model/kept.js";
import { Play } from "../model/play.js";
import type { Route } from "../model/route.js";
import { type Holder, holder, tell } from "../model/tabs.js";
import { Cards } from "./cards.js";
import { Failed, reason } from "./failed.js";
import { forgetting } from "./kept.js";
import { Playing } from "./playing.js";
import { Study } from "./study.js";

type WithModule = Exclude<Route, { screen: "start" | "results" | "setup" | "lost" }>;
type Ready = { module: Module; play?: Play; refused?: string; isWhole?: boolean } | { fault: string; kept?: Kept | undefined };

/** A screen that needs the module of its game. */
export function Opened({ route, hash }: { route: WithModule; hash: string }) {
  const [ready, setReady] = useState<Ready>();
  const [tab] = useState(holder);
  const [error] = useErrorBoundary();
  useEffect(() => {
    let isShown = true;
    open(route, hash, tab).then((opened) => isShown && setReady(opened));
    return () => {
      isShown = false;
      tab.leave();
    };
  }, []);
  document.title = infoOf(route.game)?.title ?? "Solo";
  if (error) return <Failed why={reason(error)} game={route.game} />;
  if (!ready) return <Waiting />;
  if ("fault" in ready) {
    const { kept } = ready;
    const drop = kept && (() => confirm(forgetting(kept)) && void forget(kept).then(() => (location.hash = `#${route.game}`)));
    return <Failed why={ready.fault} game={route.game} forget={drop} />;
  }
  if (route.screen === "cards") return <Cards game={route.game} module={ready.module} />;
  if (route.screen === "study") return <Study game={route.game} module={ready.module} />;
  const isSilent = ready.isWhole === false;
  if (!ready.play) return <Failed why={isSilent ? SILENT : "This browser keeps no such game"} game={route.game} />;
  return <Playing play={ready.play} note={ready.refused} hold={tab.hold} />;
}

/** Says that a game is loaded if that takes a while; and if it takes long, what can be done. */
function Waiting() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LOADED);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main class="sheet" aria-busy="true">
      <p class="waiting">The game is loaded …</p>
      {isLong && (
        <>
          <p role="alert">The network has not answered for a while. What is kept in this browser is not touched by that.</p>
          <p class="ways">
            <button type="button" class="button" onClick={() => location.reload()}>
              Try again
            </button>
            <a class="button" href="#">
              All games
            </a>
          </p>
        </>
      )}
    </main>
  );
}

const SILENT = "This browser does not answer when it is asked for its games. The game is not lost: load the page anew to see it";
const ANEW = "This browser does not answer when it is asked for its games. This one is played from its address, and what you decide is kept as a game of its own.";

async function open(route: WithModule, hash: string, tab: Holder): Promise<Ready> {
  let kept: Kept | undefined;
  try {
    const module = await moduleOf(route.game);
    if (route.screen === "cards" || route.screen === "study") return { module };
    const found = await keptAt(route.game, hash, history.state?.id);
    kept = found.kept;
    if (kept) return { module, ...(await goneOn(module, kept, tab)) };
    const { isWhole } = found;
    if (route.screen !== "play") return { module, isWhole };
    const begun = begin(module, route);
    void tab.hold(begun.play.id);
    if (!isWhole) begun.play.notices.add(ANEW);
    return { module, ...begun };
  } catch (error) {
    return { fault: reason(error), kept };
  }
}

type Begun = { play: Play; refused?: string };

function begin(module: Module, { game, begin }: Extract<WithModule, { screen: "play" }>): Begun {
  return Evening.has(module) && begin.seed === null ? Evening.begun(module, begin) : Play.begin(module, game, begin);
}

/** A game that was kept; a copy of it if another tab plays it. */
async function goneOn(module: Module, kept: Kept, tab: Holder): Promise<Begun> {
  const isMine = await tab.hold(kept.id);
  const opened: Begun = Evening.has(module) && kept.evening ? Evening.reopened(module, kept) : { play: Play.restored(module, kept) };
  if (isMine) return opened;
  opened.play.copy();
  tell({ what: "copied", id: kept.id });
  void tab.hold(opened.play.id);
  return opened;
}
