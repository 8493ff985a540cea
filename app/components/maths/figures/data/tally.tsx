import { longestWord } from '../shared/longest-word';
import styles from '../shared/table.module.css';
import { TableFrame } from '../shared/table-frame';
import type { FigureOf } from '../shown-figure';

/** Tally marks in fives: four strokes and one across. */
export function TallyDrawing({ figure }: { figure: FigureOf<'tally'> }) {
  const signs = Math.max(...figure.rows.map(({ label }) => longestWord(label)));
  return (
    <TableFrame alt={figure.alt} title={figure.title} signs={signs + 18} columns={2}>
      <tbody>
        {figure.rows.map((row, index) => (
          <tr key={index}>
            <th scope="row">{row.label}</th>
            <td>
              <Marks count={row.count} />
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

const stroke = 7;
const bundle = 42;

/** The strokes have no text of their own: their count is what is asked. */
function Marks({ count }: { count: number }) {
  const fives = Math.floor(count / 5);
  const rest = count % 5;
  const strokes = [
    ...Array.from({ length: fives }, (_, five) => {
      const x = 4 + five * bundle;
      return `${[0, 1, 2, 3].map((at) => `M${x + 4 + at * stroke} 3v20`).join('')}M${x - 1} 20L${x + 30} 6`;
    }),
    ...Array.from({ length: rest }, (_, at) => `M${8 + fives * bundle + at * stroke} 3v20`),
  ];
  const width = 8 + fives * bundle + rest * stroke + 4;
  return (
    <svg className={styles.marks} viewBox={`0 0 ${width} 26`} width={width} height="26" aria-hidden="true">
      <path d={strokes.join('')} stroke="var(--fig-line)" strokeWidth="2.4" strokeLinecap="round" fill="none" />
    </svg>
  );
}
