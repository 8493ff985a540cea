import { Link } from '@remix-run/react';
import { paths } from '../../lib/paths';
import { LinkButton } from '../ui/link-button';
import styles from './onboarding.module.css';
import { StepHead } from './step-head';

const roles = [
  { to: paths.onboarding('year-level'), name: 'I’m a student', text: 'Find your course and try a question.' },
  {
    to: paths.onboarding('year-level'),
    name: 'I’m a parent or carer',
    text: 'Look around together. The account is your child’s, and you get reports by link.',
  },
  {
    to: `${paths.register()}?role=TEACHER`,
    name: 'I’m a teacher',
    text: 'Register as a teacher, then set up a class, add students and create your first task.',
  },
  {
    to: `${paths.register()}?role=TUTOR`,
    name: 'I’m a tutor',
    text: 'Register as a tutor, with your own classes and tasks.',
  },
];

/** Who it is for. */
export function RoleStep() {
  return (
    <section aria-labelledby="step">
      <StepHead step="role" title="Who are you?" />
      <ul className={`${styles.choices} ${styles.wide}`}>
        {roles.map(({ to, name, text }) => (
          <li key={name}>
            <Link to={to}>
              {name}
              <small>{text}</small>
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <LinkButton to={paths.onboarding('welcome')} variant="quiet">
          Back
        </LinkButton>
      </div>
    </section>
  );
}
