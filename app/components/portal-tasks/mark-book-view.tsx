import { Link } from '@remix-run/react';
import { paths } from '../../lib/paths';
import { type ClassHead, ClassPage } from '../portal/class-page';
import { Chip } from '../ui/chip';
import { EmptyState } from '../ui/empty-state';
import { LinkButton } from '../ui/link-button';
import type { BookCell, MarkBook } from './mark-book';
import styles from './mark-book.module.css';

interface MarkBookViewProps {
  school: ClassHead;
  book: MarkBook;
  sort: string | null;
}

/** Every task by every student, like a mark book: heads and names stay in sight. */
export function MarkBookView({ school, book, sort }: MarkBookViewProps) {
  if (book.tasks.length === 0) {
    return (
      <ClassPage school={school} current="book">
        <section className="card" aria-label="Mark book">
          <EmptyState plain heading="h2" title="No task is set yet">
            <p>Each task you set gets a column here, each student a row.</p>
            <LinkButton to={paths.teacherTasks(school.id)} variant="main">
              To the tasks
            </LinkButton>
          </EmptyState>
        </section>
      </ClassPage>
    );
  }
  const head = (key: string, label: string, line: string | null) => {
    const order = sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : undefined;
    return (
      <th scope="col" key={key} aria-sort={order}>
        <Link to={paths.teacherBook(school.id, nextSort(key, sort))} preventScrollReset>
          {label}
          {line === null ? null : <small>{line}</small>}
        </Link>
      </th>
    );
  };
  return (
    <ClassPage school={school} current="book">
      <section className={`card ${styles.card}`} aria-label="Mark book">
        <p className={styles.legend}>
          Score: <b data-score="red">0–40%</b> <b data-score="orange">41–70%</b> <b data-score="green">71–100%</b>.
          Excused tasks are left out of “All”.
        </p>
        <section className={styles.scroll} tabIndex={0} aria-label="Scores">
          <table className={styles.book}>
            <thead>
              <tr>
                {head('name', 'Student', null)}
                {book.tasks.map(({ id, title, line }) => head(id, title, line))}
                {head('all', 'All', 'tasks')}
              </tr>
            </thead>
            <tbody>
              {book.rows.map(({ studentId, nickname, cells, all }) => (
                <tr key={studentId}>
                  <th scope="row">{nickname}</th>
                  {cells.map((cell, place) => (
                    <td key={book.tasks[place]?.id}>
                      <Cell
                        cell={cell}
                        taskId={book.tasks[place]?.id ?? ''}
                        label={`${nickname}, ${book.tasks[place]?.title}`}
                      />
                    </td>
                  ))}
                  <td className={styles.all}>{all === null ? '–' : `${all}%`}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">Class median</th>
                {book.medians.map((median, place) => (
                  <td key={book.tasks[place]?.id}>{median === null ? '–' : `${median}%`}</td>
                ))}
                <td />
              </tr>
            </tfoot>
          </table>
        </section>
      </section>
    </ClassPage>
  );
}

/** Names from A, scores from the best; then the other way round. */
function nextSort(key: string, now: string | null): string {
  const first = key === 'name' ? key : `-${key}`;
  const other = key === 'name' ? `-${key}` : key;
  return now === first ? other : first;
}

function Cell({ cell, taskId, label }: { cell: BookCell; taskId: string; label: string }) {
  if (cell.id === null) return <span className={styles.none}>–</span>;
  const { points, note, colour } = cell;
  const said = [points === null ? '' : `${points}`, note?.label ?? ''].filter(Boolean).join(', ');
  return (
    <Link to={paths.teacherStudentTask(taskId, cell.id)} aria-label={`${label}: ${said}`} className={styles.cell}>
      {points === null ? null : <span data-score={colour ?? undefined}>{points}</span>}
      {note === null ? null : <Chip tone={note.tone}>{note.label}</Chip>}
    </Link>
  );
}
