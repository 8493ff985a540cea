import { scoreColour } from '../../../rules/score-colour';

const tokens = { red: 'var(--score-low)', orange: 'var(--score-mid)', green: 'var(--score-high)' };
const around = 2 * Math.PI * 80;

/** How many of how many as a ring with the figure in it. */
export function ScoreRing({ right, asked, label }: { right: number; asked: number; label: string }) {
  const ratio = asked === 0 ? 0 : right / asked;
  return (
    <svg width="150" height="150" viewBox="0 0 190 190" role="img" aria-label={`${right} of ${asked} ${label}`}>
      <g fill="none" strokeWidth="16">
        <circle cx="95" cy="95" r="80" stroke="var(--track)" />
        {right === 0 ? null : (
          <circle
            cx="95"
            cy="95"
            r="80"
            stroke={tokens[scoreColour(ratio)]}
            strokeLinecap="round"
            strokeDasharray={`${ratio * around} ${around}`}
            transform="rotate(-90 95 95)"
          />
        )}
      </g>
      <text x="95" y="103" textAnchor="middle" fill="var(--ink)" fontSize="42" fontWeight="800">
        {right}/{asked}
      </text>
      <text x="95" y="130" textAnchor="middle" fill="var(--ink-2)" fontSize="17">
        {label}
      </text>
    </svg>
  );
}
