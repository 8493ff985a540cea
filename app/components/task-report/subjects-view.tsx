import { LinkButton } from '../ui/link-button';
import { PrintButton } from '../ui/print-button';
import { NoReportYet, ReportHead, ReportScore } from './report-head';
import { reportPaths } from './report-paths';
import type { ReportView, SumsView } from './report-view-data';
import styles from './task-report.module.css';

/** A report of a task over several subjects: the totals, and each subject for itself. */
export function SubjectsView({ report }: { report: ReportView }) {
  const { content, classId, studentTaskId, taskId } = report;
  return (
    <div className={`page ${styles.page}`}>
      <ReportHead report={report} title={`${report.title} by subject`}>
        {content === null ? null : <PrintButton />}
        <LinkButton to={reportPaths.report(classId, studentTaskId, taskId)} variant="line">
          Whole report
        </LinkButton>
      </ReportHead>
      {content === null ? (
        <NoReportYet report={report} />
      ) : (
        <>
          <ReportScore report={report} />
          <Sums
            id="subjects"
            title="Subjects"
            first="Subject"
            rows={content.subjects}
            counted={content.score !== null}
          />
          <Sums id="topics" title="Topics" first="Topic" rows={content.topics} counted={content.score !== null} />
        </>
      )}
    </div>
  );
}

interface SumsProps {
  id: string;
  title: string;
  first: string;
  rows: SumsView[];
  counted: boolean;
}

function Sums({ id, title, first, rows, counted }: SumsProps) {
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <table className={styles.subjects}>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            <th scope="col">Questions</th>
            {counted ? (
              <>
                <th scope="col">Correct</th>
                <th scope="col" className={styles.spare}>
                  First try
                </th>
                <th scope="col">Points</th>
              </>
            ) : null}
            <th scope="col" className={styles.spare}>
              Time
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.name}</th>
              <td>{row.asked}</td>
              {counted ? (
                <>
                  <td>{row.right}</td>
                  <td className={styles.spare}>{row.firstRight}</td>
                  <td>{row.points}</td>
                </>
              ) : null}
              <td className={styles.spare}>{row.time}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
