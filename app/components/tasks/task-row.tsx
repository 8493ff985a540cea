import { Form, Link } from '@remix-run/react';
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';
import { Cluster, Stack } from '../ui/layout';
import { LinkButton } from '../ui/link-button';
import { taskPaths } from './task-paths';
import { TaskProgress } from './task-progress';
import styles from './task-row.module.css';
import type { TaskView } from './task-view';

interface TaskRowsProps {
  tasks: TaskView[];
  /** Where their forms come back to: a tab, or the page of a class. */
  from: string;
}

/** Tasks, a row each: star, name, dates, how far it is, and what to do next. */
export function TaskRows({ tasks, from }: TaskRowsProps) {
  return (
    <ul className={styles.list}>
      {tasks.map((task) => (
        <TaskRow key={task.id} task={task} from={from} />
      ))}
    </ul>
  );
}

interface TaskRowProps {
  task: TaskView;
  from: string;
}

function TaskRow({ task, from }: TaskRowProps) {
  return (
    <li className={styles.row}>
      <MarkForm task={task} from={from} intent={task.starred ? 'unstar' : 'star'} className={styles.star}>
        <button type="submit" aria-pressed={task.starred} aria-label={`Favorite: ${task.title}`}>
          <Star aria-hidden size={24} fill={task.starred ? 'var(--tier-gold)' : 'none'} />
        </button>
      </MarkForm>
      <div className={styles.name}>
        <h3>
          <Link to={taskPaths.task(task.classId, task.id)} className="target">
            {task.title}
          </Link>
        </h3>
        <Cluster as="p" gap={2}>
          <span className="muted small">{task.from}</span>
          <Chip tone={task.isTest ? 'accent' : 'plain'}>{task.kind}</Chip>
          {task.late === null ? null : <Chip tone="warn">Late by {task.late}</Chip>}
        </Cluster>
      </div>
      <Stack gap={1} className={styles.when}>
        <b>{task.when.head}</b>
        <span className="small muted">{task.when.text}</span>
        {task.when.inClass === null ? null : <span className="small muted">{task.when.inClass}</span>}
      </Stack>
      <div className={styles.progress}>
        <TaskProgress task={task} />
      </div>
      <div className={styles.action}>
        <LinkButton to={task.action.to} variant={task.action.main ? 'main' : undefined} full>
          {task.action.label}
          <span className="sr">: {task.title}</span>
        </LinkButton>
        <MarkForm task={task} from={from} intent={task.hidden ? 'show' : 'hide'}>
          <Button type="submit" variant="quiet" size="sm" full>
            {task.hidden ? 'Unhide' : 'Hide'}
            <span className="sr">: {task.title}</span>
          </Button>
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
