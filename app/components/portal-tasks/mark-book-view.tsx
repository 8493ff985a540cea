import { Link, useNavigate } from '@remix-run/react';
import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { reportPaths } from '../../lib/class-report-paths';
import { paths } from '../../lib/paths';
import { LineChart } from '../charts/line-chart';
import { TableDetails } from '../charts/table-details';
import { type ClassHead, ClassPage } from '../portal/class-page';
import { TrendMark } from '../portal-reports/trend-mark';
import { buttonClass } from '../ui/button-class';
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
  const table = useFollowCells();
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
        <div className={styles.bar}>
          <p className={styles.legend}>
            Score: <b data-score="red">0–40%</b> <b data-score="orange">41–70%</b> <b data-score="green">71–100%</b>.
            Excused tasks are left out of “All”.
          </p>
          <a href={reportPaths.bookFile(school.id)} className={buttonClass({ variant: 'line', size: 'sm' })}>
            <Download size={18} aria-hidden /> CSV
          </a>
        </div>
        <section className={styles.scroll} tabIndex={0} aria-label="Scores">
          <table className={styles.book} ref={table}>
            <thead>
              <tr>
                {head('name', 'Student', null)}
                {book.tasks.map(({ id, title, line }) => head(id, title, line))}
                {head('all', 'All', 'tasks')}
              </tr>
            </thead>
            <tbody>
              {book.rows.map(({ studentId, nickname, cells, all, trend }) => (
                <tr key={studentId}>
                  <th scope="row">
                    <Link to={reportPaths.student(school.id, studentId)} className={styles.student}>
                      {nickname}
                    </Link>
                  </th>
                  {cells.map((cell, place) => (
                    <td key={book.tasks[place]?.id}>
                      <Cell
                        cell={cell}
                        taskId={book.tasks[place]?.id ?? ''}
                        label={`${nickname}, ${book.tasks[place]?.title}`}
                      />
                    </td>
                  ))}
                  <td className={styles.all}>
                    {percentLabel(all)} <TrendMark trend={trend} />
                  </td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">Class median</th>
                {book.medians.map((median, place) => (
                  <td key={book.tasks[place]?.id}>{percentLabel(median)}</td>
                ))}
                <td />
              </tr>
              <tr>
                <th scope="row">Class mean</th>
                {book.means.map((mean, place) => (
                  <td key={book.tasks[place]?.id}>{percentLabel(mean)}</td>
                ))}
                <td>{percentLabel(book.mean)}</td>
              </tr>
              <tr>
                <th scope="row">Report</th>
                {book.tasks.map(({ id, title }) => (
                  <td key={id}>
                    <Link to={reportPaths.task(id)} aria-label={`Report of ${title}`} className={styles.cell}>
                      Open
                    </Link>
                  </td>
                ))}
                <td />
              </tr>
            </tfoot>
          </table>
        </section>
      </section>
      <ClassTrend book={book} />
    </ClassPage>
  );
}

/** How the class did from task to task. */
function ClassTrend({ book }: { book: MarkBook }) {
  const given = book.tasks.flatMap(({ title }, place) => {
    const mean = book.means[place] ?? null;
    return mean === null ? [] : [{ title, mean }];
  });
  if (given.length < 2) return null;
  return (
    <section className="card" aria-labelledby="trend">
      <h2 id="trend">Class mean from task to task</h2>
      <LineChart
        name={`Class mean, from ${given[0]?.mean} to ${given.at(-1)?.mean} per cent`}
        places={given.map(({ title }) => ({ label: given.length > 7 ? shortened(title) : title }))}
        series={[{ name: 'Class mean', values: given.map(({ mean }) => mean) }]}
      />
      <TableDetails
        name="Class mean"
        table={{ columns: ['Task', 'Class mean, %'], rows: given.map(({ title, mean }) => [title, mean]) }}
      />
    </section>
  );
}

const shortened = (title: string) => (title.length > 14 ? `${title.slice(0, 13)}…` : title);

const percentLabel = (percent: number | null) => (percent === null ? '–' : `${percent}%`);

/** Names from A, scores from the best; then the other way round. */
function nextSort(key: string, now: string | null): string {
  const first = key === 'name' ? key : `-${key}`;
  const other = key === 'name' ? `-${key}` : key;
  return now === first ? other : first;
}

/**
 * Plain links: a book of eight thousand would take seconds to become `Link`s. `useFollowCells` opens them without loading
 * the site anew.
 */
function Cell({ cell, taskId, label }: { cell: BookCell; taskId: string; label: string }) {
  if (cell.id === null) return <span className={styles.none}>–</span>;
  const { points, note, colour } = cell;
  const said = [points === null ? '' : `${points}`, note?.label ?? ''].filter(Boolean).join(', ');
  return (
    <a href={paths.teacherStudentTask(taskId, cell.id)} aria-label={`${label}: ${said}`} className={styles.cell}>
      {points === null ? null : <span data-score={colour ?? undefined}>{points}</span>}
      {note === null ? null : <Chip tone={note.tone}>{note.label}</Chip>}
    </a>
  );
}

/** Follows the plain links of a table's cells inside the site; a new tab stays a new tab. */
function useFollowCells() {
  const table = useRef<HTMLTableElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(`a.${styles.cell}`) : null;
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (link === null || !isPlain || event.defaultPrevented) return;
      event.preventDefault();
      navigate(link.pathname + link.search);
    };
    const element = table.current;
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [navigate]);
  return table;
}
