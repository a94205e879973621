import type { GameName } from "solo-tabletop";
import { useState } from "preact/hooks";
import { keep } from "../model/archive.js";
import { Evening } from "../model/evening.js";
import { readText } from "../model/file.js";
import { LOADED, infoOf, moduleOf } from "../model/games.js";
import { Play } from "../model/play.js";
import { isRefusal } from "../model/refusal.js";
import { ownTables } from "../model/store.js";
import { Unanswered, within } from "../model/within.js";

/** Goes on with a game from a file, whichever game it is. */
export function Load({ game }: { game: GameName }) {
  const [fault, setFault] = useState("");
  const load = async (event: { currentTarget: HTMLInputElement }) => {
    const input = event.currentTarget;
    const file = input.files?.[0];
    if (!file) return;
    try {
      const play = await within(opened(game, file), LOADED);
      await keep(play.kept());
      location.hash = play.hash();
    } catch (error) {
      if (!isRefusal(error) && !(error instanceof NoSave || error instanceof Unanswered)) throw error;
      if (error instanceof Unanswered) setFault(`“${file.name}” is not opened yet, because the network does not answer. Load the page anew and choose it again.`);
      else setFault(error instanceof NoSave ? error.message : `“${file.name}” is a saved game, but it was changed or cut off: ${error.message}.`);
      // The same file may be chosen again.
      input.value = "";
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

class NoSave extends Error {}

/**
 * The game of a file.
 * @throws NoSave for a file that is none, and why a save cannot be read
 */
async function opened(here: GameName, file: File): Promise<Play> {
  const text = await textOf(here, file);
  const name = /^solo-save \d+\s+game (\S+)/.exec(text)?.[1];
  if (name === undefined) {
    throw new NoSave(`“${file.name}” is no saved game. Saved games are text files that the button “Save” of a game in progress makes; their names end in .solo.`);
  }
  const game = infoOf(name)?.name;
  if (game === undefined) throw new NoSave(`“${file.name}” is a game of “${name.slice(0, 40)}”, which is not on this page.`);
  const module = await moduleOf(game);
  const loaded = Play.loaded(module, text, ownTables(game) as never);
  return loaded.isCompanion && Evening.has(module) ? Evening.opened(module, text) : loaded;
}

/** The text of a file; empty if it is none. */
async function textOf(game: GameName, file: File): Promise<string> {
  const module = await moduleOf(game);
  return readText(module, file).catch((error) => {
    if (isRefusal(error)) return "";
    throw error;
  });
}
