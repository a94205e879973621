import type { GameName } from "solo-tabletop";
import { useState } from "preact/hooks";
import { Evening } from "../model/evening.js";
import { readText } from "../model/file.js";
import { moduleOf } from "../model/games.js";
import { Play } from "../model/play.js";
import { keepGame, ownTables } from "../model/store.js";

/** Goes on with a game from a file. */
export function Load({ game }: { game: GameName }) {
  const [fault, setFault] = useState("");
  const load = async (event: { currentTarget: HTMLInputElement }) => {
    const file = event.currentTarget.files?.[0];
    if (!file) return;
    try {
      const [module, text] = [await moduleOf(game), await readText(file)];
      const loaded = Play.loaded(module, text, ownTables(game) as never);
      const play = loaded.isCompanion && Evening.has(module) ? Evening.opened(module, text) : loaded;
      keepGame(game, play.kept());
      location.hash = play.hash();
    } catch (error) {
      setFault(`This file cannot be loaded: ${error instanceof Error ? error.message : String(error)}.`);
    }
  };
  return (
    <>
      <label class="file">
        Load a saved game <input type="file" accept=".solo,.txt,text/plain" onChange={load} />
      </label>
      <p class="fault" role="status">
        {fault}
      </p>
    </>
  );
}
