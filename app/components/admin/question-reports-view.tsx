import { Link, useNavigation } from '@remix-run/react';
import { paths } from '../../lib/paths';
import { RichText } from '../maths/rich-text';
import { Callout } from '../ui/alert';
import { Button } from '../ui/button';
import { Chip, type ChipTone } from '../ui/chip';
import { EmptyState } from '../ui/empty-state';
import { Field } from '../ui/field';
import { StackedForm } from '../ui/forms';
import { Cluster } from '../ui/layout';
import { Page } from '../ui/page';
import { Section } from '../ui/section';
import { TextInput } from '../ui/text-input';

export interface ShownQuestionReport {
  questionId: string;
  /** What is asked, typeset. */
  html: string | null;
  templateId: string;
  version: number;
  currentVersion: number | null;
  seed: string;
  reason: string;
  answers: { answer: string; verdict: string }[];
  reported: string;
  decision: string | null;
  answer: string;
  decided: string | null;
  reMarked: string | null;
}

interface QuestionReportsViewProps {
  reports: ShownQuestionReport[];
  refused: { questionId: string; problem: string; answer: string } | null;
}

const looks: Record<string, { label: string; tone: ChipTone }> = {
  ACCEPTED: { label: 'Accepted', tone: 'good' },
  REFUSED: { label: 'Rejected', tone: 'plain' },
};

/** Questions that students reported, without who: those without a decision come first. */
export function QuestionReportsView({ reports, refused }: QuestionReportsViewProps) {
  return (
    <Page
      width="narrow"
      title="Reported questions"
      lead="Problems students have reported with questions. We’ll tell them what you decide."
    >
      {reports.length === 0 ? (
        <Section label="Reported questions">
          <EmptyState heading="h2" title="No questions reported">
            <p>Questions reported by students show up here.</p>
          </EmptyState>
        </Section>
      ) : (
        reports.map((report) => (
          <ReportCard
            key={report.questionId}
            report={report}
            refused={refused?.questionId === report.questionId ? refused : null}
          />
        ))
      )}
    </Page>
  );
}

function ReportCard({
  report,
  refused,
}: {
  report: ShownQuestionReport;
  refused: QuestionReportsViewProps['refused'];
}) {
  const { reason, html, answers, templateId, version, seed, reported, decision } = report;
  const look = decision === null ? { label: 'New', tone: 'warn' as const } : looks[decision];
  return (
    <Section label={`${templateId}, ${reported}`} title={reason} aside={<Chip tone={look?.tone}>{look?.label}</Chip>}>
      {html === null ? null : (
        <Callout as="blockquote">
          <RichText html={html} />
        </Callout>
      )}
      <p className="small muted">
        <Link to={paths.adminTemplate(templateId, seed)}>{templateId}</Link> · version {version} · reported {reported}
        {answers.map(({ answer, verdict }) => ` · “${answer}” ${verdict.toLowerCase().replaceAll('_', ' ')}`).join('')}
      </p>
      <p className="small muted">{marksSentence(report)}</p>
      {decision === null ? (
        <DecisionForm questionId={report.questionId} refused={refused} />
      ) : (
        <p className="small muted">
          Decided {report.decided}: “{report.answer}”
        </p>
      )}
    </Section>
  );
}

function DecisionForm({ questionId, refused }: { questionId: string; refused: QuestionReportsViewProps['refused'] }) {
  const { formData } = useNavigation();
  const busy = formData?.get('questionId') === questionId ? formData.get('decision') : null;
  return (
    <StackedForm preventScrollReset>
      <input type="hidden" name="questionId" value={questionId} />
      <Field label="Reply to the student" error={refused?.problem}>
        {(aria) => <TextInput {...aria} name="answer" required maxLength={500} defaultValue={refused?.answer} />}
      </Field>
      <Cluster>
        <Button type="submit" name="decision" value="ACCEPTED" busy={busy === 'ACCEPTED'}>
          Accept report
        </Button>
        <Button type="submit" name="decision" value="REFUSED" busy={busy === 'REFUSED'}>
          Reject report
        </Button>
      </Cluster>
    </StackedForm>
  );
}

function marksSentence({ version, currentVersion, decision, reMarked }: ShownQuestionReport): string {
  if (reMarked !== null) return `Answers to this version were re-marked on ${reMarked}.`;
  if (decision === 'REFUSED') return 'Marks stay as they are.';
  if (currentVersion === null) return 'This template has been deleted, so its answers can’t be re-marked.';
  if (currentVersion > version) {
    return `Version ${currentVersion} is out. If you accept the report, its answers are re-marked.`;
  }
  return 'This template hasn’t been fixed yet. If you accept the report, its answers are re-marked when a newer version is released.';
}
