import type { Item, Zone } from "solo-tabletop";
import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";

interface Props {
  zone: Zone;
  /** Whether items lie between the cells, too. */
  halves?: boolean;
  kind: string;
  children: (item: Item) => VNode;
}

/** Things in lines and columns, with the names of both. */
export function Grid({ zone, halves = false, kind, children }: Props) {
  const named = zone.lines?.some((line) => line.name) ? 1 : 0;
  const headed = zone.columns?.length ? 1 : 0;
  const step = halves ? 2 : 1;
  const width = Math.max(zone.columns?.length ?? 0, ...zone.items.map((item) => Math.ceil(((item.at?.[0] ?? 0) + 2) / 2)));
  const cells = [...Map.groupBy(zone.items, (item) => `${item.at?.[1]}/${item.at?.[0]}`).values()];
  const grid = useRef<HTMLDivElement>(null);
  // Once it is drawn: measured before, the page would be laid out once more.
  useEffect(() => {
    // What does not fit is scrolled, by keys, too.
    const { current } = grid;
    if (!current) return;
    if (current.scrollWidth > current.clientWidth) current.tabIndex = 0;
    else current.removeAttribute("tabindex");
  });
  return (
    <div ref={grid} role="group" aria-label={zone.title || zone.id} class={`grid ${kind}`} style={{ "--columns": width, "--named": named, "--step": step }}>
      {zone.columns?.map((name, column) => (
        <span key={`column ${column}`} class="head" style={area(1, column * step + 1 + named, step)}>
          {name}
        </span>
      ))}
      {named > 0 &&
        zone.lines?.map((line, row) => (
          <span key={`line ${row}`} class="line" data-tint={line.tint} style={area(row + 1 + headed, 1, 1)}>
            {line.name}
          </span>
        ))}
      {cells.map((items) => {
        const [column = 0, row = 0] = items[0]?.at ?? [];
        const left = halves ? column : Math.floor(column / 2);
        return (
          <div key={`${row}/${column}`} class="cell" style={area(Math.floor(row / 2) + 1 + headed, left + 1 + named, step)}>
            {items.map((item) => children(item))}
          </div>
        );
      })}
    </div>
  );
}

function area(row: number, column: number, span: number): string {
  return `grid-area: ${row} / ${column} / auto / span ${span}`;
}
