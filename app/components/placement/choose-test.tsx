import { Link } from '@remix-run/react';
import { paths } from '../../lib/paths';
import { placementPath } from '../../lib/placement-paths';
import styles from '../onboarding/onboarding.module.css';

const years = Array.from({ length: 10 }, (_, index) => index + 1);

/** For an address that names no course: the tests of the school years, and where the others are found. */
export function ChooseTest() {
  return (
    <section aria-labelledby="choose">
      <h1 id="choose">What year are you in?</h1>
      <p className={styles.lead}>
        About fifteen questions show where to start. For exams and Years 11 and 12, open the{' '}
        <Link to={paths.courses}>course</Link> and take its test there.
      </p>
      <ul className={styles.choices}>
        {years.map((year) => (
          <li key={year}>
            <Link to={placementPath(`year-${year}`)}>Year {year}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
