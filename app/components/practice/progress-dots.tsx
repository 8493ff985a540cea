import styles from './practice-bar.module.css';
import type { Outcome } from './question-data';

const shapes: Record<Outcome, string | undefined> = {
  AHEAD: undefined,
  NOW: undefined,
  RIGHT: styles.right,
  RIGHT_AFTER_RETRY: styles.retried,
  NOT_YET: styles.notYet,
  SKIPPED: styles.skipped,
};

const words: [Outcome, string][] = [
  ['RIGHT', 'right'],
  ['RIGHT_AFTER_RETRY', 'correct on another try'],
  ['NOT_YET', 'not yet'],
  ['SKIPPED', 'skipped'],
];

/** One mark a question: its shape says as much as its colour, and the whole says itself in one sentence. */
export function ProgressDots({ outcomes, index }: { outcomes: readonly Outcome[]; index: number }) {
  const counts = words
    .map(([outcome, word]) => [outcomes.filter((each) => each === outcome).length, word] as const)
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${word}`);
  const label = [`Question ${index} of ${outcomes.length}`, ...counts].join(', ');
  return (
    <div className={styles.dots} role="img" aria-label={label}>
      {outcomes.map((outcome, place) => (
        <i
          key={place}
          className={[shapes[outcome], place + 1 === index ? styles.here : ''].filter(Boolean).join(' ')}
        />
      ))}
    </div>
  );
}
