import { AxisLabels } from './axis-labels';
import { labelledPlaces, middleOf } from './chart-places';
import styles from './charts.module.css';
import { Legend } from './legend';
import { PointMark } from './point-mark';

interface LineChartProps {
  /** Says what the lines show, and the most important of it: the chart's name for people who hear the page. */
  name: string;
  /** The places from the left. Where they are few, notes may stand below the label of each, one a line. */
  places: { label: string; notes?: string[] }[];
  /** One or two lines of per cent, 0 to 100; null where too little is known to say. */
  series: { name: string; values: (number | null)[] }[];
}

interface Point {
  place: number;
  x: number;
  y: number;
  value: number;
}

const top = 20;
const base = 160;
const left = 11;
const right = 98;
const lineHeight = 16;

/** Lines of per cent over time. Each has its own dash and mark: colour is never alone. */
export function LineChart({ name, places, series }: LineChartProps) {
  const count = places.length;
  const below = (textOf: (place: number) => string | undefined) =>
    labelledPlaces(count).map((place) => ({ x: across(place, count), text: textOf(place) ?? '' }));
  const noteLines = Math.max(0, ...places.map(({ notes }) => notes?.length ?? 0));
  return (
    <>
      {series.length > 1 && <Legend names={series.map((each) => each.name)} />}
      <svg className={styles.chart} height={base + 24 + noteLines * lineHeight} role="img" aria-label={name}>
        {[0, 50, 100].map((value) => (
          <g key={value}>
            <line x1={`${left}%`} x2="100%" y1={heightOf(value)} y2={heightOf(value)} className={styles.grid} />
            <text x="0" y={heightOf(value) + 4} className={styles.axis}>
              {`${value}%`}
            </text>
          </g>
        ))}
        {series.map(({ values }, line) => {
          const points = pointsOf(values);
          return (
            <g key={line}>
              {points.slice(1).map((point, index) => (
                <line
                  key={point.place}
                  x1={`${points[index]?.x}%`}
                  y1={points[index]?.y}
                  x2={`${point.x}%`}
                  y2={point.y}
                  className={line === 0 ? styles.firstLine : styles.secondLine}
                />
              ))}
              {points.map((point) => (
                <PointMark key={point.place} x={`${point.x}%`} y={point.y} line={line} />
              ))}
              {labelledPlaces(count).length === count &&
                points.map(({ place, x, y, value }) => (
                  <text
                    key={place}
                    x={`${x}%`}
                    y={y - 10}
                    textAnchor={x > 95 ? 'end' : 'middle'}
                    className={styles.number}
                  >
                    {`${value}%`}
                  </text>
                ))}
            </g>
          );
        })}
        <AxisLabels y={base + 18} labels={below((place) => places[place]?.label)} />
        {Array.from({ length: noteLines }, (_, line) => (
          <AxisLabels
            key={line}
            y={base + 18 + (line + 1) * lineHeight}
            labels={below((place) => places[place]?.notes?.[line])}
          />
        ))}
      </svg>
    </>
  );
}

/** Middle of a place, right of the scale. */
function across(place: number, count: number): number {
  return middleOf(place, count, left, right);
}

function pointsOf(values: (number | null)[]): Point[] {
  return values.flatMap((value, place) =>
    value === null ? [] : [{ place, value, x: across(place, values.length), y: heightOf(value) }],
  );
}

function heightOf(value: number): number {
  return Math.round(base - (value / 100) * (base - top));
}
