import { ChevronRight } from 'lucide-react';
import { RichText } from '../../maths/rich-text';
import type { QuestionView } from '../question-data';
import { AnswerReview } from './answer-review';
import { OutcomeChip } from './outcome-chip';
import styles from './result.module.css';
import { duration } from './result-messages';

/** One question of the result; it unfolds to the review, with or without scripts. */
export function ReviewItem({ question, open }: { question: QuestionView; open: boolean }) {
  return (
    <li className={styles.item}>
      <details open={open}>
        <summary className={styles.row}>
          <span className={styles.number}>{question.index}</span>
          <span className={styles.prompt}>
            <RichText html={question.promptHtml} className={styles.clamp} />
          </span>
          <OutcomeChip question={question} />
          <span className={styles.time}>{question.seconds === null ? '' : duration(question.seconds)}</span>
          <ChevronRight aria-hidden size={18} className={styles.chevron} />
        </summary>
        <AnswerReview question={question} withFigure />
      </details>
    </li>
  );
}
