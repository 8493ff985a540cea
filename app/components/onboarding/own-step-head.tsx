import { type OwnStep, ownSteps, type TeacherStep, teacherSteps } from '../../../rules/study-plan';
import styles from './onboarding.module.css';

/** Where a step of somebody who has registered lies, and its heading. */
export function OwnStepHead({ step, title }: { step: OwnStep | TeacherStep; title: string }) {
  const steps: readonly string[] = ownSteps.some((own) => own === step) ? ownSteps : teacherSteps;
  return (
    <>
      <p className={styles.step}>
        Your account: {steps.indexOf(step) + 1} of {steps.length}
      </p>
      <h1 id="step">{title}</h1>
    </>
  );
}
