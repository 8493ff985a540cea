import { Coin } from '../ui/coin';
import type { QuestionView } from './question-data';
import styles from './stake-chip.module.css';

/** What a right answer is worth now. Nothing once the question is closed. */
export function StakeChip({ question: { coinsAtStake, stakeNote, hints, attempts } }: { question: QuestionView }) {
  if (stakeNote !== null) return <p className={styles.stake}>{stakeNote}</p>;
  if (coinsAtStake === 0) return null;
  const wrongBefore = attempts.some(({ verdict }) => verdict === 'WRONG');
  return (
    <p className={styles.stake}>
      <Coin amount={coinsAtStake} />
      {wrongBefore ? 'for another try' : hints.length > 0 ? 'after a hint' : 'for a first try'}
    </p>
  );
}
