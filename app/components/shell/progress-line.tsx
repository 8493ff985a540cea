import { useNavigation } from '@remix-run/react';
import styles from './progress-line.module.css';

/** Thin bar at the top while a page loads; its style keeps it unseen for the first 150 ms. */
export function ProgressLine() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div className={styles.line} role="progressbar" aria-label="Loading" />;
}
