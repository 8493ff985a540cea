import type { ReactNode } from 'react';
import { buttonClass } from '../ui/button-class';
import styles from './placement.module.css';

interface StartAgainProps {
  /** The test that is given up. */
  run: number;
  label: string;
  confirm: string;
  /** What is lost by it. */
  children: ReactNode;
}

/** Gives up a test for a new one, and asks first. Works without scripts, as the whole test does. */
export function StartAgain({ run, label, confirm, children }: StartAgainProps) {
  return (
    <details className={styles.again}>
      <summary>{label}…</summary>
      <form method="post">
        <input type="hidden" name="run" value={run} />
        <p>{children}</p>
        <button type="submit" name="intent" value="again" className={buttonClass({ variant: 'line' })}>
          {confirm}
        </button>
      </form>
    </details>
  );
}
