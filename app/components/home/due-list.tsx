import { Link } from '@remix-run/react';
import { ChevronRight } from 'lucide-react';
import { paths } from '../../lib/paths';
import { Chip } from '../ui/chip';
import type { DueTask } from './due-tasks';
import styles from './home.module.css';
import type { HomeData } from './home-data';

/** What waits for the student today. */
export function DueList({ due, tasks }: { due: HomeData['due']; tasks: DueTask[] }) {
  return (
    <section className="card" aria-labelledby="due">
      <h2 id="due" className={styles.cardTitle}>
        Due today
      </h2>
      {due.length === 0 && tasks.length === 0 ? (
        <p className="muted">Nothing due today. A short practice set keeps things fresh.</p>
      ) : (
        <ul>
          {tasks.map((task) => (
            <li key={task.id} className={styles.dueItem}>
              <Link to={task.to} className={styles.due}>
                <Chip tone={task.tone}>{task.when}</Chip>
                <span className={styles.dueText}>
                  <b>{task.title}</b>
                  <small>{task.detail}</small>
                </span>
                <ChevronRight size={20} aria-hidden />
              </Link>
            </li>
          ))}
          {due.map((item) => (
            <li key={`${item.kind}-${item.courseId}`} className={styles.dueItem}>
              <Link to={paths.courseErrorLogbook(item.courseId)} className={styles.due}>
                <Chip tone="info">Today</Chip>
                <span className={styles.dueText}>
                  <b>{titleOf(item)}</b>
                  <small>
                    {item.courseName} ·{' '}
                    {item.kind === 'ERRORS_TO_CLEAR' ? 'ready for another go' : 'answer it once more to make it stick'}
                  </small>
                </span>
                <ChevronRight size={20} aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function titleOf({ kind, count }: HomeData['due'][number]): string {
  const mistakes = count === 1 ? '1 mistake' : `${count} mistakes`;
  return kind === 'ERRORS_TO_CLEAR' ? `${mistakes} to fix` : `${mistakes} to confirm`;
}
