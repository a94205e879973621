import * as tomb from "solo-tabletop/tomb4k";
import { play } from "../../../game.mjs";

// Played on the server, anew for each request.
export const dynamic = "force-dynamic";

export function GET() {
  return new Response(play(tomb));
}
