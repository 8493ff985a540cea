import { RichText } from '../maths/rich-text';
import styles from './error-logbook.module.css';
import type { Mistake } from './logbook-data';

/** Question → answer in one line. */
export function MistakeLine({ mistake: { questionHtml, answerHtml } }: { mistake: Mistake }) {
  return (
    <span className={styles.mistake}>
      <RichText html={questionHtml} inline />
      <span aria-hidden> → </span>
      <span className="sr">, your answer: </span>
      <RichText html={answerHtml} inline className={styles.answer} />
    </span>
  );
}
