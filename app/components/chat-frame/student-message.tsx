import type { ReactNode } from 'react';
import { RichText } from '../maths/rich-text';
import { LineVerdictChip } from '../practice/working/line-list';
import styles from './messages.module.css';
import type { MessageView } from './talk-data';

/** What the student wrote: words, or a line of maths with its verdict. It is not read out: they wrote it themselves. */
export function StudentMessage({ message, by }: { message: MessageView; by?: string | undefined }) {
  const { text, lineHtml, verdict } = message;
  if (lineHtml === null) return <Own by={by}>{text}</Own>;
  return (
    <Own by={by} isLine>
      <RichText html={lineHtml} inline className={styles.maths} />
      {verdict === null ? null : <LineVerdictChip verdict={verdict} />}
    </Own>
  );
}

interface OwnProps {
  /** Who wrote it, where somebody else reads. */
  by?: string | undefined;
  isLine?: boolean;
  children: ReactNode;
}

/** A bubble on the student's own side. */
export function Own({ by = 'You', isLine = false, children }: OwnProps) {
  return (
    <li className={styles.own} data-line={isLine || undefined} aria-live="off">
      <span className="sr">{by}: </span>
      {children}
    </li>
  );
}
