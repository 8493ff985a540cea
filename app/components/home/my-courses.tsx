import { Link } from '@remix-run/react';
import { Plus } from 'lucide-react';
import { paths } from '../../lib/paths';
import { placementPath } from '../../lib/placement-paths';
import { battlePaths } from '../battle/battle-paths';
import { useBattlesOn } from '../battle/use-battles-on';
import { courseMapPath } from '../course-map/map-paths';
import { Chip } from '../ui/chip';
import { ProgressBar } from '../ui/progress-bar';
import styles from './home.module.css';
import type { HomeData } from './home-data';

/** The chosen courses, each with how far it is and what comes next. */
export function MyCourses({ courses }: { courses: HomeData['myCourses'] }) {
  const battlesOn = useBattlesOn();
  if (courses.length === 0) return null;
  return (
    <section aria-labelledby="my-courses">
      <div className={styles.sectionHead}>
        <h2 id="my-courses">Your courses</h2>
        <Link to={paths.courses}>All courses</Link>
      </div>
      <div className={styles.courses}>
        {courses.map(({ course, mastery, nextTopic, unresolvedCount, placementOffer }) => {
          const percent = Math.round(mastery * 100);
          return (
            <article key={course.id} className={styles.course}>
              <span className={styles.courseTop}>
                <img src={course.iconUrl} alt="" width={44} height={44} />
                {unresolvedCount > 0 && (
                  <Chip tone="accent">{unresolvedCount === 1 ? '1 mistake' : `${unresolvedCount} mistakes`}</Chip>
                )}
              </span>
              <h3>
                <Link className={styles.whole} to={paths.createPractice(course.id, { first: nextTopic?.id })}>
                  {course.name}
                </Link>
              </h3>
              <p className={styles.next}>{nextTopic === null ? 'Every topic mastered' : `Next: ${nextTopic.title}`}</p>
              <span className={styles.progress}>
                <ProgressBar
                  value={mastery}
                  label={`${percent} per cent of the course done; a topic that is nearly mastered counts half`}
                />
                <span>{percent}%</span>
              </span>
              <span className={styles.ways}>
                <Link className={styles.map} to={courseMapPath(course.id)}>
                  Map<span className="sr"> for {course.name}</span>
                </Link>
                {battlesOn ? (
                  <Link className={styles.map} to={battlePaths.lobby(course.id)}>
                    Battle<span className="sr"> in {course.name}</span>
                    {course.rankName === null ? null : `, ${course.rankName}`}
                  </Link>
                ) : null}
                {placementOffer === null ? null : (
                  <Link className={styles.map} to={placementPath(course.id)}>
                    {placementOffer === 'FIRST' ? 'Placement test' : 'Retake placement test'}
                    <span className="sr"> for {course.name}</span>
                  </Link>
                )}
              </span>
            </article>
          );
        })}
        {courses.length < 3 ? (
          <Link to={paths.courses} className={styles.add}>
            <Plus size={20} aria-hidden />
            Add a course
          </Link>
        ) : null}
      </div>
    </section>
  );
}
