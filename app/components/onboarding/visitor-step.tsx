import { Link } from '@remix-run/react';
import { type AccountStep, termsStep } from '../../../rules/study-plan';
import { paths } from '../../lib/paths';
import { gateTitle } from '../shell/failure-view';
import { TermsPoints } from '../shell/terms-card';
import { LinkButton } from '../ui/link-button';
import styles from './onboarding.module.css';

const steps: Record<Exclude<AccountStep, typeof termsStep>, { title: string; text: string }> = {
  age: {
    title: 'When were you born?',
    text: 'We ask for the month and the year, so we can look after younger students.',
  },
  goal: {
    title: 'What are you here for?',
    text: 'Catch up, keep up, get ahead or get ready for an exam. Your daily quest fits the time you have.',
  },
  time: { title: 'Shall we remind you?', text: 'Pick an hour of the day, and we’ll remind you to practise.' },
  profile: { title: 'This is how others see you', text: 'Pick a nickname. No need to use your real name.' },
  invite: { title: 'Learning with others?', text: 'Join your class with its code, or invite a friend.' },
  plan: { title: 'A plan for your first week?', text: 'We’ll plan a few short practice sets for you.' },
  school: { title: 'Where do you teach?', text: 'Add the name of your school.' },
  'subjects-years': {
    title: 'What do you teach?',
    text: 'Pick your courses. They come first wherever you choose one.',
  },
  'first-class': { title: 'Create your first class', text: 'All it takes is a name and a course.' },
  students: { title: 'Invite your students', text: 'Show them a code, share a link or type in their email addresses.' },
  'first-task': {
    title: 'Your first task',
    text: 'Ten questions are ready for you to look through before anyone gets them.',
  },
};

/** A step of people who have an account, as visitors see it: what it is about, and the way to it. */
export function VisitorStep({ wanted }: { wanted: AccountStep }) {
  const address = paths.onboarding(wanted);
  return (
    <section aria-labelledby="step">
      <h1 id="step">{wanted === termsStep ? gateTitle : steps[wanted].title}</h1>
      {wanted === termsStep ? (
        <div className={styles.terms}>
          <TermsPoints />
        </div>
      ) : (
        <p className={styles.lead}>{steps[wanted].text}</p>
      )}
      <p className={styles.lead}>You need an account for this step. It’s free.</p>
      <div className={styles.ways}>
        <LinkButton to={paths.registerFor(address)} variant="main" size="xl">
          Register free
        </LinkButton>
        <LinkButton to={paths.login(address)} variant="quiet" size="xl">
          Log In
        </LinkButton>
      </div>
      <p className={styles.aside}>
        New here? <Link to={paths.onboarding('welcome')}>Start at the beginning</Link>
      </p>
    </section>
  );
}
