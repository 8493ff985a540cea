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

/** The button that stores a step. */
export function GoOn({ busy, label = 'Go on' }: { busy: boolean; label?: string }) {
  return (
    <div className={styles.ways}>
      <Button type="submit" variant="main" size="xl" busy={busy}>
        {label}
      </Button>
    </div>
  );
}
