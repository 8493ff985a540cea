import { Link } from '@remix-run/react';
import { Download, Lightbulb } from 'lucide-react';
import type { ScoreColour } from '../../../rules/score-colour';
import type { ResultFilter } from '../../../rules/tasks/task-status';
import { reportPaths } from '../../lib/class-report-paths';
import { paths } from '../../lib/paths';
import type { ChartTable } from '../charts/chart-table';
import { ColumnChart } from '../charts/column-chart';
import { TableDetails } from '../charts/table-details';
import { type FilterCount, filterItems } from '../portal-tasks/filter-items';
import type { TaskLine } from '../portal-tasks/task-line';
import { buttonClass } from '../ui/button-class';
import { Chip, type ChipTone } from '../ui/chip';
import { EmptyState } from '../ui/empty-state';
import { LinkButton } from '../ui/link-button';
import { PrintButton } from '../ui/print-button';
import { Segmented } from '../ui/segmented';
import { Facts } from './facts';
import styles from './reports.module.css';
import { ShareCell } from './share-cell';
import type { QuestionLine } from './task-report';

interface TaskReportViewProps {
  task: { id: string };
  line: TaskLine;
  filter: ResultFilter | null;
  counts: FilterCount[];
  total: number;
  pinned: boolean;
  facts: { label: string; value: string }[];
  scores: { name: string; columns: { label: string; value: number; score: ScoreColour }[]; table: ChartTable };
  questions: QuestionLine[];
  /** Who has not handed in. */
  missing: { id: string; nickname: string; standing: { tone: ChipTone; label: string } }[];
}

/** How a task went, question by question, the hardest first. */
export function TaskReportView(props: TaskReportViewProps) {
  const { task, line, filter, counts, total, facts, scores } = props;
  return (
    <>
      <header className={styles.head}>
        <div>
          <p className={styles.crumb}>
            <Link to={paths.teacherTask(task.id)} className={styles.ofTask}>
              {line.title}
            </Link>
          </p>
          <h2>Report</h2>
          <p className={styles.quiet}>{line.summary}</p>
        </div>
        <div className={styles.acts}>
          <a href={reportPaths.taskFile(task.id, filter)} className={buttonClass({ variant: 'line' })}>
            <Download size={18} aria-hidden /> CSV
          </a>
          <PrintButton />
          <LinkButton to={reportPaths.taskInsights(task.id)} variant="main">
            <Lightbulb size={18} aria-hidden /> Mistake insights
          </LinkButton>
        </div>
      </header>
      <Facts facts={facts} />
      <div className={styles.scroll}>
        <Segmented
          label="Which students"
          items={filterItems({ filter, counts, total, to: (name) => reportPaths.task(task.id, name) })}
        />
      </div>
      <div className={styles.columns}>
        <Questions {...props} />
        <div className={styles.side}>
          <section className="card" aria-labelledby="scores">
            <h3 id="scores">Scores</h3>
            <p className={styles.quiet}>Students who handed in, by score (%)</p>
            <ColumnChart name={scores.name} columns={scores.columns} />
            <TableDetails name="Scores" table={scores.table} />
          </section>
          <Missing {...props} />
        </div>
      </div>
    </>
  );
}

function Missing({ task, missing }: TaskReportViewProps) {
  if (missing.length === 0) return null;
  return (
    <section className="card" aria-labelledby="missing">
      <h3 id="missing">Not handed in</h3>
      <ul className={styles.missing}>
        {missing.map(({ id, nickname, standing }) => (
          <li key={id}>
            <Link to={paths.teacherStudentTask(task.id, id)} className={styles.name}>
              {nickname}
            </Link>
            <Chip tone={standing.tone}>{standing.label}</Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Questions({ task, questions, pinned, filter }: TaskReportViewProps) {
  if (questions.length === 0) {
    return (
      <section className="card" aria-label="Questions">
        <EmptyState plain heading="h3" title={filter === null ? 'Nobody has started yet' : 'No students here'}>
          <p>{filter === null ? 'Answers show up here as soon as they come in.' : 'Choose another view above.'}</p>
        </EmptyState>
      </section>
    );
  }
  return (
    <section className={`card ${styles.tableCard}`} aria-labelledby="questions">
      <div className={styles.tableHead}>
        <h3 id="questions">{pinned ? 'Questions' : 'Question types'}, hardest first</h3>
        {pinned ? null : (
          <p className={styles.quiet}>Each student had their own questions, so they’re grouped by type.</p>
        )}
      </div>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Question</th>
              <th scope="col">First try</th>
              <th scope="col">In the end</th>
              <th scope="col">Top misconception</th>
              <th scope="col">Time</th>
            </tr>
          </thead>
          <tbody>
            {questions.map(({ key, place, title, topic, first, end, idea, time }) => (
              <tr key={key}>
                <th scope="row">
                  <Link to={reportPaths.question(task.id, key)}>{title}</Link>
                  <small>{place === null ? topic : `${place}, ${topic}`}</small>
                </th>
                <td>
                  <ShareCell share={first} />
                </td>
                <td>
                  <ShareCell share={end} />
                </td>
                <td className={styles.why}>
                  {idea === null ? <span className={styles.quiet}>–</span> : idea.name}
                  {idea === null ? null : <small>{students(idea.students)}</small>}
                </td>
                <td className="num">{time}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const students = (count: number) => (count === 1 ? '1 student' : `${count} students`);
