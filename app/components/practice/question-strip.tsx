import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { DrawnFigure } from '../maths/figures/drawn-figure';
import { RichText } from '../maths/rich-text';
import type { QuestionView } from './question-data';
import styles from './question-strip.module.css';
import { ReadAloud } from './read-aloud';

interface QuestionStripProps {
  question: Pick<QuestionView, 'spoken' | 'promptHtml' | 'figureHtml' | 'instructionHtml'>;
  /** Whether a phone keeps it in sight as a strip now, above what is read beside it. */
  isStrip: boolean;
  className: string | undefined;
  /** Above the question; no part of the strip, nor is what stands below. */
  head?: ReactNode;
  children?: ReactNode;
}

/**
 * A question as it is asked. On a phone it can be a strip that stays in sight: up to three lines and a small figure, and a
 * tap opens the whole of it. What holds it has `display: contents` then, so that it stays while the page scrolls.
 */
export function QuestionStrip({ question, isStrip, className, head = null, children }: QuestionStripProps) {
  const { spoken, promptHtml, figureHtml, instructionHtml } = question;
  const [isWhole, setWhole] = useState(false);
  return (
    <div
      className={`${styles.asked} ${className ?? ''}`}
      data-part="asked"
      data-strip={isStrip || undefined}
      data-whole={isWhole || undefined}
    >
      {head}
      <div className={styles.row}>
        {spoken === null ? null : <ReadAloud text={spoken} />}
        <RichText html={promptHtml} className={styles.prompt} />
      </div>
      {figureHtml === null ? null : <DrawnFigure html={figureHtml} className={styles.figure} />}
      {instructionHtml === null ? null : <RichText html={instructionHtml} className={styles.instruction} />}
      {children}
      <button
        type="button"
        className={styles.whole}
        aria-label="Full question"
        aria-expanded={isWhole}
        onClick={() => setWhole(!isWhole)}
      >
        <ChevronDown aria-hidden size={20} />
      </button>
    </div>
  );
}
