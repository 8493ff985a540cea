import { Link } from '@remix-run/react';
import { paths } from '../../lib/paths';
import { LinkButton } from '../ui/link-button';
import styles from './onboarding.module.css';
import { StepHead } from './step-head';

const years = Array.from({ length: 12 }, (_, index) => index + 1);

/** The school year, which has its course already. */
export function YearStep() {
  return (
    <section aria-labelledby="step">
      <StepHead step="year-level" title="Which school year are you in?" />
      <p className={styles.lead}>We don’t save anything you enter here.</p>
      <ul className={styles.choices}>
        {years.map((year) => (
          <li key={year}>
            <Link to={paths.onboarding('pathway', { year: String(year) })}>Year {year}</Link>
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <LinkButton to={paths.onboarding('role')} variant="quiet">
          Back
        </LinkButton>
      </div>
    </section>
  );
}
