declare module "virtual:games" {
  import type { GameInfo, GameName } from "solo-tabletop";
  const games: readonly (GameInfo & { name: GameName })[];
  export default games;
}
