import { paths } from '../../lib/paths';
import { DrawnFigure } from '../maths/figures/drawn-figure';
import { RichText } from '../maths/rich-text';
import { LinkButton } from '../ui/link-button';
import type { QuestionView } from './question-data';
import styles from './question-review.module.css';
import { AnswerReview } from './result/answer-review';
import { OutcomeChip } from './result/outcome-chip';

/** One question of one's own, as it was asked, with the review; an open one leads back to its practice. */
export function QuestionReview({ question, practiceId }: { question: QuestionView; practiceId: string }) {
  return (
    <div className={`page ${styles.page}`}>
      <section className={`card ${styles.card}`} aria-labelledby="question">
        <div className={styles.head}>
          <h1 id="question" className="eyebrow">
            {question.topicTitle} · {question.title}
          </h1>
          {question.closed ? <OutcomeChip question={question} /> : null}
        </div>
        <RichText html={question.promptHtml} className={styles.ask} />
        {question.figureHtml === null ? null : <DrawnFigure html={question.figureHtml} className={styles.figure} />}
        {question.instructionHtml === null ? null : <RichText html={question.instructionHtml} />}
        <AnswerReview question={question} />
        <div className={styles.actions}>
          {question.closed ? (
            <LinkButton to={paths.practiceResult(practiceId)} variant="line">
              Back to the practice set
            </LinkButton>
          ) : (
            <LinkButton to={paths.practiceQuestion(practiceId, question.index)} variant="main">
              Continue this question
            </LinkButton>
          )}
          <LinkButton to={paths.errorLogbook} variant="quiet">
            Error logbook
          </LinkButton>
        </div>
      </section>
    </div>
  );
}
