import { Check, ChevronRight, Minus, RotateCcw } from 'lucide-react';
import { RichText } from '../maths/rich-text';
import { TeacherComment } from '../tasks/teacher-comment';
import { Chip } from '../ui/chip';
import { AnswerReview } from './answer-review';
import styles from './question-table.module.css';
import type { ReportQuestionView } from './report-view-data';

/** Every question with its mark; it unfolds to the answer, what works and why, with or without scripts. */
export function QuestionTable({ questions }: { questions: ReportQuestionView[] }) {
  const firstOpen = questions.find(({ outcome }) => outcome === 'NOT_YET')?.id;
  return (
    <ol className={styles.questions}>
      {questions.map((question) => (
        <li key={question.id}>
          <details open={question.id === firstOpen}>
            <summary className={styles.row}>
              <b>{question.index}</b>
              <span className={styles.prompt}>
                <RichText html={question.promptHtml} inline />
              </span>
              <span className={`small muted ${styles.idea}`}>{question.idea?.name ?? question.title}</span>
              <OutcomeMark {...question} />
              <span className={`num muted ${styles.time}`}>{question.time ?? ''}</span>
              <ChevronRight aria-hidden size={18} className={styles.chevron} />
            </summary>
            <div className={styles.answer}>
              <AnswerReview question={question} noAnswer={<p className="muted">nothing</p>}>
                <TeacherComment text={question.comment} />
              </AnswerReview>
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
