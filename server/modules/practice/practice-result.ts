import { type CoinLine, coinLines } from './coins';
import type { PracticeState } from './practice-state';

export interface PracticeResult {
  /** Right at the first try. */
  score: number;
  total: number;
  afterRetry: number;
  seconds: number;
  coins: CoinLine[];
  coinTotal: number;
  /** All the coins that the student has now. */
  coinBalance: number;
  newErrorCount: number;
  fixedErrorCount: number;
  /** Right a second time, at least a day after they were fixed. */
  confirmedErrorCount: number;
}

/** The result of a practice; null while it is in progress, or a test whose answers are not out. */
export async function practiceResult(practice: PracticeState): Promise<PracticeResult | null> {
  const { row, questions } = practice;
  if (row.state === 'IN_PROGRESS' || practice.hidesAnswers) return null;
  const { errors, coinBalance } = await practice.comparison();
  const coins = coinLines(practice.coins);
  return {
    score: questions.filter((question) => question.outcome === 'RIGHT').length,
    total: row.question_count,
    afterRetry: questions.filter((question) => question.outcome === 'RIGHT_AFTER_RETRY').length,
    seconds: questions.reduce((sum, question) => sum + (question.seconds ?? 0), 0),
    coins,
    coinTotal: coins.reduce((sum, line) => sum + line.amount, 0),
    coinBalance,
    newErrorCount: errors.opened,
    fixedErrorCount: errors.fixed,
    confirmedErrorCount: errors.confirmed,
  };
}
