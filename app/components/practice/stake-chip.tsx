import { Chip } from '../ui/chip';
import { Coin } from '../ui/coin';
import type { QuestionView } from './question-data';

/** What a right answer is worth now. Nothing once the question is closed. */
export function StakeChip({ question: { coinsAtStake, stakeNote, hints, attempts } }: { question: QuestionView }) {
  if (stakeNote !== null) return <Chip tone="accent">{stakeNote}</Chip>;
  if (coinsAtStake === 0) return null;
  const wrongBefore = attempts.some(({ verdict }) => verdict === 'WRONG');
  return (
    <Chip tone="accent">
      <Coin amount={coinsAtStake} />
      {wrongBefore ? 'for another try' : hints.length > 0 ? 'after a hint' : 'for a first try'}
    </Chip>
  );
}
