import { ProgressBar } from '../ui/progress-bar';
import styles from './task-row.module.css';
import type { TaskView } from './task-view';

/** How far a task is, or what it was given. */
export function TaskProgress({ task }: { task: TaskView }) {
  const { answered, questionCount, handedIn, grade, ungraded } = task;
  if (handedIn) {
    return (
      <p className={styles.progress}>
        <b>{grade ?? (ungraded ? 'Not graded' : 'Marks not released')}</b>
        <span className="small muted">
          {answered} of {questionCount} answered
        </span>
      </p>
    );
  }
  const text = answered === 0 ? questions(questionCount) : `${answered} of ${questionCount} answered`;
  return (
    <div className={styles.progress}>
      <ProgressBar label={`${task.title}: ${text}`} value={answered / Math.max(1, questionCount)} />
      <span className="small muted">{text}</span>
    </div>
  );
}

const questions = (count: number): string => `${count} question${count === 1 ? '' : 's'}`;
