import { Check, X } from 'lucide-react';
import styles from './check-list.module.css';
import type { CheckData } from './replay-data';

/** What was promised of a question and whether it holds. */
export function CheckList({ checks }: { checks: CheckData[] }) {
  return (
    <ul className={styles.checks}>
      {checks.map(({ name, promise, problems }) => (
        <li key={name} className={problems.length === 0 ? styles.holds : styles.broken}>
          {problems.length === 0 ? <Check aria-label="Holds" size={18} /> : <X aria-label="Broken" size={18} />}
          <span>
            {promise}
            {problems.map((problem) => (
              <code key={problem}>{problem}</code>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
