import styles from './error-logbook.module.css';
import type { FixedWeek } from './logbook-data';

const width = 320;
const height = 150;
const base = height - 22;

/** Errors fixed in each of the last weeks, as columns; the same numbers stand in a table below. */
export function FixedChart({ weeks }: { weeks: FixedWeek[] }) {
  const most = Math.max(1, ...weeks.map((week) => week.count));
  const slot = width / Math.max(1, weeks.length);
  return (
    <>
      <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} role="img" aria-label="Errors fixed each week">
        {weeks.map((week, index) => {
          const tall = (week.count / most) * (base - 24);
          const last = index === weeks.length - 1;
          const x = index * slot + slot * 0.14;
          return (
            <g key={week.weekStart}>
              <rect
                x={x}
                y={base - Math.max(tall, 2)}
                width={slot * 0.72}
                height={Math.max(tall, 2)}
                rx="4"
                fill={last ? 'var(--good)' : 'var(--fig-a-soft)'}
              />
              {week.count > 0 && (
                <text
                  x={x + slot * 0.36}
                  y={base - tall - 6}
                  textAnchor="middle"
                  fontSize="12"
                  fontWeight="700"
                  fill="var(--ink)"
                >
                  {week.count}
                </text>
              )}
            </g>
          );
        })}
        <path d={`M0 ${base}H${width}`} stroke="var(--line)" strokeWidth="1.5" />
        <text x="0" y={height - 6} fontSize="12" fill="var(--ink-2)">
          {weeks.length} weeks ago
        </text>
        <text x={width} y={height - 6} fontSize="12" textAnchor="end" fill="var(--ink-2)">
          this week
        </text>
      </svg>
      <details className={styles.chartTable}>
        <summary>Show as a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Week from</th>
              <th scope="col">Fixed</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week.weekStart}>
                <td>{week.weekStart}</td>
                <td>{week.count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
