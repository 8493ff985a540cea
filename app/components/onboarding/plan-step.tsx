import { Form } from '@remix-run/react';
import type { NextStepData } from '../../graphql/next-step/next-step';
import { paths } from '../../lib/paths';
import { placementPath } from '../../lib/placement-paths';
import { NextStepBody } from '../next-step/next-step-body';
import { WeekList } from '../placement/week-list';
import { Button } from '../ui/button';
import { LinkButton } from '../ui/link-button';
import styles from './onboarding.module.css';
import { OwnStepHead } from './own-step-head';
import { SkipStep } from './skip-step';

interface PlanStepProps {
  /** The week that follows from a placement test; null without one. */
  plan: { course: { name: string }; days: readonly { title: string; questions: number }[] } | null;
  /** The first course that was chosen; null without one. */
  course: { id: string; name: string } | null;
  /** What every page suggests to do next; null without a course. */
  nextStep: NextStepData | null;
}

/** The first week, as the home page has it; or where it comes from. */
export function PlanStep({ plan, course, nextStep }: PlanStepProps) {
  if (plan === null) {
    return (
      <section aria-labelledby="step">
        <OwnStepHead step="plan" title="A plan for your first week?" />
        <p className={styles.lead}>
          It’s based on a placement test of about fifteen questions, with no timer. You can practise without one.
        </p>
        <div className={styles.ways}>
          {course === null ? (
            <LinkButton to={paths.courses} variant="main" size="xl">
              Choose a course first
            </LinkButton>
          ) : (
            <LinkButton to={placementPath(course.id)} variant="main" size="xl">
              {course.name} placement test
            </LinkButton>
          )}
        </div>
        {nextStep === null ? null : (
          <div className={styles.nextStep}>
            <NextStepBody step={nextStep} variant="line" />
          </div>
        )}
        <SkipStep label="Not now" back="invite" />
      </section>
    );
  }
  return (
    <section aria-labelledby="step">
      <OwnStepHead step="plan" title="Your first week" />
      <p className={styles.lead}>From your {plan.course.name} placement test. You’ll see each day on your home page.</p>
      <div className={styles.days}>
        <WeekList days={plan.days} />
      </div>
      {nextStep === null ? null : (
        <div className={styles.nextStep}>
          <NextStepBody step={nextStep} />
        </div>
      )}
      <div className={styles.ways}>
        <Form method="post">
          <Button type="submit" name="intent" value="skip" variant={nextStep === null ? 'main' : 'line'} size="xl">
            Go to my home page
          </Button>
        </Form>
        <LinkButton to={paths.onboarding('invite')} variant="quiet" size="xl">
          Back
        </LinkButton>
      </div>
    </section>
  );
}
