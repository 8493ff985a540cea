import { paths } from '../../lib/paths';
import { LinkButton } from '../ui/link-button';
import styles from './home.module.css';

/** Asks a student whose age is not known yet for it; nothing waits for the answer. */
export function AgeCard() {
  return (
    <section className="card" aria-labelledby="age">
      <h2 id="age" className={styles.cardTitle}>
        One thing about you
      </h2>
      <p className={`muted ${styles.ageText}`}>Tell us the month you were born in, and we know what suits your age.</p>
      <LinkButton to={paths.onboarding('age')} variant="line">
        Go on with your account
      </LinkButton>
    </section>
  );
}
