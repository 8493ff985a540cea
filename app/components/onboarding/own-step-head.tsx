import { type OwnStep, ownSteps } from '../../../rules/study-plan';
import styles from './onboarding.module.css';

/** Where a step of somebody who has registered lies, and its heading. */
export function OwnStepHead({ step, title }: { step: OwnStep; title: string }) {
  return (
    <>
      <p className={styles.step}>
        Your account: {ownSteps.indexOf(step) + 1} of {ownSteps.length}
      </p>
      <h1 id="step">{title}</h1>
    </>
  );
}
