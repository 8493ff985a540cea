import { Coin } from '../../ui/coin';
import styles from './question-note.module.css';

interface QuestionNoteProps {
  /** Why this question was drawn, in one sentence; null where nobody wrote it down. */
  reason: string | null;
  mode: 'CASUAL' | 'CHALLENGE' | 'BATTLE' | 'ERROR_LOGBOOK';
  /** What a right answer would earn now. */
  coinsAtStake: number;
  hintsOpened: number;
}

/** Above the desk: why this question, and in a challenge what it is worth now. */
export function QuestionNote({ reason, mode, coinsAtStake, hintsOpened }: QuestionNoteProps) {
  const isChallenge = mode === 'CHALLENGE';
  if (reason === null && !isChallenge) return null;
  return (
    <div className={styles.note}>
      {isChallenge && coinsAtStake > 0 ? (
        <p className={styles.stake}>
          <Coin amount={coinsAtStake} /> {hintsOpened > 0 ? 'after a hint' : 'for a first try'}
        </p>
      ) : null}
      {reason === null ? null : (
        <details className={styles.why}>
          <summary>Why this question?</summary>
          <p>{reason}</p>
        </details>
      )}
    </div>
  );
}
