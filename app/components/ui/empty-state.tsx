import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { Mascot } from './mascot/mascot';

interface EmptyStateProps {
  title: string;
  /** What to do first. */
  children: ReactNode;
}

/** A list with nothing in it says what to do first. */
export function EmptyState({ title, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.mascot}>
        <Mascot pose="idle" />
      </span>
      <h3>{title}</h3>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
