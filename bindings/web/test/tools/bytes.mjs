// The file is in the program.
import * as tomb from "solo-tabletop/tomb4k/init";
import bytes from "solo-tabletop/tomb4k.wasm";
import { play, report } from "./game.mjs";

tomb.init({ bytes }).then(() => report(play(tomb)));
