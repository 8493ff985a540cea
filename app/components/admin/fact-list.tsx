import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

/** Labels (`dt`) with what they name (`dd`) beside them. */
export function FactList({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}
