import { scoreColour } from '../../../../rules/score-colour';
import styles from './score-ring.module.css';

const radius = 80;
const around = 2 * Math.PI * radius;
const tokens = { red: 'var(--score-low)', orange: 'var(--score-mid)', green: 'var(--score-high)' };

/** The score as a ring and as figures; its colour follows the ratio, the figures say it without colour. */
export function ScoreRing({ score, total }: { score: number; total: number }) {
  const ratio = total === 0 ? 0 : score / total;
  const percent = Math.round(ratio * 100);
  return (
    <svg
      className={styles.ring}
      viewBox="0 0 190 190"
      role="img"
      aria-label={`${score} of ${total} at the first try, ${percent} per cent`}
    >
      <circle cx="95" cy="95" r={radius} fill="none" stroke="var(--track)" strokeWidth="16" />
      {ratio > 0 ? (
        <circle
          className={styles.arc}
          cx="95"
          cy="95"
          r={radius}
          fill="none"
          stroke={tokens[scoreColour(ratio)]}
          strokeWidth="16"
          strokeLinecap="round"
          strokeDasharray={`${around * ratio} ${around}`}
          transform="rotate(-90 95 95)"
        />
      ) : null}
      <text className={styles.figures} x="95" y="104" textAnchor="middle" fill="var(--ink)">
        {score}/{total}
      </text>
      <text x="95" y="131" textAnchor="middle" fontSize="16" fill="var(--ink-2)">
        {percent}%
      </text>
    </svg>
  );
}
