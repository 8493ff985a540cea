import { Link } from '@remix-run/react';
import { tryTopics } from '../../content/try-topics';
import { namesInWords } from '../../lib/names-in-words';
import { paths, type Query } from '../../lib/paths';
import { placementPath } from '../../lib/placement-paths';
import { tryPath } from '../try-question/try-paths';
import { LinkButton } from '../ui/link-button';
import styles from './onboarding.module.css';
import { StepHead } from './step-head';

interface LastStepProps {
  year: number;
  /** The first that was ticked, and the names of those after it. */
  course: { id: string; name: string; practisableTopicCount: number };
  others: string[];
  /** All that was chosen, as the address has it. */
  chosen: Query;
  signedIn: boolean;
}

/** One real question, before any form. */
export function TryStep({ year, course, others, chosen }: LastStepProps) {
  const topicId = tryTopics.find((each) => each.year === year)?.topicId ?? '';
  return (
    <section aria-labelledby="step">
      <StepHead step="try-one" title={`${namesInWords([course.name, ...others])} it is. Try one question?`} />
      <p className={styles.lead}>
        One real question from your year, marked straight away. No account needed, and we don’t save anything.
      </p>
      <div className={styles.ways}>
        <LinkButton to={tryPath(topicId, {}, chosen)} variant="main" size="xl">
          Show me a question
        </LinkButton>
        <LinkButton to={paths.onboarding('placement', chosen)} variant="line" size="xl">
          Skip this
        </LinkButton>
      </div>
      <p className={styles.aside}>
        Changed your mind? <Link to={paths.onboarding('courses', chosen)}>Choose other courses</Link>
      </p>
    </section>
  );
}

/** The placement test, now or later. */
export function PlacementStep({ course, chosen }: LastStepProps) {
  return (
    <section aria-labelledby="step">
      <StepHead step="placement" title="Shall we find your starting point?" />
      <p className={styles.lead}>
        About fifteen questions, with no timer. You’ll get a map of {course.name} and a plan for your first week.
      </p>
      <div className={styles.ways}>
        <LinkButton to={placementPath(course.id, chosen)} variant="main" size="xl">
          Take the placement test
        </LinkButton>
        <LinkButton to={paths.onboarding('done', chosen)} variant="line" size="xl">
          Later
        </LinkButton>
        <LinkButton to={paths.onboarding('try-one', chosen)} variant="quiet">
          Back
        </LinkButton>
      </div>
    </section>
  );
}

/** The way in. */
export function DoneStep({ course, others, chosen, signedIn }: LastStepProps) {
  return (
    <section aria-labelledby="step">
      <StepHead step="done" title={`Ready for ${course.name}`} />
      <ul className={styles.ticks}>
        {others.length === 0 ? null : <li>{namesInWords(others)} will be on your home page too</li>}
        <li>{course.practisableTopicCount} topics, from the first ideas to hard questions</li>
        <li>Marked straight away, and a wrong answer shows you where your thinking went wrong</li>
        <li>Your mistakes are saved in the error logbook until you’ve fixed them</li>
      </ul>
      <div className={styles.ways}>
        <LinkButton
          to={signedIn ? paths.createPractice(course.id) : paths.registerFor(paths.createPractice(course.id), chosen)}
          variant="main"
          size="xl"
        >
          {signedIn ? 'Start practising' : 'Register free'}
        </LinkButton>
        <LinkButton to={paths.courseContents(course.id)} variant="line" size="xl">
          What’s included
        </LinkButton>
      </div>
    </section>
  );
}
