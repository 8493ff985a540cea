import { Form, Link, useNavigation } from '@remix-run/react';
import { ListChecks, RefreshCw } from 'lucide-react';
import { paths } from '../../lib/paths';
import { FixForm } from '../error-logbook/fix-form';
import { RichText } from '../maths/rich-text';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';
import { EmptyState } from '../ui/empty-state';
import { LinkButton } from '../ui/link-button';
import { NoReportYet, ReportHead } from './report-head';
import { reportPaths } from './report-paths';
import type { ReportContentView, ReportQuestionView, ReportView } from './report-view-data';
import styles from './task-report.module.css';

/** Every mistake of one task: own answer beside what works, and how it is worked off. */
export function TaskErrorsView({ report, formKey }: { report: ReportView; formKey: string }) {
  const { content, classId, studentTaskId, taskId } = report;
  return (
    <div className={`page ${styles.page}`}>
      <ReportHead report={report} title={`Mistakes in ${report.title}`}>
        <LinkButton to={reportPaths.report(classId, studentTaskId, taskId)} variant="line">
          Whole report
        </LinkButton>
      </ReportHead>
      {content === null ? (
        <NoReportYet report={report} />
      ) : (
        <Errors content={content} place={{ classId, studentTaskId }} formKey={formKey} />
      )}
    </div>
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
      <section className="card" aria-label="Mistakes">
        <EmptyState heading="h2" title="No mistakes">
          <p>You got everything right in this task.</p>
          <LinkButton to={paths.tasks} variant="line">
            Your tasks
          </LinkButton>
        </EmptyState>
      </section>
    );
  }
  return (
    <>
      <div className={styles.buttons}>
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
      </div>
      <ul className={styles.errors} aria-label="Mistakes in this task">
        {errors.map((question) => (
          <ErrorCard key={question.id} question={question} />
        ))}
      </ul>
    </>
  );
}

function ErrorCard({ question }: { question: ReportQuestionView }) {
  const { id, index, promptHtml, idea, answerHtml, keyHtml, errorId, unresolved } = question;
  return (
    <li className="card">
      <div className={styles.errorHead}>
        <h2>
          Question {index}
          {idea === null ? '' : `: ${idea.name}`}
        </h2>
        {errorId === null ? null : <Chip tone={unresolved ? 'info' : 'good'}>{unresolved ? 'To fix' : 'Fixed'}</Chip>}
      </div>
      <RichText html={promptHtml} className={styles.errorPrompt} />
      <div className={styles.answer}>
        <div className={styles.pair}>
          <div>
            <small>You wrote</small>
            {answerHtml === null ? null : <RichText html={answerHtml} className={styles.maths} />}
          </div>
          {keyHtml === null ? null : (
            <div>
              <small>What works</small>
              <RichText html={keyHtml} className={styles.maths} />
            </div>
          )}
        </div>
        {idea === null ? null : <RichText html={idea.explanationHtml} />}
        <Link to={paths.question(id)} aria-label={`See every step of question ${index}`}>
          See every step
        </Link>
      </div>
    </li>
  );
}
