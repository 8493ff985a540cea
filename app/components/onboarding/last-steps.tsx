import { Link } from '@remix-run/react';
import { tryTopics } from '../../content/try-topics';
import { paths } from '../../lib/paths';
import { placementPath } from '../../lib/placement-paths';
import { tryPath } from '../try-question/try-paths';
import { LinkButton } from '../ui/link-button';
import styles from './onboarding.module.css';
import { StepHead } from './step-head';

interface LastStepProps {
  year: number;
  course: { id: string; name: string; practisableTopicCount: number };
  signedIn: boolean;
}

const chosenBy = ({ year, course }: LastStepProps) => ({ year: String(year), course: course.id });

/** One real question, before any form. */
export function TryStep(props: LastStepProps) {
  const { year, course } = props;
  const topicId = tryTopics.find((each) => each.year === year)?.topicId ?? '';
  return (
    <section aria-labelledby="step">
      <StepHead step="try-one" title={`${course.name} it is. Try one question?`} />
      <p className={styles.lead}>One real question of your year, marked at once. No account, and nothing is kept.</p>
      <div className={styles.ways}>
        <LinkButton to={tryPath(topicId)} variant="main" size="xl">
          Show me one
        </LinkButton>
        <LinkButton to={paths.onboarding('placement', chosenBy(props))} variant="line" size="xl">
          Skip this
        </LinkButton>
      </div>
      <p className={styles.aside}>
        Learning for an exam?{' '}
        <Link to={paths.onboarding('courses', { year: String(year) })}>Choose another course of Year {year}</Link>
      </p>
    </section>
  );
}

/** The placement test, now or later. */
export function PlacementStep(props: LastStepProps) {
  const { course } = props;
  return (
    <section aria-labelledby="step">
      <StepHead step="placement" title="Shall we find where you start?" />
      <p className={styles.lead}>
        About fifteen questions, without a clock. You get a map of {course.name} and a plan for your first week.
      </p>
      <div className={styles.ways}>
        <LinkButton to={placementPath(course.id)} variant="main" size="xl">
          Take the placement test
        </LinkButton>
        <LinkButton to={paths.onboarding('done', chosenBy(props))} variant="line" size="xl">
          Later
        </LinkButton>
        <LinkButton to={paths.onboarding('try-one', chosenBy(props))} variant="quiet">
          Back
        </LinkButton>
      </div>
    </section>
  );
}

/** The way in. */
export function DoneStep({ year, course, signedIn }: LastStepProps) {
  return (
    <section aria-labelledby="step">
      <StepHead step="done" title={`Ready for ${course.name}`} />
      <ul className={styles.ticks}>
        <li>{course.practisableTopicCount} topics, from the first ideas to hard questions</li>
        <li>Marked at once, and a wrong answer tells you which idea went wrong</li>
        <li>Your mistakes wait in the error logbook until they are fixed</li>
      </ul>
      <div className={styles.ways}>
        <LinkButton
          to={signedIn ? paths.createPractice(course.id) : paths.registerFor(paths.createPractice(course.id), year)}
          variant="main"
          size="xl"
        >
          {signedIn ? 'Start practising' : 'Register free'}
        </LinkButton>
        <LinkButton to={paths.courseContents(course.id)} variant="line" size="xl">
          What is in it
        </LinkButton>
      </div>
    </section>
  );
}
