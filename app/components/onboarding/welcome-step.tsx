import { Link } from '@remix-run/react';
import { paths } from '../../lib/paths';
import { LinkButton } from '../ui/link-button';
import styles from './onboarding.module.css';
import { StepHead } from './step-head';

const cards = [
  { title: 'Real questions', text: 'From your own school year, marked at once.' },
  { title: 'The idea behind a mistake', text: 'A wrong answer shows which idea led there, and the next step.' },
  { title: 'Fixed for good', text: 'Mistakes come back with new numbers until they are yours.' },
];

/** What it is. */
export function WelcomeStep() {
  return (
    <section aria-labelledby="step">
      <StepHead step="welcome" title="Maths that sees which idea went wrong" />
      <ul className={styles.cards}>
        {cards.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            {text}
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <LinkButton to={paths.onboarding('role')} variant="main" size="xl">
          Let’s begin
        </LinkButton>
      </div>
      <p className={styles.aside}>
        Teaching? <Link to={paths.register()}>Register as a teacher or tutor</Link>
      </p>
    </section>
  );
}
