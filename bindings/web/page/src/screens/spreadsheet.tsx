import { rowText } from "../model/csv.js";
import { type Place, type Spread, cellsOf, changed, pasted } from "../model/spread.js";

interface Props {
  spread: Spread;
  /** The embedded table, for marking what differs. */
  original: Spread;
  places: readonly Place[];
  change(spread: Spread): void;
}

/** A table that is typed or pasted into, with its faults at their cells. */
export function Sheet({ spread, original, places, change }: Props) {
  const originals = new Set(original.rows.map(rowText));
  const width = Math.max(spread.head.length, ...spread.rows.map(({ length }) => length));
  const faultAt = (row: number, column?: number) =>
    places
      .filter((place) => place.row === row && place.column === column)
      .map(({ fault }) => `${fault.message} (${fault.rule})`)
      .join("; ");
  // What the game has anyway comes back with the table.
  const mayGo = (cells: readonly string[]) =>
    originals.has(rowText(cells)) || cells.every((text) => text === "") || confirm(`Remove this row? It is yours, and nothing brings it back.\n\n${rowText(cells)}`);
  return (
    <>
      <div class="wide" tabIndex={0} role="region" aria-label="Rows">
        <table class="spread">
          <thead>
            <tr>
              <th scope="col">#</th>
              {spread.head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
              {width > spread.head.length && <th scope="colgroup" colSpan={width - spread.head.length}>no column</th>}
              <th scope="col">
                <span class="spoken">Remove</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {spread.rows.map((cells, row) => {
              const ofRow = faultAt(row);
              const classes = [originals.has(rowText(cells)) ? "" : "differs", ofRow ? "bad" : ""].join(" ").trim();
              return (
                <tr key={row} class={classes} title={ofRow}>
                  <th scope="row">{row + 1}</th>
                  {cells.map((text, column) => {
                    const fault = faultAt(row, column);
                    return (
                      <td key={column} class={fault ? "bad" : undefined} title={fault}>
                        <input
                          aria-label={`${spread.head[column] ?? `cell ${column + 1}`}, row ${row + 1}`}
                          aria-invalid={fault !== ""}
                          value={text}
                          size={Math.min(40, Math.max(4, text.length))}
                          onInput={({ currentTarget: { dataset } }) => (dataset["typed"] = "")}
                          onChange={({ currentTarget: { dataset, value } }) => {
                            delete dataset["typed"];
                            change(changed(spread, row, column, value));
                          }}
                          onPaste={(event) => {
                            const many = cellsOf(event.clipboardData?.getData("text/plain") ?? "");
                            if (!many) return;
                            event.preventDefault();
                            change(pasted(spread, row, column, many));
                          }}
                        />
                      </td>
                    );
                  })}
                  {cells.length < width && <td colSpan={width - cells.length} />}
                  <td>
                    <button
                      type="button"
                      class="drop"
                      aria-label={`Remove row ${row + 1}`}
                      onClick={() => mayGo(cells) && change({ ...spread, rows: spread.rows.toSpliced(row, 1) })}
                    >
                      ×
                    </button>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p class="actions">
        <button type="button" class="plain" onClick={() => change({ ...spread, rows: [...spread.rows, spread.head.map(() => "")] })}>
          Add a row
        </button>
      </p>
    </>
  );
}
