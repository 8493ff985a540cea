import { leastPlacementAnswers, mostPlacementQuestions } from '../../../rules/placement';
import { courseMapPath } from '../course-map/map-paths';
import { buttonClass } from '../ui/button-class';
import { LinkButton } from '../ui/link-button';
import styles from './placement.module.css';

interface PlacementStartProps {
  course: { id: string; name: string };
  /** "3 December 2026" while the result of a test is too new for another one. */
  freeFrom: string | null;
}

/** What the test is like, before it begins. */
export function PlacementStart({ course, freeFrom }: PlacementStartProps) {
  return (
    <section className={`card ${styles.card}`} aria-labelledby="start">
      <p className="eyebrow">{course.name} · placement test</p>
      <h1 id="start">Where should you start?</h1>
      <ul className={styles.facts}>
        <li>
          {leastPlacementAnswers} to {mostPlacementQuestions} questions, each one chosen from your answers so far. It
          takes about 15 minutes, and there’s no timer.
        </li>
        <li>“I haven’t learned this” is a good answer. It doesn’t count as wrong.</li>
        <li>Stop whenever you like. This browser saves your place for a month.</li>
        <li>
          You’ll get a map of what you’re ready for and a plan for your first week. There’s no mark, and you don’t need
          an account.
        </li>
      </ul>
      {freeFrom === null ? (
        <form method="post">
          <button type="submit" name="intent" value="begin" className={buttonClass({ variant: 'main', size: 'xl' })}>
            Begin
          </button>
        </form>
      ) : (
        <>
          <p className={styles.taken}>
            You’ve taken this test, and the result is on your map. You can take it again from {freeFrom}.
          </p>
          <LinkButton to={courseMapPath(course.id)} variant="main" size="xl">
            See my map
          </LinkButton>
        </>
      )}
    </section>
  );
}
