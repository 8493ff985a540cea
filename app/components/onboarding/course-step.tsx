import { Form, Link, useNavigation } from '@remix-run/react';
import type { AccountFormState } from '../../lib/account-forms';
import { paths } from '../../lib/paths';
import { LinkButton } from '../ui/link-button';
import { CourseTicks } from './course-ticks';
import styles from './onboarding.module.css';
import { StepProblem, SubmitStep } from './step-form-parts';
import { StepHead } from './step-head';

interface Offered {
  id: string;
  name: string;
  practisableTopicCount: number;
}

interface CourseStepProps {
  year: number;
  ofYear: Offered[];
  /** Courses of the years beside it. */
  beside: Offered[];
  /** Ticked on arrival: the course of the year, or what was chosen before. */
  ticked: string[];
  state: AccountFormState;
}

/** The courses to begin with. That of the year is ticked, so a student in a hurry just goes on. */
export function CourseStep({ year, ofYear, beside, ticked, state: { values, message } }: CourseStepProps) {
  const busy = useNavigation().formMethod === 'POST';
  const chosen = values.course?.split(' ') ?? ticked;
  return (
    <section aria-labelledby="step">
      <StepHead step="courses" title={`What are you studying in Year ${year}?`} />
      <p className={styles.lead}>School maths, or an exam. Pick up to three to start with. You can add more later.</p>
      <Form method="post" className={`${styles.form} ${styles.roomy}`} noValidate>
        <StepProblem text={message} />
        <CourseTicks name="course" legend={`For Year ${year}`} courses={ofYear} ticked={chosen} />
        {beside.length === 0 ? null : (
          <CourseTicks name="course" legend="Catch up or get ahead" courses={beside} ticked={chosen} />
        )}
        <div className={styles.ways}>
          <SubmitStep busy={busy} />
          <LinkButton to={paths.onboarding('pathway', { year: String(year) })} variant="quiet" size="xl">
            Back
          </LinkButton>
        </div>
      </Form>
      <p className={styles.aside}>
        Looking for another one? <Link to={paths.courses}>See all courses</Link>
      </p>
    </section>
  );
}
