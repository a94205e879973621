import type { Area, Look, Scene as Data, Zone } from "solo-tabletop";
import type { FunctionComponent } from "preact";
import { useContext, useMemo } from "preact/hooks";
import { Table, about } from "../model/lit.js";
import { type Speed, useMotion } from "../model/motion.js";
import { Worded } from "../panel/term.js";
import { Board, Dice } from "./board.js";
import { Cards } from "./cards.js";
import { Counts, Rows } from "./rows.js";

const looks: Record<Look, FunctionComponent<{ zone: Zone }>> = { cards: Cards, board: Board, dice: Dice, rows: Rows, counts: Counts };
const areas: Record<Area, string> = { head: "Where it stands", rival: "Opponent", board: "Table", mine: "Yours", aside: "Beside the table" };

/** What lies on the table: areas, in them rows, in them zones. On a wide screen what is not yours is beside, and yours below. */
export function Scene({ scene, narrow, speed }: { scene: Data; narrow: boolean; speed: Speed }) {
  const table = useMotion(scene, speed);
  const shown = (area: Area) => <Part area={area} zones={scene.zones.filter((zone) => zone.area === area && zone.items.length > 0)} narrow={narrow} />;
  return (
    <div class="scene" ref={table}>
      <div class="upper">
        {shown("head")}
        <div class="column">{shown("board")}</div>
        <div class="column">
          {shown("rival")}
          {shown("aside")}
        </div>
      </div>
      {shown("mine")}
    </div>
  );
}

function Part({ area, zones, narrow }: { area: Area; zones: Zone[]; narrow: boolean }) {
  if (zones.length === 0) return null;
  const rows = [...Map.groupBy(zones, (zone) => zone.row)].sort(([one], [other]) => one - other);
  return (
    <section class={`area ${area}`} aria-label={areas[area]}>
      {rows.map(([row, inRow]) => (
        <div key={row} class="zones">
          {inRow.map((zone) => (
            <Place key={zone.id} zone={zone} folds={narrow && (area === "aside" || (area === "rival" && zone.keep < 6))} />
          ))}
        </div>
      ))}
    </section>
  );
}

interface PlaceProps {
  zone: Zone;
  folds: boolean;
}

/** A zone, drawn again when something about it has changed: after most decisions that are few. */
function Place({ zone, folds }: PlaceProps) {
  const table = useContext(Table);
  return useMemo(
    () => (
      <Table.Provider value={table}>
        <Drawn zone={zone} folds={folds} />
      </Table.Provider>
    ),
    [about(zone, table), table.glossary, folds],
  );
}

function Drawn({ zone, folds }: PlaceProps) {
  const { on } = useContext(Table);
  const isAsked = zone.items.some((item) => on.has(item.id) || item.holds?.some((held) => on.has(held.id)));
  const Look = looks[zone.look];
  const title = (
    <>
      {zone.title} {zone.note && <small>{folds ? zone.note : <Worded text={zone.note} />}</small>}
    </>
  );
  if (folds) {
    return (
      <details class={`zone ${zone.look}`} data-zone={zone.id} open={isAsked}>
        <summary>{title}</summary>
        <Look zone={zone} />
      </details>
    );
  }
  return (
    <div class={`zone ${zone.look}`} data-zone={zone.id}>
      {(zone.title || zone.note) && <h2>{title}</h2>}
      <Look zone={zone} />
    </div>
  );
}
