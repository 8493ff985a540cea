import { Check } from 'lucide-react';
import type { QuestData } from '../../graphql/account/quest';
import styles from './quest.module.css';

/** The aims of a quest, and how much of each is done. */
export function AimList({ aims }: Pick<QuestData, 'aims'>) {
  return (
    <ul className={styles.aims}>
      {aims.map((aim) => {
        const reached = aim.done >= aim.needed;
        return (
          <li key={aim.label}>
            <span className={styles.tick} data-on={reached || undefined}>
              {reached ? <Check aria-hidden size={16} strokeWidth={3.5} /> : null}
            </span>
            <span className={styles.label}>{aim.label}</span>
            <span className="small muted num">
              {aim.done} of {aim.needed}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
