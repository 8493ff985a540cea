import { Link } from '@remix-run/react';
import { paths } from '../../lib/paths';
import { Chip } from '../ui/chip';
import { LinkButton } from '../ui/link-button';
import { StartTest } from './start-test';
import { TaskDates } from './task-dates';
import { TaskItems, type TaskItemsData } from './task-items';
import { taskPaths } from './task-paths';
import { TaskProgress } from './task-progress';
import { TaskTries } from './task-tries';
import type { TaskView } from './task-view';
import styles from './tasks.module.css';

interface TaskPageViewProps {
  task: TaskView;
  /** Null where no work is taken now. */
  begin: { index: number; begun: boolean } | null;
  /** What a test says before it is started; null where it is no test, or runs already. */
  start: { minutesLeft: number | null; problem: string | null } | null;
  minutes: number | null;
  /** What may be bought for it; null where coins cannot be used. */
  items: TaskItemsData | null;
  /** Why another try could not be begun. */
  problem: string | null;
  /** Why something could not be bought. */
  itemProblem: string | null;
}

/** One task: its dates, where it stands, and the way in. A test says its rules before its clock starts. */
export function TaskPageView({ task, begin, start, minutes, items, problem, itemProblem }: TaskPageViewProps) {
  return (
    <div className={`page ${styles.stack}`}>
      <header>
        <p className="back">
          {task.left ? (
            <Link to={paths.tasks}>Your tasks</Link>
          ) : (
            <Link to={paths.classDetails(task.classId)}>{task.className}</Link>
          )}
        </p>
        <h1>{task.title}</h1>
        <p className={styles.chips}>
          <Chip tone={task.isTest ? 'accent' : 'plain'}>{task.kind}</Chip>
          <Chip tone={task.status === 'DONE' ? 'good' : task.status === 'IN_PROGRESS' ? 'info' : 'warn'}>
            {task.statusLabel}
          </Chip>
          {task.late === null ? null : <Chip tone="warn">Late by {task.late}</Chip>}
        </p>
      </header>
      <section className="card" aria-labelledby="task-dates">
        <h2 id="task-dates">{task.isOver ? `${task.when.head} ${task.when.text}` : task.when.head}</h2>
        <TaskDates dates={task.dates} />
        {task.extended ? <p>You have extra time. These dates are just for you.</p> : null}
        {task.instructions === '' ? null : <p className={styles.instructions}>{task.instructions}</p>}
        <TaskProgress task={task} />
        {task.comment === '' ? null : (
          <p className={styles.instructions}>
            <b>From your teacher: </b>
            {task.comment}
          </p>
        )}
      </section>
      {task.isTest ? (
        <section className="card" aria-labelledby="test-rules">
          <h2 id="test-rules">How this test works</h2>
          <ul className={styles.rules}>
            {minutes === null ? null : (
              <li>You have {minutes} minutes once you start. The timer keeps running when you leave the page.</li>
            )}
            <li>There are no hints and no tutor, and you won’t be told if an answer is right.</li>
            <li>Every answer is saved as you type it. You can go back and change it until you hand in.</li>
            <li>When time is up, your saved answers are handed in.</li>
            <li>{task.answers}</li>
          </ul>
        </section>
      ) : null}
      {task.tries === null ? null : <TaskTries tries={task.tries} problem={problem} />}
      {items === null ? null : <TaskItems items={items} problem={itemProblem} />}
      {start === null ? null : <StartTest minutes={minutes} {...start} />}
      <p className={styles.links}>
        {start !== null ? null : begin === null ? (
          task.action.to.startsWith('/task/') ? (
            <LinkButton to={task.action.to} variant="main">
              {task.action.label}
            </LinkButton>
          ) : (
            'There’s nothing to do here right now.'
          )
        ) : (
          <LinkButton to={taskPaths.unfinished(task.taskId, begin.index)} variant="main" size="xl" prefetch="none">
            {begin.begun ? 'Continue' : 'Start'}
          </LinkButton>
        )}
        {task.report === null ? null : (
          <LinkButton to={task.report} variant="line">
            Report
          </LinkButton>
        )}
      </p>
    </div>
  );
}
