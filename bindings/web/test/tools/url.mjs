// The file lies beside the program, where the build has put it.
import * as tomb from "solo-tabletop/tomb4k/init";
import { play, report } from "./game.mjs";

tomb.init({ url: "tomb4k.wasm" }).then(() => report(play(tomb)));
