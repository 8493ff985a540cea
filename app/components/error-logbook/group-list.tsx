import { RichText } from '../maths/rich-text';
import { EmptyState } from '../ui/empty-state';
import styles from './error-logbook.module.css';
import { FixForm } from './fix-form';
import type { ErrorGroupRow } from './logbook-data';

/** Unfixed errors, one row an idea (or a topic), the largest first, each with a button that redoes it with new numbers. */
export function GroupList({ groups, courseId }: { groups: ErrorGroupRow[]; courseId: string }) {
  if (groups.length === 0) {
    return (
      <EmptyState title="Nothing here">No error has this state. Wrong answers from practice land in “Open”.</EmptyState>
    );
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
              <RichText html={group.detailHtml} inline />
            </small>
          </div>
          <FixForm courseId={courseId} errorIds={group.errorIds} count={group.count} label={`Fix: ${group.name}`} />
        </li>
      ))}
    </ul>
  );
}
