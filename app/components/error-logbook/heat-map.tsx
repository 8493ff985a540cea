import styles from './error-logbook.module.css';
import { type HeatCell, typeNames } from './logbook-data';

/** Unfixed errors by topic (rows) and mistake type (columns). It is a table, so it can be read without colours. */
export function HeatMap({ cells }: { cells: HeatCell[] }) {
  const types = orderByTotal(cells, (cell) => cell.type).slice(0, 6);
  const topics = orderByTotal(cells, (cell) => cell.topicTitle).slice(0, 8);
  const count = (topic: string, type: string) =>
    cells.find((cell) => cell.topicTitle === topic && cell.type === type)?.count ?? 0;
  return (
    // A wide table scrolls by itself; the keyboard can reach it.
    <section className={styles.heatScroll} aria-label="Errors by topic and type" tabIndex={0}>
      <table className={styles.heat}>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">Topic</span>
            </th>
            {types.map((type) => (
              <th key={type} scope="col">
                {typeNames[type] ?? type}
              </th>
            ))}
            <th scope="col">All</th>
          </tr>
        </thead>
        <tbody>
          {topics.map((topic) => (
            <tr key={topic}>
              <th scope="row">{topic}</th>
              {types.map((type) => {
                const value = count(topic, type);
                return (
                  <td key={type} data-level={level(value)}>
                    {value === 0 ? <span aria-hidden="true">·</span> : value}
                  </td>
                );
              })}
              <td data-total="">
                {cells.filter((cell) => cell.topicTitle === topic).reduce((sum, cell) => sum + cell.count, 0)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Five steps of colour: none, 1, 2–3, 4–6, more. */
function level(value: number): 0 | 1 | 2 | 3 | 4 {
  if (value === 0) return 0;
  if (value === 1) return 1;
  if (value <= 3) return 2;
  return value <= 6 ? 3 : 4;
}

function orderByTotal(cells: HeatCell[], key: (cell: HeatCell) => string): string[] {
  const totals = new Map<string, number>();
  for (const cell of cells) totals.set(key(cell), (totals.get(key(cell)) ?? 0) + cell.count);
  return [...totals].sort((a, b) => b[1] - a[1]).map(([name]) => name);
}
