import { Link } from '@remix-run/react';
import { paths } from '../../lib/paths';
import { taskPaths } from './task-paths';
import { TaskRow } from './task-row';
import rowStyles from './task-row.module.css';
import type { TaskView } from './task-view';
import styles from './tasks.module.css';

/** The tasks of one class on its student's page. */
export function ClassTasks({ classId, tasks }: { classId: string; tasks: TaskView[] }) {
  const listed = tasks.filter(({ hidden }) => !hidden);
  const hidden = tasks.length - listed.length;
  // What is to be done stands in front, due first; below it what is over, the latest first.
  const shown = [...listed.filter(({ isOver }) => !isOver), ...listed.filter(({ isOver }) => isOver).reverse()];
  return (
    <section className={`card ${styles.list}`} aria-labelledby="class-tasks">
      <div className={styles.listHead}>
        <h2 id="class-tasks">Tasks</h2>
        <Link to={paths.tasks}>All my tasks</Link>
      </div>
      {shown.length === 0 ? <p className={styles.inList}>Nothing is set right now.</p> : null}
      <ul className={rowStyles.list} data-narrow>
        {shown.map((task) => (
          <TaskRow key={task.id} task={task} from={`class:${classId}`} />
        ))}
      </ul>
      {hidden === 0 ? null : (
        <p className={styles.inList}>
          <Link to={taskPaths.hidden(classId)}>
            {hidden} hidden task{hidden === 1 ? '' : 's'}
          </Link>
        </p>
      )}
    </section>
  );
}
