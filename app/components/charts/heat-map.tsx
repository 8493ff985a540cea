import styles from './charts.module.css';

export interface HeatMapCell {
  text: string;
  /** What is read out instead of the text, where that is too short to be understood alone. */
  spoken?: string;
  /** Five steps of amount (0 to 4), a mark for a share, or none. */
  tone: 0 | 1 | 2 | 3 | 4 | 'low' | 'middle' | 'high' | 'plain';
}

interface HeatMapProps {
  name: string;
  /** What the rows are. */
  corner: string;
  columns: string[];
  /** A note stands below the label in small. */
  rows: { label: string; note?: string; cells: HeatMapCell[] }[];
  /** Long headings stand upright on a phone. */
  longHeadings?: boolean;
}

/** A coloured table: every cell says its number, so it can be read, heard and printed without colours. */
export function HeatMap({ name, corner, columns, rows, longHeadings = false }: HeatMapProps) {
  return (
    // A wide table scrolls by itself; the keyboard can reach it.
    <section className={styles.scroll} aria-label={name} tabIndex={0}>
      <table className={styles.heat} data-long-headings={longHeadings || undefined}>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{corner}</span>
            </th>
            {columns.map((column) => (
              <th key={column} scope="col">
                <span>{column}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">
                {row.label}
                {row.note !== undefined && <small>{row.note}</small>}
              </th>
              {row.cells.map((cell, place) => (
                <td key={place} data-tone={cell.tone}>
                  <Text {...cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Text({ text, spoken }: HeatMapCell) {
  if (spoken === undefined) return text;
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span className="sr">{spoken}</span>
    </>
  );
}
