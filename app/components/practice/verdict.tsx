import type { ReactNode } from 'react';
import { RichText } from '../maths/rich-text';
import { Chip } from '../ui/chip';
import { Mascot, type MascotPose } from '../ui/mascot/mascot';
import styles from './question-card.module.css';
import type { AttemptView, QuestionView } from './question-data';
import type { QuestionState } from './use-practice-question';

interface VerdictProps {
  question: QuestionView;
  mistake: AttemptView | null;
  standing: QuestionState['standing'];
}

/** What is said about the last answer: a title, and the next step. Nothing before the first answer. */
export function Verdict({ question, mistake, standing }: VerdictProps) {
  const last = question.attempts.at(-1);
  if (standing === 'right' && last !== undefined) {
    return (
      <VerdictCard tone="good" pose="cheering" answerHtml={last.answerHtml}>
        <RichText html={last.messageHtml} />
      </VerdictCard>
    );
  }
  if (standing === 'closed') {
    return (
      <VerdictCard tone="plain" pose="idle" answerHtml={mistake?.answerHtml ?? null}>
        Here’s how it’s done, line by line.
      </VerdictCard>
    );
  }
  // What could not be read or did not get through is told above the answer field.
  if (standing === 'unreadable' || standing === 'failed') return null;
  if (standing === 'wrong-form' && last !== undefined) {
    return (
      <VerdictCard tone="info" pose="thinking" answerHtml={last.answerHtml}>
        <RichText html={last.messageHtml} />
      </VerdictCard>
    );
  }
  if (mistake === null) return null;
  return (
    <VerdictCard
      tone="warn"
      pose="thinking"
      answerHtml={mistake.answerHtml}
      label={mistake.misconception === null ? null : 'Not yet'}
    >
      <RichText html={mistake.messageHtml} />
    </VerdictCard>
  );
}

interface VerdictCardProps {
  tone: 'good' | 'warn' | 'info' | 'plain';
  pose: MascotPose;
  answerHtml: string | null;
  /** Where the sentence itself does not say how it stands. */
  label?: string | null;
  children: ReactNode;
}

function VerdictCard({ tone, pose, answerHtml, label = null, children }: VerdictCardProps) {
  return (
    <div className={`${styles.verdict} ${styles[tone]}`}>
      <Mascot pose={pose} />
      <div className={styles.text}>
        {answerHtml === null ? null : (
          <Chip className={styles.yours}>
            Your answer <RichText html={answerHtml} inline />
          </Chip>
        )}
        {label === null ? null : <p className={styles.label}>{label}</p>}
        <div className={styles.title}>{children}</div>
      </div>
    </div>
  );
}
