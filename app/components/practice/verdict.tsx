import type { ReactNode } from 'react';
import { RichText } from '../maths/rich-text';
import { Chip } from '../ui/chip';
import { Mascot, type MascotPose } from '../ui/mascot/mascot';
import type { PracticeReply } from './practice-reply';
import type { AttemptView, QuestionView } from './question-data';
import styles from './verdict.module.css';

interface VerdictProps {
  question: QuestionView;
  mistake: AttemptView | null;
  reply: PracticeReply | null;
}

/** What is said about the last answer: a title, and the next step. Nothing before the first answer. */
export function Verdict({ question, mistake, reply }: VerdictProps) {
  const last = question.attempts.at(-1);
  if (question.closed && last?.verdict === 'CORRECT') {
    return (
      <VerdictCard tone="good" pose="cheering" answerHtml={last.answerHtml}>
        <RichText html={last.messageHtml} />
      </VerdictCard>
    );
  }
  if (question.closed) {
    return (
      <VerdictCard tone="plain" pose="idle" answerHtml={mistake?.answerHtml ?? null}>
        Here is how it goes, line by line.
      </VerdictCard>
    );
  }
  if (reply?.intent === 'answer') return null;
  if (last?.verdict === 'WRONG_FORM') {
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
