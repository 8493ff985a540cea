import type { TaskDateView } from './task-view';
import styles from './tasks.module.css';

/** The dates of a task in the student's zone, with the class's clock beside them where it shows another time. */
export function TaskDates({ dates }: { dates: TaskDateView[] }) {
  return (
    <dl className={styles.dates}>
      {dates.map(({ label, text, inClass }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {text}
            {inClass === null ? null : <span className="muted small"> ({inClass})</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
