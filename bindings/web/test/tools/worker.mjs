// A worker of an edge network: the file is compiled before it starts.
import * as tomb from "solo-tabletop/tomb4k/init";
import module from "solo-tabletop/tomb4k.wasm";
import { play } from "./game.mjs";

export default {
  async fetch() {
    await tomb.init({ module });
    return new Response(play(tomb));
  },
};
