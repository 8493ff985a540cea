import { Link } from '@remix-run/react';
import { type MasteryState, masteryNames, masteryRule } from '../../../rules/mastery';
import type { CourseMapData } from '../../graphql/catalogue/course-map';
import { paths } from '../../lib/paths';
import { placementPath } from '../../lib/placement-paths';
import { isCourseCertified } from '../certificate/certificate-data';
import { NextStepBody } from '../next-step/next-step-body';
import { EmptyState } from '../ui/empty-state';
import { LinkButton } from '../ui/link-button';
import { Segmented } from '../ui/segmented';
import styles from './course-map.module.css';
import { MapCanvas } from './map-canvas';
import { MapList } from './map-list';
import { certificatePath, courseMapPath } from './map-paths';
import { StateMark } from './state-mark';
import { TopicPanel } from './topic-panel';

const legend: MasteryState[] = ['MASTERED', 'NEARLY', 'LEARNING', 'NOT_STARTED', 'NEEDS_REFRESH'];

interface CourseMapViewProps {
  map: CourseMapData;
  view: 'map' | 'list';
  /** Id of the topic to tell about, as the address has it; any other text tells about the next topic. */
  wanted: string | null;
}

/** Where a student stands in a course, topic by topic, and the way into each. A phone always shows the list. */
export function CourseMapView({ map, view, wanted }: CourseMapViewProps) {
  const { course, topics, nextStep, placementOffer } = map;
  const shown =
    topics.find(({ topic }) => topic.id === wanted) ??
    topics.find(({ topic }) => topic.id === nextStep?.topic?.id) ??
    topics[0];
  const chosen = shown?.topic.id ?? null;
  return (
    <div className={`page ${styles.page}`}>
      <div className={styles.head}>
        <div>
          <p className="eyebrow">{countsOf(topics.map(({ state }) => state))}</p>
          <h1>{course.name} map</h1>
          {isCourseCertified(topics) ? (
            <Link to={certificatePath(course.id)} className={styles.certificate}>
              Print your course certificate
            </Link>
          ) : null}
          {placementOffer === null || shown === undefined ? null : (
            <Link className={styles.placement} to={placementPath(course.id)}>
              {placementOffer === 'FIRST' ? 'Find your starting point: placement test' : 'Retake the placement test'}
            </Link>
          )}
        </div>
        <div className={styles.views}>
          <Segmented
            label="View as"
            items={[
              { label: 'Map', to: courseMapPath(course.id), current: view === 'map' },
              {
                label: 'List',
                to: courseMapPath(course.id, { view: 'list' }),
                current: view === 'list',
              },
            ]}
          />
        </div>
      </div>
      {shown === undefined ? (
        <section className="card" aria-label="Topics">
          <EmptyState heading="h2" title="Questions coming soon">
            <p>This course doesn’t have any topics to practise yet.</p>
            <LinkButton to={paths.courses} variant="main">
              Choose another course
            </LinkButton>
          </EmptyState>
        </section>
      ) : (
        <div className={styles.grid}>
          <div className={`card ${styles.card}`} data-view={view}>
            <ul className={styles.legend} aria-label="Key">
              {legend.map((state) => (
                <li key={state}>
                  <StateMark state={state} />
                  {masteryNames[state]}
                </li>
              ))}
            </ul>
            {view === 'map' ? (
              <div className={styles.wide}>
                <MapCanvas courseId={course.id} topics={topics} chosen={chosen} />
              </div>
            ) : null}
            <div className={view === 'map' ? styles.narrow : undefined}>
              <MapList courseId={course.id} topics={topics} chosen={chosen} />
            </div>
            <p className={styles.rule}>{masteryRule}</p>
          </div>
          <div className={styles.side}>
            {nextStep === null ? null : (
              <section className="card" aria-label="Next step">
                <NextStepBody step={nextStep} full />
              </section>
            )}
            <TopicPanel
              courseId={course.id}
              shown={shown}
              opens={topics.filter(({ after }) => after.includes(shown.topic.id))}
              view={view}
              known={new Set(topics.map(({ topic }) => topic.id))}
            />
          </div>
        </div>
      )}
    </div>
  );
}

function countsOf(states: readonly MasteryState[]): string {
  const count = (wanted: MasteryState) => states.filter((state) => state === wanted).length;
  const refresh = count('NEEDS_REFRESH');
  const all = `${states.length} ${states.length === 1 ? 'topic' : 'topics'}, ${count('MASTERED') + refresh} mastered`;
  return refresh === 0 ? all : `${all}, ${refresh} to revise`;
}
