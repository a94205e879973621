import * as tomb from "solo-tabletop/tomb4k";
import { play, report } from "./game.mjs";

report(play(tomb));
