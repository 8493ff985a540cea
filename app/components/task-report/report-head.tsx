import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths';
import { taskPaths } from '../tasks/task-paths';
import { EmptyState } from '../ui/empty-state';
import { LinkButton } from '../ui/link-button';
import type { ReportView } from './report-view-data';
import { ScoreRing } from './score-ring';
import styles from './task-report.module.css';

/** What every page of a report begins with. */
export function ReportHead({ report, title, children }: { report: ReportView; title: string; children?: ReactNode }) {
  return (
    <header className={styles.head}>
      <div>
        <p className="small muted back">
          {report.left ? report.className : <Link to={paths.classDetails(report.classId)}>{report.className}</Link>}
          {` · ${report.kind} · ${report.when}`}
        </p>
        <h1>{title}</h1>
      </div>
      <div className={styles.headButtons}>{children}</div>
    </header>
  );
}

/** The score with what goes with it. */
export function ReportScore({ report }: { report: ReportView }) {
  const { content } = report;
  if (content === null) return null;
  return (
    <section className={`card ${styles.score}`} aria-label="Score">
      {content.score === null ? null : <ScoreRing {...content.score} label="right" />}
      <div>
        <h2>{content.headline}</h2>
        {report.grade === null ? null : (
          <p className={styles.grade}>
            <span className="muted">Mark</span> {report.grade}
          </p>
        )}
        <dl className={styles.facts}>
          {content.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** In place of a report: when it comes, and nothing that tells how it went. */
export function NoReportYet({ report }: { report: ReportView }) {
  return (
    <section className="card" aria-label="Report">
      <EmptyState heading="h2" title="Your report isn’t ready yet">
        <p>{report.isTest ? report.answers : 'You’ll see it once you hand in the task or it closes.'}</p>
        <LinkButton
          to={report.action?.to ?? taskPaths.task(report.classId, report.studentTaskId)}
          variant={report.action === null ? 'line' : 'main'}
        >
          {report.action?.label ?? 'Go to the task'}
        </LinkButton>
      </EmptyState>
    </section>
  );
}
