import type { Replaced } from "../model/merge.js";

interface Props {
  others: readonly Replaced[];
  choose(row: Replaced): void;
  drop(row: Replaced): void;
}

/** Rows that gave way to others of the owner, in another tab, an evening or a file: nothing that was described is lost. */
export function Others({ others, choose, drop }: Props) {
  if (others.length === 0) return null;
  return (
    <section class="kept" aria-label="Other descriptions">
      <h2>Other descriptions</h2>
      <p class="small">Another tab, an evening or a file had described these otherwise. What is in the tables is used.</p>
      <ul>
        {others.map((one) => (
          <li key={`${one.table} ${one.row}`}>
            <code class="row">
              {one.table}: {one.row}
            </code>
            <button type="button" class="plain" onClick={() => choose(one)}>
              Use this one
            </button>
            <button type="button" class="drop" aria-label={`Forget the row: ${one.row}`} onClick={() => confirm(forgetting(one)) && drop(one)}>
              ×
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const forgetting = ({ table, row }: Replaced): string => `Forget this row? It stands nowhere else, and nothing brings it back.\n\n${table}: ${row}`;
