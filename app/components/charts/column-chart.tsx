import type { ScoreColour } from '../../../rules/score-colour';
import { AxisLabels } from './axis-labels';
import { labelledPlaces, middleOf, numberedPlaces, round } from './chart-places';
import styles from './charts.module.css';

interface ColumnChartProps {
  /** Says what the columns show, and the most important of it: the chart's name for people who hear the page. */
  name: string;
  /** `score` gives a column the colour of its scores. */
  columns: { label: string; value: number; score?: ScoreColour }[];
  /** The column that is about now. */
  now?: 'first' | 'last';
  /** What the tallest column may reach, for charts that are compared; the largest value otherwise. */
  most?: number;
}

const height = 150;
const base = height - 24;
const room = 22;

/**
 * Columns with their numbers. Lengths across are per cent and type is in pixels, so that the chart fills its card and
 * stays legible at every width without a script.
 */
export function ColumnChart({ name, columns, now, most }: ColumnChartProps) {
  const values = columns.map(({ value }) => value);
  const top = Math.max(1, most ?? 0, ...values);
  const numbered = numberedPlaces(values);
  const count = columns.length;
  const wide = round(72 / Math.max(1, count));
  const nowPlace = now === 'first' ? 0 : now === 'last' ? count - 1 : -1;
  return (
    <svg className={styles.chart} height={height} role="img" aria-label={name}>
      {columns.map(({ value, score }, place) => {
        const tall = value === 0 ? 0 : Math.max(2, Math.round((value / top) * (base - room)));
        const middle = middleOf(place, count);
        return (
          <g key={place}>
            <rect
              x={`${round(middle - wide / 2)}%`}
              y={base - tall}
              width={`${wide}%`}
              height={tall}
              rx="3"
              className={place === nowPlace ? styles.nowColumn : styles.column}
              data-score={score}
            />
            {numbered.has(place) && (
              <text x={`${middle}%`} y={base - tall - 6} textAnchor="middle" className={styles.number}>
                {value}
              </text>
            )}
          </g>
        );
      })}
      <line x1="0" x2="100%" y1={base} y2={base} className={styles.ground} />
      <AxisLabels
        y={height - 7}
        labels={labelledPlaces(count).map((place) => ({
          x: middleOf(place, count),
          text: columns[place]?.label ?? '',
        }))}
      />
    </svg>
  );
}
