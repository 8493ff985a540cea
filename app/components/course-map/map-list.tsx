import { Link } from '@remix-run/react';
import { ChevronRight } from 'lucide-react';
import type { MapTopicData } from '../../graphql/catalogue/course-map';
import styles from './course-map.module.css';
import { courseMapPath } from './map-paths';
import { stateLabel } from './state-label';
import { StateMark } from './state-mark';

interface MapListProps {
  courseId: string;
  topics: MapTopicData[];
  chosen: string | null;
}

/** The map in words: every topic with its state and what comes before it. */
export function MapList({ courseId, topics, chosen }: MapListProps) {
  const strands = [...new Set(topics.map(({ topic }) => topic.strand))];
  return (
    <div className={styles.list}>
      {strands.map((strand) => (
        <section key={strand} aria-label={strand}>
          <h2>{strand}</h2>
          <ul>
            {topics
              .filter(({ topic }) => topic.strand === strand)
              .map(({ topic, state, needs, finding }) => (
                <li key={topic.id}>
                  <Link
                    to={`${courseMapPath(courseId, { topic: topic.id, view: 'list' })}#topic`}
                    className={styles.row}
                    aria-current={topic.id === chosen ? 'true' : undefined}
                  >
                    <StateMark state={state} />
                    <span className={styles.rowText}>
                      <b>{topic.title}</b>
                      <small>
                        {needs.length === 0
                          ? 'Nothing to learn first'
                          : `After ${titles(needs.map((need) => need.topic))}`}
                      </small>
                    </span>
                    <span className={styles.rowState}>{stateLabel(state, finding)}</span>
                    <ChevronRight size={18} aria-hidden />
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const titles = (topics: { title: string }[]) => topics.map(({ title }) => title).join(', ');
