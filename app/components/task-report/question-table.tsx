import { Link } from '@remix-run/react';
import { Check, ChevronRight, Minus, RotateCcw } from 'lucide-react';
import { paths } from '../../lib/paths';
import { RichText } from '../maths/rich-text';
import { Chip } from '../ui/chip';
import type { ReportQuestionView } from './report-view-data';
import styles from './task-report.module.css';

/** Every question with its mark; it unfolds to the answer, what works and why, with or without scripts. */
export function QuestionTable({ questions }: { questions: ReportQuestionView[] }) {
  const firstOpen = questions.find(({ outcome }) => outcome === 'NOT_YET')?.id;
  return (
    <ol className={styles.questions}>
      {questions.map((question) => (
        <li key={question.id}>
          <details open={question.id === firstOpen}>
            <summary className={styles.row}>
              <span className={styles.number}>{question.index}</span>
              <span className={styles.prompt}>
                <RichText html={question.promptHtml} inline />
              </span>
              <span className={styles.idea}>{question.idea?.name ?? question.title}</span>
              <OutcomeMark {...question} />
              <span className={styles.time}>{question.time ?? ''}</span>
              <ChevronRight aria-hidden size={18} className={styles.chevron} />
            </summary>
            <div className={styles.answer}>
              <div className={styles.pair}>
                <div>
                  <small>You wrote</small>
                  {question.answerHtml === null ? (
                    <p className="muted">nothing</p>
                  ) : (
                    <RichText html={question.answerHtml} className={styles.maths} />
                  )}
                </div>
                {question.keyHtml === null ? null : (
                  <div>
                    <small>What works</small>
                    <RichText html={question.keyHtml} className={styles.maths} />
                  </div>
                )}
              </div>
              {question.idea === null ? null : <RichText html={question.idea.explanationHtml} />}
              {question.comment === '' ? null : (
                <p>
                  <b>From your teacher: </b>
                  {question.comment}
                </p>
              )}
              <Link to={paths.question(question.id)} aria-label={`See every step of question ${question.index}`}>
                See every step
              </Link>
            </div>
          </details>
        </li>
      ))}
    </ol>
  );
}

function OutcomeMark({ outcome, points }: Pick<ReportQuestionView, 'outcome' | 'points'>) {
  const end = points === null ? '' : `, ${points}`;
  if (outcome === 'RIGHT' || outcome === 'RIGHT_AFTER_RETRY') {
    return (
      <Chip tone="good">
        <Check aria-hidden />
        {outcome === 'RIGHT' ? 'Correct' : 'Correct on another try'}
        {end}
      </Chip>
    );
  }
  return outcome === 'NOT_YET' ? (
    <Chip tone="warn">
      <RotateCcw aria-hidden />
      Not yet{end}
    </Chip>
  ) : (
    <Chip>
      <Minus aria-hidden />
      Not answered{end}
    </Chip>
  );
}
