import { RichText } from '../maths/rich-text';
import type { Mistake } from './logbook-data';

/** Question → answer in one line. */
export function MistakeLine({ mistake: { questionHtml, answerHtml } }: { mistake: Mistake }) {
  return (
    <span>
      <RichText html={questionHtml} inline />
      <span aria-hidden> → </span>
      <span className="sr">, your answer: </span>
      <b>
        <RichText html={answerHtml} inline />
      </b>
    </span>
  );
}
