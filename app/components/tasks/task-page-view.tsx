import { paths } from '../../lib/paths';
import { Chip } from '../ui/chip';
import { Cluster } from '../ui/layout';
import { LinkButton } from '../ui/link-button';
import { Page, Prose } from '../ui/page';
import { Section } from '../ui/section';
import { StartTest } from './start-test';
import { TaskDates } from './task-dates';
import { TaskItems, type TaskItemsData } from './task-items';
import { taskPaths } from './task-paths';
import { TaskProgress } from './task-progress';
import { TaskTries } from './task-tries';
import type { TaskView } from './task-view';
import { TeacherComment } from './teacher-comment';

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
    <Page
      width="narrow"
      back={
        task.left
          ? { to: paths.tasks, label: 'Your tasks' }
          : { to: paths.classDetails(task.classId), label: task.className }
      }
      title={task.title}
      lead={
        <Cluster as="span" gap={2}>
          <Chip tone={task.isTest ? 'accent' : 'plain'}>{task.kind}</Chip>
          <Chip tone={task.status === 'DONE' ? 'good' : task.status === 'IN_PROGRESS' ? 'info' : 'warn'}>
            {task.statusLabel}
          </Chip>
          {task.late === null ? null : <Chip tone="warn">Late by {task.late}</Chip>}
        </Cluster>
      }
    >
      <Section title={task.isOver ? `${task.when.head} ${task.when.text}` : task.when.head}>
        <TaskDates dates={task.dates} />
        {task.extended ? <p>You have extra time. These dates are just for you.</p> : null}
        {task.instructions === '' ? null : <p className="as-written">{task.instructions}</p>}
        <TaskProgress task={task} />
        <TeacherComment text={task.comment} />
      </Section>
      {task.isTest ? (
        <Section title="How this test works">
          <Prose>
            <ul>
              {minutes === null ? null : (
                <li>You have {minutes} minutes once you start. The timer keeps running when you leave the page.</li>
              )}
              <li>There are no hints and no tutor, and you won’t be told if an answer is right.</li>
              <li>Every answer is saved as you type it. You can go back and change it until you hand in.</li>
              <li>When time is up, your saved answers are handed in.</li>
              <li>{task.answers}</li>
            </ul>
          </Prose>
        </Section>
      ) : null}
      {task.tries === null ? null : <TaskTries tries={task.tries} problem={problem} />}
      {items === null ? null : <TaskItems items={items} problem={itemProblem} />}
      {start === null ? null : <StartTest minutes={minutes} {...start} />}
      <Cluster as="p">
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
      </Cluster>
    </Page>
  );
}
