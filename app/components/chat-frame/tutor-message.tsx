import { ShieldQuestion } from 'lucide-react';
import type { ReactNode } from 'react';
import { DrawnFigure } from '../maths/figures/drawn-figure';
import { RichText } from '../maths/rich-text';
import { WorkedSteps } from '../practice/worked-steps';
import { Chip } from '../ui/chip';
import styles from './messages.module.css';
import { ReportReply } from './report-reply';
import type { MessageView } from './talk-data';

interface TutorMessageProps {
  /** Null for a reader who has no say in it. */
  talkId: string | null;
  message: MessageView;
  name: string;
  /** Beside the newest message. */
  mascot: ReactNode;
  /** Where the summary of a quiz leads already. */
  summaryPath: string | null;
  /** The options of the question that is asked now, as buttons. */
  options: ReactNode;
}

/** One reply: words, worked steps, an example with other numbers, options, links into the product. */
export function TutorMessage({ talkId, message, name, mascot, summaryPath, options }: TutorMessageProps) {
  const { html, figureHtml, steps, example, isUnverified } = message;
  const links = message.links.filter(({ path }) => path !== summaryPath);
  return (
    <li
      className={styles.tutor}
      data-newest={mascot === null ? undefined : true}
      id={mascot === null ? undefined : 'newest'}
    >
      <span className={styles.mascot}>{mascot}</span>
      <div className={styles.said}>
        <div
          className={styles.bubble}
          data-wide={steps.length > 0 || example !== null || figureHtml !== null || undefined}
        >
          <span className="sr">{name}: </span>
          <RichText html={html} />
          {figureHtml === null ? null : <DrawnFigure html={figureHtml} className={styles.figure} />}
          {steps.length === 0 ? null : <WorkedSteps steps={steps} />}
          {example === null ? null : (
            <div className={styles.example}>
              <h2>A similar example</h2>
              <RichText html={example.promptHtml} />
              {example.figureHtml === null ? null : <DrawnFigure html={example.figureHtml} className={styles.figure} />}
              <WorkedSteps steps={example.steps} />
            </div>
          )}
          {isUnverified ? (
            <Chip className={styles.mark}>
              <ShieldQuestion aria-hidden />
              Not checked by our engine
            </Chip>
          ) : null}
          {links.length === 0 ? null : (
            <p className={styles.links}>
              {links.map(({ label, path }) => (
                <a key={path} href={path} target="_top">
                  {label}
                </a>
              ))}
            </p>
          )}
        </div>
        {talkId === null ? null : (
          <ReportReply talkId={talkId} number={message.number} isReported={message.isReported} />
        )}
      </div>
      {options === null ? null : <div className={styles.choices}>{options}</div>}
    </li>
  );
}
