import { Link } from '@remix-run/react';
import { paths } from '../../lib/paths';
import { LinkButton } from '../ui/link-button';
import styles from './onboarding.module.css';
import { StepHead } from './step-head';

const roles = [
  { to: paths.onboarding('year-level'), name: 'I learn maths', text: 'Find your course and try a question.' },
  {
    to: paths.onboarding('year-level'),
    name: 'I help a child of mine',
    text: 'Look around together. The account is the child’s; you get reports by a link.',
  },
  {
    to: `${paths.register()}?role=TEACHER`,
    name: 'I teach a class',
    text: 'Register as a teacher: first a class with a code, then its students and a first task.',
  },
  {
    to: `${paths.register()}?role=TUTOR`,
    name: 'I tutor',
    text: 'Register as a tutor, with classes and tasks of your own.',
  },
];

/** Who it is for. */
export function RoleStep() {
  return (
    <section aria-labelledby="step">
      <StepHead step="role" title="Who are you here for?" />
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
