import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths';
import { taskPaths } from '../tasks/task-paths';
import { EmptyState } from '../ui/empty-state';
import { Cluster, Grow, Stack } from '../ui/layout';
import { LinkButton } from '../ui/link-button';
import { Stat, Stats } from '../ui/lists';
import { Page } from '../ui/page';
import { Section } from '../ui/section';
import type { ReportContentView, ReportView } from './report-view-data';
import { ScoreRing } from './score-ring';

interface ReportPageProps {
  report: ReportView;
  title: string;
  actions: ReactNode;
  /** What the page shows of the report, once it is there. */
  children: (content: ReportContentView) => ReactNode;
}

/** A page of a report, or when the report comes. */
export function ReportPage({ report, title, actions, children }: ReportPageProps) {
  const { left, classId, className, kind, when, content } = report;
  return (
    <Page
      eyebrow={
        <span className="back">
          {left ? className : <Link to={paths.classDetails(classId)}>{className}</Link>}
          {` · ${kind} · ${when}`}
        </span>
      }
      title={title}
      actions={actions}
    >
      {content === null ? <NoReportYet report={report} /> : children(content)}
    </Page>
  );
}

/** The score with what goes with it. */
export function ReportScore({ content, grade }: { content: ReportContentView; grade: string | null }) {
  return (
    <Section label="Score">
      <Cluster gap={8}>
        {content.score === null ? null : <ScoreRing {...content.score} label="right" />}
        <Grow least={240}>
          <Stack gap={3}>
            <h2>{content.headline}</h2>
            {grade === null ? null : (
              <p>
                <span className="muted">Mark</span> <span className="big-num">{grade}</span>
              </p>
            )}
            <Stats>
              {content.facts.map(({ label, value }) => (
                <Stat key={label} label={label}>
                  {value}
                </Stat>
              ))}
            </Stats>
          </Stack>
        </Grow>
      </Cluster>
    </Section>
  );
}

/** In place of a report: when it comes, and nothing that tells how it went. */
function NoReportYet({ report }: { report: ReportView }) {
  return (
    <Section label="Report">
      <EmptyState heading="h2" title="Your report isn’t ready yet">
        <p>{report.isTest ? report.answers : 'You’ll see it once you hand in the task or it closes.'}</p>
        <LinkButton
          to={report.action?.to ?? taskPaths.task(report.classId, report.studentTaskId)}
          variant={report.action === null ? 'line' : 'main'}
        >
          {report.action?.label ?? 'Go to the task'}
        </LinkButton>
      </EmptyState>
    </Section>
  );
}
