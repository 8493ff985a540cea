import styles from './onboarding.module.css';
import { type OnboardingStep, onboardingSteps } from './onboarding-steps';

/** Where a step lies among all of them, and its heading. */
export function StepHead({ step, title }: { step: OnboardingStep; title: string }) {
  return (
    <>
      <p className={styles.step}>
        Step {onboardingSteps.indexOf(step) + 1} of {onboardingSteps.length}
      </p>
      <h1 id="step">{title}</h1>
    </>
  );
}
