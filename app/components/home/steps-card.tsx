import { paths } from '../../lib/paths';
import { LinkButton } from '../ui/link-button';
import styles from './home.module.css';

/** Leads to the steps after registering that are still open; nothing waits for them. */
export function StepsCard({ asksAge }: { asksAge: boolean }) {
  return (
    <section className="card" aria-labelledby="steps">
      <h2 id="steps" className={styles.cardTitle}>
        {asksAge ? 'One thing about you' : 'Make it yours'}
      </h2>
      <p className={`muted ${styles.ageText}`}>
        {asksAge
          ? 'Tell us the month you were born so we can show what suits your age.'
          : 'Set your goal, your minutes a day and a reminder if you want one.'}
      </p>
      <LinkButton to={paths.onboarding('account')} variant="line">
        Finish setting up
      </LinkButton>
    </section>
  );
}
