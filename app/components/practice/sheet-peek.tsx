import { ChevronRight } from 'lucide-react';
import { RichText } from '../maths/rich-text';
import type { QuestionView } from './question-data';
import type { Sheet } from './sheet-tabs';
import styles from './sheets.module.css';

interface SheetPeekProps {
  question: QuestionView;
  hints: boolean;
  onSheet: (sheet: Sheet) => void;
}

/** On a phone, below the question: how far the working and the hints are, and the way to them. */
export function SheetPeek({
  question: { working, hints, hintCount, closed },
  hints: hasHints,
  onSheet,
}: SheetPeekProps) {
  const last = working.lines.at(-1);
  const open = hints.at(-1);
  return (
    <div className={styles.peeks} data-part="question">
      {closed && last === undefined ? null : (
        <button type="button" className={styles.peek} onClick={() => onSheet('working')}>
          <span className={styles.text}>
            <b>My working</b>
            {last === undefined ? (
              <span className="small muted">One line under the other, just like on paper.</span>
            ) : (
              <span className="small">
                Line {last.number}: <RichText html={last.html} inline />
                {last.verdict === 'LOOK_AGAIN' ? ', check this line' : ''}
              </span>
            )}
          </span>
          <ChevronRight aria-hidden size={20} />
        </button>
      )}
      {hasHints ? (
        <button type="button" className={styles.peek} onClick={() => onSheet('hints')}>
          <span className={styles.text}>
            <b>
              Hints{' '}
              <span className="small muted">
                {hints.length} of {hintCount} open
              </span>
            </b>
            {open === undefined ? null : <RichText html={open.html} className="small" />}
          </span>
          <ChevronRight aria-hidden size={20} />
        </button>
      ) : null}
    </div>
  );
}
