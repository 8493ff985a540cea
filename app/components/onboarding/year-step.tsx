import { Link } from '@remix-run/react';
import { paths } from '../../lib/paths';
import styles from './onboarding.module.css';

const years = Array.from({ length: 12 }, (_, index) => index + 1);

/** Step 1: the school year. */
export function YearStep() {
  return (
    <section aria-labelledby="step">
      <p className={styles.step}>Step 1 of 3</p>
      <h1 id="step">Which school year are you in?</h1>
      <p className={styles.lead}>Nothing is asked of you here that we keep.</p>
      <ul className={styles.choices}>
        {years.map((year) => (
          <li key={year}>
            <Link to={paths.onboarding(2, { year: String(year) })}>Year {year}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
