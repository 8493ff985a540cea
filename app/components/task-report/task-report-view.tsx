import { Link } from '@remix-run/react';
import { Equal, RotateCcw } from 'lucide-react';
import { paths } from '../../lib/paths';
import { FixForm } from '../error-logbook/fix-form';
import { PrintButton } from '../ui/print-button';
import { QuestionTable } from './question-table';
import { NoReportYet, ReportHead, ReportScore } from './report-head';
import { reportPaths } from './report-paths';
import type { ReportContentView, ReportView } from './report-view-data';
import { ShareCard, type ShareCardProps } from './share-card';
import styles from './task-report.module.css';

interface TaskReportViewProps {
  report: ReportView;
  share: ShareCardProps;
  formKey: string;
}

/** A student's own report of a task: the score, every question, what to do next, and the link for the family. */
export function TaskReportView({ report, share, formKey }: TaskReportViewProps) {
  const { content } = report;
  return (
    <div className={`page ${styles.page}`}>
      <ReportHead report={report} title={report.title}>
        {content === null ? null : <PrintButton />}
        {content?.waiting ? (
          <FixForm
            formKey={formKey}
            action={paths.courseErrorLogbook(content.waiting.courseId)}
            errorIds={content.waiting.errorIds}
            count={content.waiting.errorIds.length}
            main
          >
            {content.waiting.errorIds.length === 1 ? 'Fix this one' : `Fix these ${content.waiting.errorIds.length}`}
          </FixForm>
        ) : null}
      </ReportHead>
      {content === null ? <NoReportYet report={report} /> : <Told report={report} content={content} share={share} />}
    </div>
  );
}

function Told({ report, content, share }: { report: ReportView; content: ReportContentView; share: ShareCardProps }) {
  const { classId, studentTaskId, taskId, comment } = report;
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <ReportScore report={report} />
        {comment === '' ? null : (
          <section className={`card ${styles.comment}`} aria-labelledby="comment">
            <h2 id="comment">From your teacher</h2>
            <p>{comment}</p>
          </section>
        )}
        <section className="card" aria-labelledby="questions">
          <h2 id="questions">Question by question</h2>
          <QuestionTable questions={content.questions} />
        </section>
        <Rubric content={content} />
      </div>
      <aside className={styles.column} aria-label="More">
        <ShareCard {...share} />
        {content.subjects.length > 1 ? (
          <section className={`card ${styles.note}`} aria-label="By subject">
            <Link to={reportPaths.bySubject(classId, studentTaskId, taskId)}>See it by subject</Link>
          </section>
        ) : null}
        <section className={`card ${styles.note}`} aria-label="Same numbers">
          <Equal aria-hidden size={24} />
          <p className="small">
            <b>Same numbers for everyone.</b> Your teacher sees this same report.
          </p>
        </section>
        <section className={`card ${styles.note}`} aria-label="Mistakes in this task">
          <RotateCcw aria-hidden size={24} />
          <p className="small">
            {content.waiting === null
              ? 'Nothing from this task is in your error logbook.'
              : content.waiting.errorIds.length === 1
                ? '1 mistake is in your logbook.'
                : `${content.waiting.errorIds.length} mistakes are in your logbook.`}{' '}
            <Link to={reportPaths.errors(classId, studentTaskId)}>See the mistakes in this task</Link>
          </p>
        </section>
      </aside>
    </div>
  );
}

function Rubric({ content: { rubric, rubricTotal } }: { content: ReportContentView }) {
  if (rubricTotal === null) return null;
  return (
    <section className="card" aria-labelledby="rubric">
      <h2 id="rubric">Working, by your teacher’s rubric: {rubricTotal}</h2>
      <dl className={styles.rubric}>
        {rubric.map(({ name, value, most, level }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {value === null ? 'not marked' : `${value} of ${most}`}
              {level === null ? null : <span className="muted small"> {level}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
