import type { ReactNode } from 'react';
import { Alert } from '../ui/alert';
import styles from './practice-form.module.css';

/** Why it did not start, and the buttons; on phones it stays at the bottom of the window. */
export function StartBar({ failure, children }: { failure: string | null; children: ReactNode }) {
  return (
    <div className={styles.start}>
      <Alert>{failure}</Alert>
      {children}
    </div>
  );
}
