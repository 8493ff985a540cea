import { Form, Link, useNavigation } from '@remix-run/react';
import { ClipboardList, Timer } from 'lucide-react';
import { paths } from '../../lib/paths';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';
import { EmptyState } from '../ui/empty-state';
import type { TaskLine } from './task-line';
import styles from './tasks.module.css';

interface ClassTasksViewProps {
  tasks: TaskLine[];
  creationKey: string;
  problem: string | null;
}

/** The tasks of a class by where they stand. */
export function ClassTasksView({ tasks, creationKey, problem }: ClassTasksViewProps) {
  return (
    <>
      {problem === null ? null : (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {tasks.length === 0 ? (
        <section className="card" aria-label="Tasks">
          <EmptyState plain heading="h2" title="No tasks yet">
            <p>
              Students can use hints and the tutor for homework. In a test they work on their own, with a timer if you
              like.
            </p>
            <SetTask creationKey={creationKey} />
          </EmptyState>
        </section>
      ) : (
        <>
          <SetTask creationKey={creationKey} />
          <section className="card" aria-label="Tasks">
            <ul className={styles.tasks}>
              {tasks.map((task) => (
                <TaskItem key={task.id} {...task} />
              ))}
            </ul>
          </section>
        </>
      )}
    </>
  );
}

function TaskItem({ id, title, isTest, isDraft, summary, standing }: TaskLine) {
  const Icon = isTest ? Timer : ClipboardList;
  return (
    <li>
      <Icon size={24} aria-hidden />
      <div className={styles.grow}>
        <Link to={isDraft ? paths.teacherTaskStep(id, 'what') : paths.teacherTask(id)}>{title}</Link>
        <small>{summary}</small>
      </div>
      <Chip tone={standing.tone}>{standing.label}</Chip>
    </li>
  );
}

function SetTask({ creationKey }: { creationKey: string }) {
  const busy = useNavigation().formData?.has('creationKey') ?? false;
  return (
    <Form method="post">
      <input type="hidden" name="creationKey" value={creationKey} />
      <Button type="submit" variant="main" busy={busy}>
        Create task
      </Button>
    </Form>
  );
}
