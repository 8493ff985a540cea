import styles from './app-header.module.css';

/** How many wrong answers, or tasks, wait; nothing for none. */
export function CountBadge({ count, label = 'unresolved' }: { count: number; label?: string }) {
  if (count === 0) return null;
  return (
    <span className={styles.badge}>
      <span className="sr">, {label}: </span>
      {count > 99 ? '99+' : count}
    </span>
  );
}
