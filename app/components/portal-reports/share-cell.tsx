import styles from './reports.module.css';
import type { Share } from './task-report';

/** A share with its count: the per cent in the colour of scores, never the colour alone. */
export function ShareCell({ share: { count, of, percent, colour } }: { share: Share }) {
  if (percent === null) return <span className={styles.quiet}>–</span>;
  return (
    <span className={styles.share}>
      <b data-score={colour ?? undefined}>{percent}%</b>
      <small>
        {count} of {of}
      </small>
    </span>
  );
}
