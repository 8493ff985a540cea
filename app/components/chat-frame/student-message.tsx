import type { ReactNode } from 'react';
import { RichText } from '../maths/rich-text';
import { LineVerdictChip } from '../practice/working/line-list';
import styles from './messages.module.css';
import type { MessageView } from './talk-data';

/** What the student wrote: words, or a line of maths with its verdict. It is not read out: they wrote it themselves. */
export function StudentMessage({ message }: { message: MessageView }) {
  const { text, lineHtml, verdict } = message;
  if (lineHtml === null) return <Own>{text}</Own>;
  return (
    <Own isLine>
      <RichText html={lineHtml} inline className={styles.maths} />
      {verdict === null ? null : <LineVerdictChip verdict={verdict} />}
    </Own>
  );
}

/** A bubble on the student's own side. */
export function Own({ isLine = false, children }: { isLine?: boolean; children: ReactNode }) {
  return (
    <li className={styles.own} data-line={isLine || undefined} aria-live="off">
      <span className="sr">You: </span>
      {children}
    </li>
  );
}
