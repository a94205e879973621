import type { GameName } from "solo-tabletop";
import { useState } from "preact/hooks";
import { keep } from "../model/archive.js";
import { Evening } from "../model/evening.js";
import { readText } from "../model/file.js";
import { moduleOf } from "../model/games.js";
import { Play } from "../model/play.js";
import { ownTables } from "../model/store.js";

/** Goes on with a game from a file. */
export function Load({ game }: { game: GameName }) {
  const [fault, setFault] = useState("");
  const load = async (event: { currentTarget: HTMLInputElement }) => {
    const file = event.currentTarget.files?.[0];
    if (!file) return;
    try {
      const module = await moduleOf(game);
      const text = await readText(module, file);
      const loaded = Play.loaded(module, text, ownTables(game) as never);
      const play = loaded.isCompanion && Evening.has(module) ? Evening.opened(module, text) : loaded;
      await keep(play.kept());
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
