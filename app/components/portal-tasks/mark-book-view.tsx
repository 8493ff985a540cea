import { Link, useSearchParams } from '@remix-run/react';
import { Download } from 'lucide-react';
import { memo, useMemo } from 'react';
import { reportPaths } from '../../lib/class-report-paths';
import { paths } from '../../lib/paths';
import { LineChart } from '../charts/line-chart';
import { TableDetails } from '../charts/table-details';
import type { ClassHead } from '../portal/class-layout';
import { TrendMark } from '../portal-reports/trend-mark';
import { buttonClass } from '../ui/button-class';
import { EmptyState } from '../ui/empty-state';
import { Cluster, Grow } from '../ui/layout';
import { LinkButton } from '../ui/link-button';
import { PrintButton } from '../ui/print-button';
import { Section } from '../ui/section';
import { type BookCell, type BookRow, type MarkBook, sortedRows } from './mark-book';
import styles from './mark-book.module.css';
import { type PackedBook, unpackBook } from './packed-book';
import { useCells } from './use-cells';

interface MarkBookViewProps {
  school: ClassHead;
  book: PackedBook;
}

/** Every task by every student, like a mark book: heads and names stay in sight. */
export function MarkBookView({ school, book: packed }: MarkBookViewProps) {
  const sort = useSearchParams()[0].get('sort');
  const book = useMemo(() => unpackBook(packed), [packed]);
  const table = useCells(book.tasks);
  if (book.tasks.length === 0) {
    return (
      <Section label="Mark book">
        <EmptyState plain heading="h2" title="No tasks yet">
          <p>Each task gets a column here, and each student a row.</p>
          <LinkButton to={paths.teacherTasks(school.id)} variant="main">
            Go to tasks
          </LinkButton>
        </EmptyState>
      </Section>
    );
  }
  return (
    <>
      <Section label="Mark book" flush className={styles.card}>
        <Cluster className={styles.bar}>
          <Grow least={260} className="small muted">
            <p>
              Score: <b data-score="red">0–40%</b> <b data-score="orange">41–70%</b> <b data-score="green">71–100%</b>
            </p>
            <p>Excused tasks are left out of “All”.</p>
          </Grow>
          <a href={reportPaths.bookFile(school.id)} className={buttonClass({ variant: 'line', size: 'sm' })}>
            <Download size={18} aria-hidden /> CSV
          </a>
          <PrintButton size="sm" />
        </Cluster>
        <section className={styles.scroll} tabIndex={0} aria-label="Scores. Arrow keys move from cell to cell.">
          <table className={styles.book} ref={table}>
            <Heads classId={school.id} tasks={book.tasks} sort={sort} />
            <tbody>
              {sortedRows(book, sort).map((row) => (
                <Row key={row.studentId} row={row} classId={school.id} />
              ))}
            </tbody>
            <Feet book={book} />
          </table>
        </section>
      </Section>
      <ClassTrend book={book} />
    </>
  );
}

interface HeadsProps {
  classId: string;
  tasks: MarkBook['tasks'];
  sort: string | null;
}

/** What stands above the columns, and sorts by them: links, so that it works without scripts. */
function Heads({ classId, tasks, sort }: HeadsProps) {
  const head = (key: string, label: string, line: string | null) => (
    <Head
      key={key}
      to={paths.teacherBook(classId, nextSort(key, sort))}
      order={sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : undefined}
      label={label}
      line={line}
    />
  );
  return (
    <thead>
      <tr>
        {head('name', 'Student', null)}
        {tasks.map(({ id, title, line }) => head(id, title, line))}
        {head('all', 'All', 'tasks')}
      </tr>
    </thead>
  );
}

interface HeadProps {
  to: string;
  order: 'ascending' | 'descending' | undefined;
  label: string;
  line: string | null;
}

const Head = memo(function Head({ to, order, label, line }: HeadProps) {
  return (
    <th scope="col" aria-sort={order}>
      <Link to={to} preventScrollReset>
        {label}
        {line === null ? null : <small>{line}</small>}
      </Link>
    </th>
  );
});

