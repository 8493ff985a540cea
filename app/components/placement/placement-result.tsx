import { Link } from '@remix-run/react';
import type { NextStepData } from '../../graphql/next-step/next-step';
import type { PlacementResultData } from '../../graphql/placement/placement-step';
import { type Chosen, paths } from '../../lib/paths';
import { placementPath } from '../../lib/placement-paths';
import { courseMapPath } from '../course-map/map-paths';
import { NextStepBody } from '../next-step/next-step-body';
import { Logo } from '../shell/logo';
import { buttonClass } from '../ui/button-class';
import { LinkButton } from '../ui/link-button';
import { Sky } from '../ui/scenery/sky';
import { FindingsMap } from './findings-map';
import styles from './placement.module.css';
import { StartAgain } from './start-again';
import { WeekList } from './week-list';

/** What became of a result: shown to a visitor, kept, not kept because another one stands, or not kept for now. */
export type Keeping = 'VISITOR' | 'KEPT' | 'OTHER_STANDS' | 'NOT_NOW';

interface PlacementResultProps {
  course: { id: string; name: string; grade: number };
  chosen: Chosen;
  /** When the test began: its name. */
  run: number;
  result: PlacementResultData;
  keeping: Keeping;
  /** "3 December 2026" while it is too new for another one. */
  freeFrom: string | null;
  /** What every page suggests now; null for a visitor. */
  nextStep: NextStepData | null;
}

/** Where to start, what is ready, and the first week. Never a mark, and no number of right answers. */
export function PlacementResult({ course, chosen, run, result, keeping, freeFrom, nextStep }: PlacementResultProps) {
  const { topics, start, week } = result;
  return (
    <main id="main" tabIndex={-1}>
      <Sky className={styles.sky}>
        <Link
          to={keeping === 'VISITOR' ? paths.landing : paths.home}
          className={styles.logo}
          aria-label="Marsmaths home page"
        >
          <Logo />
        </Link>
        <p className={styles.when}>
          {course.name} · {result.answered} {result.answered === 1 ? 'answer' : 'answers'}
        </p>
        <h1>{start === null ? 'You’re ready for all of it.' : `Start at ${start.title}.`}</h1>
      </Sky>
      <div className={`page ${styles.columns}`}>
        <section className="card" aria-labelledby="placed">
          <FindingsMap heading={<h2 id="placed">Your {course.name} map</h2>} strandHeading="h3" topics={topics} />
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
          <p className={styles.small}>A little each day. You can practise anything else too.</p>
          <WeekList days={week} />
          <NextActions course={course} chosen={chosen} keeping={keeping} freeFrom={freeFrom} nextStep={nextStep} />
          {keeping === 'VISITOR' ? (
            <StartAgain run={run} label="Take it again" confirm="Yes, take it again">
              The new test will replace this map and this week.
            </StartAgain>
          ) : null}
        </section>
      </div>
    </main>
  );
}

type NextActionsProps = Pick<PlacementResultProps, 'course' | 'chosen' | 'keeping' | 'freeFrom' | 'nextStep'>;

/** Where to go from a result, and whether it is kept. */
function NextActions({ course, chosen, keeping, freeFrom, nextStep }: NextActionsProps) {
  if (keeping === 'VISITOR') {
    const year = chosen.year === '' ? yearOf(course) : chosen.year;
    const register = paths.registerFor(placementPath(course.id), { year, course: chosen.course });
    return (
      <>
        <LinkButton to={register} variant="main" size="xl" full>
          Save my map for free
        </LinkButton>
        <LinkButton to={paths.login(placementPath(course.id))} variant="quiet" full>
          I have an account
        </LinkButton>
      </>
    );
  }
  if (keeping === 'NOT_NOW') {
    return (
      <>
        <p role="status">We couldn’t save this result right now. It’s still in this browser.</p>
        <LinkButton to={placementPath(course.id)} reloadDocument variant="main" size="xl" full>
          Try again
        </LinkButton>
      </>
    );
  }
  const isKept = keeping === 'KEPT';
  return (
    <>
      {isKept ? null : <p role="status">{notKept(freeFrom)}</p>}
      {nextStep === null ? null : <NextStepBody step={nextStep} full />}
      <LinkButton to={courseMapPath(course.id)} variant={nextStep === null ? 'main' : 'line'} full>
        See my map
      </LinkButton>
      {freeFrom === null ? (
        <form method="post">
          <button type="submit" name="intent" value="begin" className={buttonClass({ variant: 'quiet', full: true })}>
            Take it again
          </button>
        </form>
      ) : isKept ? (
        <p className={styles.small}>You can take this test again from {freeFrom}.</p>
      ) : null}
    </>
  );
}

/** The year that the course of a school year suggests; an exam says nothing of it. */
const yearOf = ({ id, grade }: PlacementResultProps['course']): string => (id === `year-${grade}` ? String(grade) : '');

function notKept(freeFrom: string | null): string {
  if (freeFrom === null) return 'This result isn’t saved: your teacher removed it so you can take the test again.';
  return `This result isn’t saved, because your map already has an earlier one. You can take the test again from ${freeFrom}.`;
}

function basis({ answered, skipped }: PlacementResultData): string {
  const from = `Based on ${answered} ${answered === 1 ? 'answer' : 'answers'}, so “Nearly” may change after your first practice set.`;
  if (skipped === 0) return from;
  const topics = skipped === 1 ? 'one topic' : `${skipped} topics`;
  return `${from} You told us you haven’t learned ${topics} yet. Thanks, that helps, and it didn’t count as wrong.`;
}
