import { Link } from '@remix-run/react';
import { Plus } from 'lucide-react';
import { paths } from '../../lib/paths';
import { placementPath } from '../../lib/placement-paths';
import { battlePaths } from '../battle/battle-paths';
import { useBattlesOn } from '../battle/use-battles-on';
import { courseMapPath } from '../course-map/map-paths';
import { Chip } from '../ui/chip';
import { Cluster, Grid, Grow, Stack } from '../ui/layout';
import { LinkButton } from '../ui/link-button';
import { ProgressBar } from '../ui/progress-bar';
import { Section } from '../ui/section';
import styles from './home.module.css';
import type { HomeData } from './home-data';

/** The chosen courses, each with how far it is and what comes next. */
export function MyCourses({ courses }: { courses: HomeData['myCourses'] }) {
  const battlesOn = useBattlesOn();
  if (courses.length === 0) return null;
  return (
    <Section
      bare
      title="Your courses"
      aside={
        <Link className="target small" to={paths.courses}>
          <b>All courses</b>
        </Link>
      }
    >
      <Grid least={220}>
        {courses.map(({ course, mastery, nextTopic, unresolvedCount, placementOffer }) => {
          const percent = Math.round(mastery * 100);
          return (
            <Stack as="article" gap={2} key={course.id} className={`card ${styles.course}`}>
              <Cluster justify="between">
                <img src={course.iconUrl} alt="" width={44} height={44} />
                {unresolvedCount > 0 && (
                  <Chip tone="accent">{unresolvedCount === 1 ? '1 mistake' : `${unresolvedCount} mistakes`}</Chip>
                )}
              </Cluster>
              <h3>
                <Link className={styles.whole} to={paths.createPractice(course.id, { first: nextTopic?.id })}>
                  {course.name}
                </Link>
              </h3>
              <p className="small muted">{nextTopic === null ? 'Every topic mastered' : `Next: ${nextTopic.title}`}</p>
              <Cluster className="small num">
                <Grow>
                  <ProgressBar
                    value={mastery}
                    label={`${percent} per cent of the course done (nearly mastered topics count half)`}
                  />
                </Grow>
                <b>{percent}%</b>
              </Cluster>
              <Cluster gap={3} className="small">
                <Link className={`target ${styles.above}`} to={courseMapPath(course.id)}>
                  Map<span className="sr"> for {course.name}</span>
                </Link>
                {battlesOn ? (
                  <Link className={`target ${styles.above}`} to={battlePaths.lobby(course.id)}>
                    Battle<span className="sr"> in {course.name}</span>
                    {course.rankName === null ? null : `, ${course.rankName}`}
                  </Link>
                ) : null}
                {placementOffer === null ? null : (
                  <Link className={`target ${styles.above}`} to={placementPath(course.id)}>
                    {placementOffer === 'FIRST' ? 'Placement test' : 'Retake placement test'}
                    <span className="sr"> for {course.name}</span>
                  </Link>
                )}
              </Cluster>
            </Stack>
          );
        })}
        {courses.length < 3 ? (
          <LinkButton to={paths.courses}>
            <Plus size={20} aria-hidden />
            Add a course
          </LinkButton>
        ) : null}
      </Grid>
    </Section>
  );
}
