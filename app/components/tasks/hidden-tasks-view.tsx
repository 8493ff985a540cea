import { Link } from '@remix-run/react';
import { paths } from '../../lib/paths';
import { EmptyState } from '../ui/empty-state';
import { LinkButton } from '../ui/link-button';
import { TaskRow } from './task-row';
import rowStyles from './task-row.module.css';
import type { TaskView } from './task-view';
import styles from './tasks.module.css';

interface HiddenTasksViewProps {
  school: { id: string; name: string; left: boolean };
  tasks: TaskView[];
}

/** Tasks of one class that its student put out of sight; those handed in stay after the class is left. */
export function HiddenTasksView({ school, tasks }: HiddenTasksViewProps) {
  return (
    <div className={`page ${styles.stack}`}>
      <header>
        <p className="back">
          {school.left ? (
            <Link to={paths.tasks}>Your tasks</Link>
          ) : (
            <Link to={paths.classDetails(school.id)}>{school.name}</Link>
          )}
        </p>
        <h1>Hidden tasks</h1>
        <p className="muted">They’re off your lists, but your teacher can still see them.</p>
      </header>
      <section className={`card ${styles.list}`} aria-label="Hidden tasks">
        {tasks.length === 0 ? (
          <EmptyState heading="h2" title="No hidden tasks">
            <p>Tasks you hide from your list show up here.</p>
            <LinkButton to={paths.tasks} variant="main">
              Your tasks
            </LinkButton>
          </EmptyState>
        ) : (
          <ul className={rowStyles.list}>
            {tasks.map((task) => (
              <TaskRow key={task.id} task={task} from={`hidden:${school.id}`} />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
