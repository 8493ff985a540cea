import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths';
import { Chip } from '../ui/chip';
import { Cluster } from '../ui/layout';
import { LinkButton } from '../ui/link-button';
import { Page } from '../ui/page';
import { Section } from '../ui/section';
import { TaskDates } from './task-dates';
import { taskPaths } from './task-paths';
import type { TaskView } from './task-view';
import { TeacherComment } from './teacher-comment';

interface TaskResultHeadProps {
  task: TaskView;
  /** Nothing with a heading of its own stands below it. */
  isWhole: boolean;
  children: ReactNode;
}

/** What a task was given and how late it was; before its answers are out, that it is in and when they come. */
export function TaskResultHead({ task, isWhole, children }: TaskResultHeadProps) {
  return (
    <Page
      heading={isWhole ? 'h1' : 'h2'}
      back={{ to: taskPaths.task(task.classId, task.id), label: task.from }}
      title={task.title}
      lead={
        <Cluster as="span" gap={2}>
          <Chip tone={task.isTest ? 'accent' : 'plain'}>{task.kind}</Chip>
          <Chip tone={task.handedIn ? 'good' : 'warn'}>{task.handedIn ? 'Handed in' : 'Closed before hand-in'}</Chip>
          {task.late === null ? null : <Chip tone="warn">Late by {task.late}</Chip>}
        </Cluster>
      }
    >
      <Section label={task.title}>
        {task.grade === null ? null : <p className="big-num">{task.grade}</p>}
        <p>
          {task.answered} of {task.questionCount} answered. {task.isTest ? task.answers : ''}
        </p>
        <TeacherComment text={task.comment} />
        {task.tries === null ? null : (
          <p>
            {task.tries.past.length} of {task.tries.allowed} tries used. Your best one counts.{' '}
            {task.tries.canTryAgain ? <Link to={taskPaths.task(task.classId, task.id)}>Try again</Link> : null}
          </p>
        )}
        <TaskDates dates={task.dates} />
        <Cluster as="p">
          {task.report === null ? null : (
            <LinkButton to={task.report} variant="line">
              Report
            </LinkButton>
          )}
          <Link to={paths.tasks} className="target">
            Your tasks
          </Link>
        </Cluster>
      </Section>
      {children}
    </Page>
  );
}
