import { Link } from '@remix-run/react';
import { paths } from '../../lib/paths';
import { Chip } from '../ui/chip';
import { LinkButton } from '../ui/link-button';
import { TaskDates } from './task-dates';
import { taskPaths } from './task-paths';
import type { TaskView } from './task-view';
import styles from './tasks.module.css';

/** What a task was given and how late it was; before its answers are out, that it is in and when they come. */
export function TaskResultHead({ task, isWhole }: { task: TaskView; isWhole: boolean }) {
  const Heading = isWhole ? 'h1' : 'h2';
  return (
    <div className={`page ${styles.resultHead}`}>
      <section className="card" aria-labelledby="task-result">
        <p className="back">
          <Link to={taskPaths.task(task.classId, task.id)}>{task.from}</Link>
        </p>
        <Heading id="task-result">{task.title}</Heading>
        <p className={styles.chips}>
          <Chip tone={task.isTest ? 'accent' : 'plain'}>{task.kind}</Chip>
          <Chip tone={task.handedIn ? 'good' : 'warn'}>{task.handedIn ? 'Handed in' : 'Closed before hand-in'}</Chip>
          {task.late === null ? null : <Chip tone="warn">Late by {task.late}</Chip>}
        </p>
        {task.grade === null ? null : <p className={styles.grade}>{task.grade}</p>}
        <p>
          {task.answered} of {task.questionCount} answered. {task.isTest ? task.answers : ''}
        </p>
        {task.comment === '' ? null : (
          <p className={styles.instructions}>
            <b>From your teacher: </b>
            {task.comment}
          </p>
        )}
        {task.tries === null ? null : (
          <p>
            {task.tries.past.length} of {task.tries.allowed} tries used. Your best one counts.{' '}
            {task.tries.canTryAgain ? <Link to={taskPaths.task(task.classId, task.id)}>Try again</Link> : null}
          </p>
        )}
        <TaskDates dates={task.dates} />
        <p className={styles.links}>
          {task.report === null ? null : (
            <LinkButton to={task.report} variant="line">
              Report
            </LinkButton>
          )}
          <Link to={paths.tasks}>Your tasks</Link>
        </p>
      </section>
    </div>
  );
}
