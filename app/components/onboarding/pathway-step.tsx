import { Link } from '@remix-run/react';
import { paths } from '../../lib/paths';
import { LinkButton } from '../ui/link-button';
import styles from './onboarding.module.css';
import { courseOfYear } from './onboarding-steps';
import { coursesFor, hasOwnExam, states } from './pathways';
import { StepHead } from './step-head';

interface PathwayStepProps {
  year: number;
  /** The courses of the year. */
  courses: { id: string }[];
}

/** Where the school is: exams differ by state. */
export function PathwayStep({ year, courses }: PathwayStepProps) {
  return (
    <section aria-labelledby="step">
      <StepHead step="pathway" title="Where is your school?" />
      <p className={styles.lead}>Exams differ from state to state, so yours come first. We do not keep it.</p>
      <ul className={`${styles.choices} ${styles.states}`}>
        {states.map(({ id, name }) => (
          <li key={id}>
            <Link to={afterPathway(year, courses, id)}>{name}</Link>
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <LinkButton to={afterPathway(year, courses, null)} variant="line">
          Skip this
        </LinkButton>
        <LinkButton to={paths.onboarding('year-level')} variant="quiet">
          Back
        </LinkButton>
      </div>
    </section>
  );
}

/** A year with one course goes on with it, unless the state has an exam in that year. */
function afterPathway(year: number, courses: { id: string }[], state: string | null): string {
  const chosen = { year: String(year), ...(state === null ? {} : { state }) };
  const course = courseOfYear(year);
  if (course === null || hasOwnExam(state, coursesFor(state, courses))) return paths.onboarding('courses', chosen);
  return paths.onboarding('try-one', { ...chosen, course });
}
