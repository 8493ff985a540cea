import { Check, RotateCcw } from 'lucide-react';
import type { MasteryState } from '../../../rules/mastery';
import styles from './course-map.module.css';

/** The sign of a state: it differs by shape, not by colour alone. */
export function StateMark({ state }: { state: MasteryState }) {
  if (state === 'MASTERED') {
    return (
      <span className={`${styles.mark} ${styles.mastered}`} aria-hidden="true">
        <Check size={15} strokeWidth={3.2} />
      </span>
    );
  }
  if (state === 'NEEDS_REFRESH') {
    return (
      <span className={`${styles.mark} ${styles.refresh}`} aria-hidden="true">
        <RotateCcw size={14} strokeWidth={2.8} />
      </span>
    );
  }
  if (state === 'NOT_STARTED') return <span className={`${styles.mark} ${styles.notStarted}`} aria-hidden="true" />;
  const part = state === 'NEARLY' ? 48 : 18;
  return (
    <svg className={styles.ring} viewBox="0 0 26 26" aria-hidden="true">
      <circle cx="13" cy="13" r="10.5" pathLength="64" />
      <circle className={styles.part} cx="13" cy="13" r="10.5" pathLength="64" strokeDasharray={`${part} 64`} />
    </svg>
  );
}
