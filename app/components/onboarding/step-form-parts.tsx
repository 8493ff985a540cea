import { Button } from '../ui/button';
import styles from './onboarding.module.css';

/** What is wrong with a step's form as a whole. */
export function StepProblem({ text }: { text: string | null }) {
  return text === null ? null : (
    <p role="alert" className={styles.problem}>
      {text}
    </p>
  );
}

interface SubmitStepProps {
  busy: boolean;
  label?: string;
}

export function SubmitStep({ busy, label = 'Next' }: SubmitStepProps) {
  return (
    <Button type="submit" variant="main" size="xl" busy={busy}>
      {label}
    </Button>
  );
}

/** The button that stores a step, where nothing stands beside it. */
export function GoOn(props: SubmitStepProps) {
  return (
    <div className={styles.ways}>
      <SubmitStep {...props} />
    </div>
  );
}
