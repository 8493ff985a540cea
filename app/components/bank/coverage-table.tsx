import styles from './coverage-table.module.css';
import page from './page.module.css';
import replay from './replay.module.css';

interface CoverageRow {
  title: string;
  easy: number;
  normal: number;
  hard: number;
  misconceptions: number;
}

/** Topics by difficulty and misconceptions; an empty cell is marked. */
export function CoverageTable({ rows }: { rows: CoverageRow[] }) {
  return (
    <section className={`card ${replay.part} ${page.below}`} aria-labelledby="coverage">
      <h2 id="coverage">Coverage</h2>
      <section className={styles.tableWrap} aria-label="Coverage table" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Topic</th>
              <th scope="col">Easy</th>
              <th scope="col">Medium</th>
              <th scope="col">Hard</th>
              <th scope="col">Misconceptions</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ title, easy, normal, hard, misconceptions }) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                {[easy, normal, hard].map((count, place) => (
                  <td key={place} className={count === 0 ? styles.thin : undefined}>
                    {count}
                  </td>
                ))}
                <td className={misconceptions < 2 ? styles.thin : undefined}>{misconceptions}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
