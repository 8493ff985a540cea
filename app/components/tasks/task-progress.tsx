import { Stack } from '../ui/layout';
import { ProgressBar } from '../ui/progress-bar';
import type { TaskView } from './task-view';

/** How far a task is, or what it was given. */
export function TaskProgress({ task }: { task: TaskView }) {
  const { answered, questionCount, handedIn, grade, ungraded } = task;
  if (handedIn) {
    return (
      <Stack as="p" gap={1}>
        <b>{grade ?? (ungraded ? 'Not graded' : 'Marks not released')}</b>
        <span className="small muted">
          {answered} of {questionCount} answered
        </span>
      </Stack>
    );
  }
  const text = answered === 0 ? questions(questionCount) : `${answered} of ${questionCount} answered`;
  return (
    <Stack gap={1}>
      <ProgressBar label={`${task.title}: ${text}`} value={answered / Math.max(1, questionCount)} />
      <span className="small muted">{text}</span>
    </Stack>
  );
}

const questions = (count: number): string => `${count} question${count === 1 ? '' : 's'}`;
