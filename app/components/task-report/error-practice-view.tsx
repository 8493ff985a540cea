import { Link } from '@remix-run/react';
import { paths } from '../../lib/paths';
import { taskPaths } from '../tasks/task-paths';
import { Chip } from '../ui/chip';
import { EmptyState } from '../ui/empty-state';
import { LinkButton } from '../ui/link-button';
import { reportPaths } from './report-paths';
import styles from './task-report.module.css';

interface ErrorPracticeViewProps {
  task: { classId: string; studentTaskId: string; title: string };
  practices: {
    practiceId: string;
    finished: boolean;
    started: string;
    asked: number;
    right: number;
    currentIndex: number;
  }[];
}

/** What was practised after a task: each set that redid mistakes of it, with new numbers. */
export function ErrorPracticeView({ task, practices }: ErrorPracticeViewProps) {
  const { classId, studentTaskId, title } = task;
  return (
    <div className={`page ${styles.page}`}>
      <header className={styles.head}>
        <div>
          <p className="small back">
            <Link to={taskPaths.task(classId, studentTaskId)}>{title}</Link>
          </p>
          <h1>Practice after {title}</h1>
        </div>
        <LinkButton to={reportPaths.errors(classId, studentTaskId)} variant="line">
          Mistakes in this task
        </LinkButton>
      </header>
      <section className="card" aria-label="Practice on these mistakes">
        {practices.length === 0 ? (
          <EmptyState heading="h2" title="Nothing yet">
            <p>Mistakes you redo with new numbers show up here.</p>
            <LinkButton to={reportPaths.errors(classId, studentTaskId)} variant="main">
              See the mistakes
            </LinkButton>
          </EmptyState>
        ) : (
          <ul className={styles.practices}>
            {practices.map(({ practiceId, finished, started, asked, right, currentIndex }) => (
              <li key={practiceId}>
                <div>
                  <Link
                    to={finished ? paths.practiceResult(practiceId) : paths.practiceQuestion(practiceId, currentIndex)}
                  >
                    {started}
                  </Link>
                  <p className="small muted">
                    {asked === 1 ? '1 mistake from this task' : `${asked} mistakes from this task`}, {right} right
                  </p>
                </div>
                <Chip tone={finished ? 'good' : 'info'}>{finished ? 'Finished' : 'In progress'}</Chip>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
