import { Form, Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths';
import { Chip } from '../ui/chip';
import { LinkButton } from '../ui/link-button';
import { taskPaths } from './task-paths';
import { TaskProgress } from './task-progress';
import styles from './task-row.module.css';
import type { TaskView } from './task-view';

interface TaskRowProps {
  task: TaskView;
  /** Where its forms come back to: a tab, or the page of a class. */
  from: string;
}

/** One task of a list: star, name, dates, how far it is, and what to do next. */
export function TaskRow({ task, from }: TaskRowProps) {
  return (
    <li className={styles.row}>
      <MarkForm task={task} from={from} intent={task.starred ? 'unstar' : 'star'} className={styles.star}>
        <button
          type="submit"
          aria-pressed={task.starred}
          aria-label={`Favorite: ${task.title}`}
          className={styles.starButton}
        >
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="m12 3 2.7 5.9 6.3.7-4.700 4.300 1.300 6.300L12 17l-5.600 3.200 1.300-6.300L3 9.600l6.300-.7Z" />
          </svg>
        </button>
      </MarkForm>
      <div className={styles.name}>
        <h3>
          <Link to={taskPaths.task(task.classId, task.id)}>{task.title}</Link>
        </h3>
        <p>
          <span className="muted small">{task.from}</span>
          <Chip tone={task.isTest ? 'accent' : 'plain'}>{task.kind}</Chip>
          {task.late === null ? null : <Chip tone="warn">Late by {task.late}</Chip>}
        </p>
      </div>
      <div className={styles.when}>
        <b>{task.when.head}</b>
        <span className="small muted">{task.when.text}</span>
        {task.when.inClass === null ? null : <span className="small muted">{task.when.inClass}</span>}
      </div>
      <TaskProgress task={task} />
      <div className={styles.action}>
        <LinkButton to={task.action.to} variant={task.action.main ? 'main' : undefined} full>
          {task.action.label}
          <span className="sr">: {task.title}</span>
        </LinkButton>
        <MarkForm task={task} from={from} intent={task.hidden ? 'show' : 'hide'}>
          <button type="submit" className={styles.hide}>
            {task.hidden ? 'Unhide' : 'Hide'}
            <span className="sr">: {task.title}</span>
          </button>
        </MarkForm>
      </div>
    </li>
  );
}

function MarkForm({
  task,
  from,
  intent,
  className,
  children,
}: TaskRowProps & { intent: string; className?: string; children: ReactNode }) {
  return (
    <Form method="post" action={paths.tasks} preventScrollReset className={className}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="task" value={task.id} />
      <input type="hidden" name="from" value={from} />
      {children}
    </Form>
  );
}
