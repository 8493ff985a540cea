import { scoreColour } from '../../../rules/score-colour';
import styles from './task-report.module.css';

const tokens = { red: 'var(--score-low)', orange: 'var(--score-mid)', green: 'var(--score-high)' };
const around = 2 * Math.PI * 80;

/** How many of how many as a ring with the figure in it. */
export function ScoreRing({ right, asked, label }: { right: number; asked: number; label: string }) {
  const ratio = asked === 0 ? 0 : right / asked;
  return (
    <svg className={styles.ring} viewBox="0 0 190 190" role="img" aria-label={`${right} of ${asked} ${label}`}>
      <circle cx="95" cy="95" r="80" className={styles.track} />
      {right === 0 ? null : (
        <circle
          cx="95"
          cy="95"
          r="80"
          className={styles.reached}
          stroke={tokens[scoreColour(ratio)]}
          strokeDasharray={`${ratio * around} ${around}`}
          transform="rotate(-90 95 95)"
        />
      )}
      <text x="95" y="103" textAnchor="middle" className={styles.figure}>
        {right}/{asked}
      </text>
      <text x="95" y="130" textAnchor="middle" className={styles.unit}>
        {label}
      </text>
    </svg>
  );
}
