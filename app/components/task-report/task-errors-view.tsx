import { Form, useNavigation } from '@remix-run/react';
import { ListChecks, RefreshCw } from 'lucide-react';
import { paths } from '../../lib/paths';
import { FixForm } from '../error-logbook/fix-form';
import { RichText } from '../maths/rich-text';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';
import { EmptyState } from '../ui/empty-state';
import { Cluster, Stack } from '../ui/layout';
import { LinkButton } from '../ui/link-button';
import { Section } from '../ui/section';
import { AnswerReview } from './answer-review';
import { ReportPage } from './report-page';
import { reportPaths } from './report-paths';
import type { ReportContentView, ReportQuestionView, ReportView } from './report-view-data';

/** Every mistake of one task: own answer beside what works, and how it is worked off. */
export function TaskErrorsView({ report, formKey }: { report: ReportView; formKey: string }) {
  const { classId, studentTaskId, taskId } = report;
  return (
    <ReportPage
      report={report}
      title={`Mistakes in ${report.title}`}
      actions={<LinkButton to={reportPaths.report(classId, studentTaskId, taskId)}>Whole report</LinkButton>}
    >
      {(content) => <Errors content={content} place={{ classId, studentTaskId }} formKey={formKey} />}
    </ReportPage>
  );
}

interface ErrorsProps {
  content: ReportContentView;
  place: { classId: string; studentTaskId: string };
  formKey: string;
}

function Errors({ content, place: { classId, studentTaskId }, formKey }: ErrorsProps) {
  const navigation = useNavigation();
  const errors = content.questions.filter(({ keyHtml }) => keyHtml !== null);
  const { waiting } = content;
  const review = reportPaths.review(classId, studentTaskId);
  if (errors.length === 0) {
    return (
      <Section label="Mistakes">
        <EmptyState heading="h2" title="No mistakes">
          <p>You got everything right in this task.</p>
          <LinkButton to={paths.tasks} variant="line">
            Your tasks
          </LinkButton>
        </EmptyState>
      </Section>
    );
  }
  return (
    <>
      <Cluster>
        {waiting === null ? null : (
          <>
            <Form method="post" action={review}>
              <Button type="submit" variant="main" busy={navigation.formAction === review}>
                <ListChecks size={20} aria-hidden />
                Review them
              </Button>
            </Form>
            <FixForm
              formKey={formKey}
              action={paths.courseErrorLogbook(waiting.courseId)}
              errorIds={waiting.errorIds}
              count={waiting.errorIds.length}
            >
              <RefreshCw size={20} aria-hidden />
              {waiting.errorIds.length === 1
                ? 'Fix it with new numbers'
                : `Fix ${waiting.errorIds.length} with new numbers`}
            </FixForm>
          </>
        )}
        <LinkButton to={reportPaths.errorPractice(classId, studentTaskId)} variant="line">
          Follow-up practice
        </LinkButton>
      </Cluster>
      <Stack as="ul" aria-label="Mistakes in this task">
        {errors.map((question) => (
          <ErrorCard key={question.id} question={question} />
        ))}
      </Stack>
    </>
  );
}

function ErrorCard({ question }: { question: ReportQuestionView }) {
  const { index, promptHtml, idea, errorId, unresolved } = question;
  return (
    <Stack as="li" gap={3} className="card">
      <Cluster justify="between" align="top">
        <h2>
          Question {index}
          {idea === null ? '' : `: ${idea.name}`}
        </h2>
        {errorId === null ? null : <Chip tone={unresolved ? 'info' : 'good'}>{unresolved ? 'To fix' : 'Fixed'}</Chip>}
      </Cluster>
      <RichText html={promptHtml} />
      <AnswerReview question={question} />
    </Stack>
  );
}
