import { Link } from '@remix-run/react';
import { paths } from '../../lib/paths';
import { LinkButton } from '../ui/link-button';
import styles from './onboarding.module.css';
import { StepHead } from './step-head';

const cards = [
  { title: 'Real questions', text: 'From your own school year, marked straight away.' },
  {
    title: 'See what went wrong',
    text: 'A wrong answer shows you where your thinking went wrong, and what to do next.',
  },
  { title: 'Fixed for good', text: 'Mistakes come back with new numbers until you’ve mastered them.' },
];

/** What it is. */
export function WelcomeStep() {
  return (
    <section aria-labelledby="step">
      <StepHead step="welcome" title="Maths that shows you where your thinking went wrong" />
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
