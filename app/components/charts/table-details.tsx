import type { ChartTable } from './chart-table';
import styles from './charts.module.css';

/** The numbers of a chart, folded away below it. `name` tells one such table from another. */
export function TableDetails({ name, table }: { name: string; table: ChartTable }) {
  return (
    <details className={styles.details}>
      <summary>Show as a table</summary>
      <section className={styles.scroll} aria-label={`${name}, as a table`} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {table.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([head, ...cells], row) => (
              <tr key={row}>
                <th scope="row">{head}</th>
                {cells.map((cell, place) => (
                  <td key={place}>{cell ?? '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
