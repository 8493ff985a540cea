import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { Mascot, type MascotPose } from './mascot/mascot';

interface EmptyStateProps {
  title: string;
  /** `h2` where the page has no heading between its own and this one. */
  heading?: 'h2' | 'h3';
  /** Without the mascot: it stays out of the portal. */
  plain?: boolean;
  pose?: MascotPose;
  /** What to do first. */
  children: ReactNode;
}

/** A list with nothing in it says what to do first. */
export function EmptyState({
  title,
  heading: Heading = 'h3',
  plain = false,
  pose = 'idle',
  children,
}: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {plain ? null : (
        <span className={styles.mascot}>
          <Mascot pose={pose} />
        </span>
      )}
      <Heading className={styles.title}>{title}</Heading>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
