import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths';
import { RichText } from '../maths/rich-text';
import { Callout } from '../ui/alert';
import { Cluster } from '../ui/layout';
import type { ReportQuestionView } from './report-view-data';

interface AnswerReviewProps {
  question: ReportQuestionView;
  /** Stands in place of an answer that was not given. */
  noAnswer?: ReactNode;
  children?: ReactNode;
}

/** What was answered beside what works, the idea behind it, and the way to every step. */
export function AnswerReview({ question, noAnswer = null, children }: AnswerReviewProps) {
  const { id, index, answerHtml, keyHtml, idea } = question;
  return (
    <Callout>
      <Cluster gap={8} align="top">
        <div>
          <b className="small">You wrote</b>
          {answerHtml === null ? noAnswer : <RichText html={answerHtml} />}
        </div>
        {keyHtml === null ? null : (
          <div>
            <b className="small">What works</b>
            <RichText html={keyHtml} />
          </div>
        )}
      </Cluster>
      {idea === null ? null : <RichText html={idea.explanationHtml} />}
      {children}
      <p>
        <Link to={paths.question(id)} className="target" aria-label={`See every step of question ${index}`}>
          See every step
        </Link>
      </p>
    </Callout>
  );
}
