import styles from './charts.module.css';
import { PointMark } from './point-mark';

/** Which line is which: dash and mark as in the chart. */
export function Legend({ names }: { names: string[] }) {
  return (
    <ul className={styles.legend}>
      {names.map((name, line) => (
        <li key={name}>
          <svg width="36" height="12" aria-hidden="true">
            <line x1="0" x2="36" y1="6" y2="6" className={line === 0 ? styles.firstLine : styles.secondLine} />
            <PointMark x={18} y={6} line={line} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
