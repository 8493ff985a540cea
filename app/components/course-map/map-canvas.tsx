import { Link } from '@remix-run/react';
import type { MapTopicData } from '../../graphql/catalogue/course-map';
import styles from './course-map.module.css';
import { layOutMap, type MapBand } from './lay-out-map';
import { courseMapPath } from './map-paths';
import { stateLabel } from './state-label';
import { StateMark } from './state-mark';

const width = 150;
const height = 72;
const columnStep = 186;
const rowStep = 90;
const bandHead = 34;

interface MapCanvasProps {
  courseId: string;
  topics: MapTopicData[];
  /** The topic that is told about. */
  chosen: string | null;
}

/** The topics as boxes, with lines from what comes first to what it opens. The list says the same in words. */
export function MapCanvas({ courseId, topics, chosen }: MapCanvasProps) {
  const layout = layOutMap(topics.map(({ topic, after }) => ({ id: topic.id, strand: topic.strand, after })));
  const topOf = (row: number) => row * rowStep + bandHead * layout.bands.filter((band) => band.row <= row).length;
  const placeOf = (id: string) => {
    const { column, row } = layout.places.get(id) ?? { column: 0, row: 0 };
    return { left: column * columnStep, top: topOf(row) };
  };
  const lines = topics.flatMap(({ topic, after }) => after.map((from) => ({ from, to: topic.id })));
  return (
    // It scrolls by itself where a course is wide: the keyboard must reach it.
    <section className={styles.scroller} aria-label="Topic map" tabIndex={0}>
      <div
        className={styles.canvas}
        style={{
          width: (layout.columns - 1) * columnStep + width,
          height: topOf(layout.rows - 1) + height,
        }}
      >
        <svg className={styles.lines} aria-hidden="true">
          {lines.map(({ from, to }) => (
            <path
              key={`${from} ${to}`}
              d={lineBetween(placeOf(from), placeOf(to))}
              data-hot={from === chosen || to === chosen || undefined}
            />
          ))}
        </svg>
        {layout.bands.map((band) => (
          <h2 key={band.strand} className={styles.band} style={{ top: headTop(band, topOf) }}>
            {band.strand}
          </h2>
        ))}
        <ul>
          {topics.map(({ topic, state, finding }) => (
            <li key={topic.id} className={styles.cell} style={placeOf(topic.id)}>
              <Link
                to={courseMapPath(courseId, { topic: topic.id })}
                preventScrollReset
                className={styles.node}
                data-state={state}
                aria-current={topic.id === chosen ? 'true' : undefined}
              >
                <StateMark state={state} />
                <span>
                  <b>{topic.title}</b>
                  <small>{stateLabel(state, finding)}</small>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const headTop = (band: MapBand, topOf: (row: number) => number) => topOf(band.row) - bandHead;

interface Corner {
  left: number;
  top: number;
}

/** From the right side of one box to the left side of another. */
function lineBetween(from: Corner, to: Corner): string {
  const [x1, y1, x2, y2] = [from.left + width, from.top + height / 2, to.left, to.top + height / 2];
  const bend = Math.min(40, (x2 - x1) / 2);
  return `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`;
}
