import { paths } from '../../lib/paths';
import { LinkButton } from '../ui/link-button';
import styles from './onboarding.module.css';

interface ReadyStepProps {
  course: { id: string; name: string; practisableTopicCount: number };
  signedIn: boolean;
}

/** Step 3: what comes next. */
export function ReadyStep({ course, signedIn }: ReadyStepProps) {
  return (
    <section aria-labelledby="step">
      <p className={styles.step}>Step 3 of 3</p>
      <h1 id="step">{course.name} it is</h1>
      <ul className={styles.ticks}>
        <li>{course.practisableTopicCount} topics, from the first ideas to hard questions</li>
        <li>Marked at once, and a wrong answer tells you which idea went wrong</li>
        <li>Your mistakes wait in the error logbook until they are fixed</li>
      </ul>
      <div className={styles.ways}>
        <LinkButton to={signedIn ? paths.createPractice(course.id) : paths.register()} variant="main" size="xl">
          {signedIn ? 'Start practising' : 'Register free'}
        </LinkButton>
        <LinkButton to={paths.courseContents(course.id)} variant="line" size="xl">
          What is in it
        </LinkButton>
      </div>
    </section>
  );
}
