import { Link } from '@remix-run/react';
import { paths } from '../../lib/paths';
import { LinkButton } from '../ui/link-button';
import styles from './onboarding.module.css';
import { states } from './pathways';
import { StepHead } from './step-head';

/** Where the school is: exams differ by state. */
export function PathwayStep({ year }: { year: number }) {
  return (
    <section aria-labelledby="step">
      <StepHead step="pathway" title="Where is your school?" />
      <p className={styles.lead}>Exams differ from state to state, so we’ll show yours first. We don’t save this.</p>
      <ul className={`${styles.choices} ${styles.states}`}>
        {states.map(({ id, name }) => (
          <li key={id}>
            <Link to={paths.onboarding('courses', { year: String(year), state: id })}>{name}</Link>
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <LinkButton to={paths.onboarding('courses', { year: String(year) })} variant="line">
          Skip this
        </LinkButton>
        <LinkButton to={paths.onboarding('year-level')} variant="quiet">
          Back
        </LinkButton>
      </div>
    </section>
  );
}
