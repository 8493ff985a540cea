import styles from '../shared/table.module.css';
import { TableFrame } from '../shared/table-frame';
import type { FigureOf } from '../shown-figure';

/** Stems with their leaves; a back-to-back plot has leaves on both sides, growing outwards. */
export function StemAndLeafDrawing({ figure }: { figure: FigureOf<'stem-and-leaf'> }) {
  const { rows, leftTitle, rightTitle } = figure;
  const twoSided = rows.some(({ left }) => left !== undefined);
  const most = (sides: (string[] | undefined)[]) => Math.max(0, ...sides.map((leaves = []) => leaves.join(' ').length));
  const signs = 2 + (most(rows.map(({ left }) => left)) + most(rows.map(({ leaves }) => leaves))) * 0.8;
  return (
    <TableFrame
      alt={figure.alt}
      title={figure.title}
      signs={signs}
      columns={twoSided ? 3 : 2}
      open
      below={<p className={styles.key}>Key: {figure.key}</p>}
    >
      <thead>
        <tr>
          {twoSided ? <th scope="col">{leftTitle ?? 'Leaf'}</th> : null}
          <th scope="col" className={styles.stem}>
            Stem
          </th>
          <th scope="col">{rightTitle ?? 'Leaf'}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {twoSided ? <td className={styles.leftLeaves}>{[...(row.left ?? [])].reverse().join(' ')}</td> : null}
            <td className={styles.stem}>{row.stem}</td>
            <td className={styles.leaves}>{row.leaves.join(' ')}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
