import { Link } from '@remix-run/react';
import { Equal, type LucideIcon, RotateCcw } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { paths } from '../../lib/paths';
import { FixForm } from '../error-logbook/fix-form';
import { Cluster, Grow, Split, Stack } from '../ui/layout';
import { DataList } from '../ui/lists';
import { PrintButton } from '../ui/print-button';
import { Section } from '../ui/section';
import { QuestionTable } from './question-table';
import { ReportPage, ReportScore } from './report-page';
import { reportPaths } from './report-paths';
import type { ReportContentView, ReportView } from './report-view-data';
import { ShareCard, type ShareCardProps } from './share-card';

interface TaskReportViewProps {
  report: ReportView;
  share: ShareCardProps;
  formKey: string;
}

/** A student's own report of a task: the score, every question, what to do next, and the link for the family. */
export function TaskReportView({ report, share, formKey }: TaskReportViewProps) {
  const waiting = report.content?.waiting;
  return (
    <ReportPage
      report={report}
      title={report.title}
      actions={
        <>
          {report.content === null ? null : <PrintButton />}
          {waiting ? (
            <FixForm
              formKey={formKey}
              action={paths.courseErrorLogbook(waiting.courseId)}
              errorIds={waiting.errorIds}
              count={waiting.errorIds.length}
              main
            >
              {waiting.errorIds.length === 1 ? 'Fix this one' : `Fix these ${waiting.errorIds.length}`}
            </FixForm>
          ) : null}
        </>
      }
    >
      {(content) => <Told report={report} content={content} share={share} />}
    </ReportPage>
  );
}

function Told({ report, content, share }: { report: ReportView; content: ReportContentView; share: ShareCardProps }) {
  const { classId, studentTaskId, taskId, comment, grade } = report;
  return (
    <Split>
      <Stack gap={6}>
        <ReportScore content={content} grade={grade} />
        {comment === '' ? null : (
          <Section title="From your teacher">
            <p className="as-written">{comment}</p>
          </Section>
        )}
        <Section title="Question by question">
          <QuestionTable questions={content.questions} />
        </Section>
        <Rubric content={content} />
      </Stack>
      <Stack as="aside" gap={6} className="no-print" aria-label="More">
        <ShareCard {...share} />
        {content.subjects.length > 1 ? (
          <Section label="By subject">
            <Link to={reportPaths.bySubject(classId, studentTaskId, taskId)}>See it by subject</Link>
          </Section>
        ) : null}
        <Note label="Same numbers" Icon={Equal}>
          <b>Same numbers for everyone.</b> Your teacher sees this same report.
        </Note>
        <Note label="Mistakes in this task" Icon={RotateCcw}>
          {content.waiting === null
            ? 'Nothing from this task is in your error logbook.'
            : content.waiting.errorIds.length === 1
              ? '1 mistake is in your logbook.'
              : `${content.waiting.errorIds.length} mistakes are in your logbook.`}{' '}
          <Link to={reportPaths.errors(classId, studentTaskId)}>See the mistakes in this task</Link>
        </Note>
      </Stack>
    </Split>
  );
}

function Note({ label, Icon, children }: { label: string; Icon: LucideIcon; children: ReactNode }) {
  return (
    <Cluster as="section" gap={4} className="card" aria-label={label}>
      <Icon aria-hidden size={24} color="var(--accent-ink)" />
      <Grow as="p" className="small">
        {children}
      </Grow>
    </Cluster>
  );
}

function Rubric({ content: { rubric, rubricTotal } }: { content: ReportContentView }) {
  if (rubricTotal === null) return null;
  return (
    <Section title={`Working, by your teacher’s rubric: ${rubricTotal}`}>
      <DataList>
        {rubric.map(({ name, value, most, level }) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>
              <b>{value === null ? 'not marked' : `${value} of ${most}`}</b>
              {level === null ? null : <span className="muted small"> {level}</span>}
            </dd>
          </Fragment>
        ))}
      </DataList>
    </Section>
  );
}