/** A student's row: sorting moves it and draws nothing anew. */
const Row = memo(function Row({ row: { studentId, nickname, cells, all, trend }, classId }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <Link to={reportPaths.student(classId, studentId)}>{nickname}</Link>
      </th>
      {cells.map((cell, place) => (
        <Cell key={place} cell={cell} />
      ))}
      <td>
        {percentLabel(all)} <TrendMark trend={trend} />
      </td>
    </tr>
  );
});

interface RowProps {
  row: BookRow;
  classId: string;
}

/** What stands below the columns: how the class did, and the report of each task. */
const Feet = memo(function Feet({ book: { tasks, medians, means, mean } }: { book: MarkBook }) {
  return (
    <tfoot>
      <tr>
        <th scope="row">Class median</th>
        {medians.map((median, place) => (
          <td key={tasks[place]?.id}>{percentLabel(median)}</td>
        ))}
        <td />
      </tr>
      <tr>
        <th scope="row">Class mean</th>
        {means.map((each, place) => (
          <td key={tasks[place]?.id}>{percentLabel(each)}</td>
        ))}
        <td>{percentLabel(mean)}</td>
      </tr>
      <tr>
        <th scope="row">Report</th>
        {tasks.map(({ id, title }) => (
          <td key={id}>
            <Link to={reportPaths.task(id)} aria-label={`Report on ${title}`}>
              Open
            </Link>
          </td>
        ))}
        <td />
      </tr>
    </tfoot>
  );
});

/** How the class did from task to task. */
const ClassTrend = memo(function ClassTrend({ book }: { book: MarkBook }) {
  const given = book.tasks.flatMap(({ title }, place) => {
    const mean = book.means[place] ?? null;
    return mean === null ? [] : [{ title, mean }];
  });
  if (given.length < 2) return null;
  // Of more than three the names would run into each other on a phone: numbers stand in their place.
  const isNumbered = given.length > 3;
  const named = (title: string, place: number) => (isNumbered ? `${place + 1}. ${title}` : title);
  return (
    <Section title="Class mean from task to task">
      <LineChart
        name={`Class mean, from ${given[0]?.mean}% to ${given.at(-1)?.mean}%`}
        places={given.map(({ title }, place) => ({ label: isNumbered ? String(place + 1) : title }))}
        series={[{ name: 'Class mean', values: given.map(({ mean }) => mean) }]}
      />
      {isNumbered && given.length <= mostNamed ? (
        <ol className={`small muted ${styles.trendTasks}`}>
          {given.map(({ title }, place) => (
            <li key={place}>{title}</li>
          ))}
        </ol>
      ) : null}
      <TableDetails
        name="Class mean"
        table={{
          columns: ['Task', 'Class mean, %'],
          rows: given.map(({ title, mean }, place) => [named(title, place), mean]),
        }}
      />
    </Section>
  );
});

/** The names of more tasks are left to the table. */
const mostNamed = 12;

const percentLabel = (percent: number | null) => (percent === null ? '–' : `${percent}%`);

/** Names from A, scores from the best; then the other way round. */
function nextSort(key: string, now: string | null): string {
  const first = key === 'name' ? key : `-${key}`;
  const other = key === 'name' ? `-${key}` : key;
  return now === first ? other : first;
}

/**
 * As few bytes and elements as can be, for there may be eight thousand: a plain link that the loader leads on from, and
 * that `useCells` opens without asking. Row and column say whose it is.
 */
function Cell({ cell: { id, points, colour, letter, note } }: { cell: BookCell }) {
  if (id === null) return <td>–</td>;
  const late = points === null || note === null ? null : <i data-note={note.tone}>{note.label}</i>;
  return (
    <td>
      <a href={`?c=${id}`} data-score={colour ?? undefined} data-note={points === null ? note?.tone : undefined}>
        {points ?? note?.label}
        {letter === null ? null : <small>{letter}</small>}
        {late}
      </a>
    </td>
  );
}
