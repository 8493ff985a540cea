import { AxisLabels } from '../charts/axis-labels';
import { labelledPlaces, middleOf } from '../charts/chart-places';
import styles from '../charts/charts.module.css';
import { PointMark } from '../charts/point-mark';
import { TableDetails } from '../charts/table-details';
import type { RatingHistory } from './battle-data';

const top = 16;
const base = 140;
const left = 12;
/** A line of small changes is not drawn as a drama. */
const leastRange = 100;

/** The rating of a course, battle by battle, as a line and as a table. */
export function RatingChart({ history }: { history: RatingHistory }) {
  const { points, table } = history;
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined || points.length < 2) return null;
  const { low, high } = ratingScale(points.map(({ rating }) => rating));
  const y = (rating: number) => Math.round(base - ((rating - low) / (high - low)) * (base - top));
  const x = (place: number) => middleOf(place, points.length, left, 98);
  const labels = labelledPlaces(points.length).map((place) => ({ x: x(place), text: points[place]?.label ?? '' }));
  return (
    <>
      <svg
        className={styles.chart}
        height={base + 24}
        role="img"
        aria-label={`Your rating over ${points.length} battles: from ${first.rating} to ${last.rating}`}
      >
        {[low, (low + high) / 2, high].map((rating) => (
          <g key={rating}>
            <line x1={`${left}%`} x2="100%" y1={y(rating)} y2={y(rating)} className={styles.grid} />
            <text x="0" y={y(rating) + 4} className={styles.axis}>
              {Math.round(rating)}
            </text>
          </g>
        ))}
        {points.slice(1).map((point, place) => (
          <line
            key={place}
            x1={`${x(place)}%`}
            y1={y(points[place]?.rating ?? point.rating)}
            x2={`${x(place + 1)}%`}
            y2={y(point.rating)}
            className={styles.firstLine}
          />
        ))}
        {points.map(({ rating }, place) => (
          <PointMark key={place} x={`${x(place)}%`} y={y(rating)} line={0} />
        ))}
        <AxisLabels y={base + 18} labels={labels} />
      </svg>
      <TableDetails name="Your rating" table={table} />
    </>
  );
}

/** Round numbers around all ratings, at least a hundred points apart. */
export function ratingScale(ratings: readonly number[]): { low: number; high: number } {
  const step = 50;
  const low = Math.floor(Math.min(...ratings) / step) * step;
  const high = Math.ceil(Math.max(...ratings) / step) * step;
  const missing = Math.max(0, leastRange - (high - low));
  return { low: low - Math.floor(missing / 2 / step) * step, high: high + Math.ceil(missing / 2 / step) * step };
}
