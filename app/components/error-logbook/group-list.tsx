import { EmptyState } from '../ui/empty-state';
import styles from './error-logbook.module.css';
import { FixForm } from './fix-form';
import type { ErrorGroupRow } from './logbook-data';
import { MistakeLine } from './mistake-line';
import { StateChip } from './state-chip';

interface GroupListProps {
  groups: ErrorGroupRow[];
  formKey: string;
}

/** Unfixed errors, one row an idea (or a topic), the largest first, each with a button that redoes it with new numbers. */
export function GroupList({ groups, formKey }: GroupListProps) {
  if (groups.length === 0) {
    return <EmptyState title="Nothing here">Nothing here yet. Wrong answers from practice go to “Open”.</EmptyState>;
  }
  return (
    <ul className={styles.list}>
      {groups.map((group) => (
        <li key={group.id} className={styles.group}>
          <span className={styles.number}>
            {group.count}
            <span className="sr">{group.count === 1 ? ' error' : ' errors'}</span>
          </span>
          <div className={styles.text}>
            <b>{group.name}</b>
            <small>
              {group.detail} · <MistakeLine mistake={group.example} />
            </small>
          </div>
          <StateChip state={group.state} className={styles.wide} />
          <FixForm formKey={formKey} errorIds={group.errorIds} count={group.count} label={`Fix: ${group.name}`} />
        </li>
      ))}
    </ul>
  );
}
