import styles from './app-header.module.css';

/** How many wrong answers wait; nothing for none. */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.badge}>
      <span className="sr">, unresolved: </span>
      {count > 99 ? '99+' : count}
    </span>
  );
}
