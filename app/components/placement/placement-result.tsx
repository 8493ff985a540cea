import { Link } from '@remix-run/react';
import { Check, CircleDashed, Flag, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { findingNames, type PlacementFinding } from '../../../rules/placement';
import type { PlacementResultData } from '../../graphql/placement/placement-step';
import { paths } from '../../lib/paths';
import { courseMapPath } from '../course-map/map-paths';
import { Logo } from '../shell/logo';
import { buttonClass } from '../ui/button-class';
import { LinkButton } from '../ui/link-button';
import { Sky } from '../ui/scenery/sky';
import styles from './placement.module.css';
import { placementPath } from './placement-paths';

const marks: Record<PlacementFinding, ReactNode> = {
  READY: <Check size={16} aria-hidden />,
  NEARLY: <CircleDashed size={16} aria-hidden />,
  START: <Flag size={16} aria-hidden />,
  LATER: <Timer size={16} aria-hidden />,
};

interface PlacementResultProps {
  course: { id: string; name: string; grade: number };
  result: PlacementResultData;
  /** Whether it belongs to an account now. */
  kept: boolean;
  /** "3 December 2026" while it is too new for another one. */
  freeFrom: string | null;
}

/** Where to start, what is ready, and the first week. Never a mark, and no number of right answers. */
export function PlacementResult({ course, result, kept, freeFrom }: PlacementResultProps) {
  const { topics, start, week } = result;
  const strands = [...new Set(topics.map(({ topic }) => topic.strand))];
  return (
    <main id="main" tabIndex={-1}>
      <Sky className={styles.sky}>
        <Link to={kept ? paths.home : paths.landing} className={styles.logo} aria-label="Marsmaths, start page">
          <Logo />
        </Link>
        <p className={styles.when}>
          {course.name} · {result.answered} {result.answered === 1 ? 'answer' : 'answers'}
        </p>
        <h1>{start === null ? 'You are ready for all of it.' : `Start at ${start.title}.`}</h1>
      </Sky>
      <div className={`page ${styles.columns}`}>
        <section className="card" aria-labelledby="placed">
          <div className={styles.cardHead}>
            <h2 id="placed">Your {course.name} map</h2>
            <ul className={styles.legend} aria-label="What the colours mean">
              {(Object.keys(findingNames) as PlacementFinding[]).map((finding) => (
                <li key={finding} className={styles.finding} data-finding={finding}>
                  {marks[finding]}
                  {findingNames[finding]}
                </li>
              ))}
            </ul>
          </div>
          {strands.map((strand) => (
            <div key={strand} className={styles.strand}>
              <h3>{strand}</h3>
              <ul>
                {topics
                  .filter(({ topic }) => topic.strand === strand)
                  .map(({ topic, finding }) => (
                    <li key={topic.id} className={styles.finding} data-finding={finding}>
                      {marks[finding]}
                      {topic.title}
                      <span className="sr">: {findingNames[finding]}</span>
                    </li>
                  ))}
              </ul>
            </div>
          ))}
          <p className={styles.small}>{basis(result)}</p>
          {result.easierFirst ? (
            <p className={styles.small}>
              Much of this builds on the year before.{' '}
              <Link to={paths.courseContents(`year-${course.grade - 1}`)}>Year {course.grade - 1} Maths</Link> is a good
              place to warm up.
            </p>
          ) : null}
        </section>
        <section className={`card ${styles.week}`} aria-labelledby="plan">
          <h2 id="plan">Your first week</h2>
          <p className={styles.small}>Short days. Swap any of them.</p>
          <ol>
            {week.map((day, index) => (
              <li key={`${index} ${day.title}`} data-off={day.questions === 0 || undefined}>
                <span className={styles.day}>Day {index + 1}</span>
                <span>
                  <b>{day.title}</b>
                  <small>{day.questions === 0 ? 'Nothing to do' : `${day.questions} questions`}</small>
                </span>
              </li>
            ))}
          </ol>
          {kept ? (
            <>
              <LinkButton to={courseMapPath(course.id)} variant="main" size="xl" full>
                See my map
              </LinkButton>
              <LinkButton
                to={paths.createPractice(course.id, start === null ? {} : { topic: start.id })}
                variant="quiet"
                full
              >
                Start day 1
              </LinkButton>
            </>
          ) : (
            <>
              <LinkButton to={paths.registerFor(placementPath(course.id))} variant="main" size="xl" full>
                Keep my map, free
              </LinkButton>
              <LinkButton to={paths.login(placementPath(course.id))} variant="quiet" full>
                I have an account
              </LinkButton>
            </>
          )}
          {freeFrom === null ? (
            <form method="post">
              <button
                type="submit"
                name="intent"
                value="begin"
                className={buttonClass({ variant: 'quiet', full: true })}
              >
                Take it again
              </button>
            </form>
          ) : (
            <p className={styles.small}>You can take this test again from {freeFrom}.</p>
          )}
        </section>
      </div>
    </main>
  );
}

function basis({ answered, skipped }: PlacementResultData): string {
  const from = `From ${answered} ${answered === 1 ? 'answer' : 'answers'}, so “Nearly” can move after your first set.`;
  if (skipped === 0) return from;
  const topics = skipped === 1 ? 'one topic is' : `${skipped} topics are`;
  return `${from} You told us that ${topics} not learned yet. That is useful, and it counted for nothing else.`;
}
