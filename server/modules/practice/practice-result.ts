import { type CoinLine, coinLines } from './coins';
import type { QuestionRow } from './practice.repo';
import type { PracticeState } from './practice-state';

export interface PracticeResult {
  /** Right at the first try. */
  score: number;
  total: number;
  withHint: number;
  afterRetry: number;
  seconds: number;
  /** What these questions usually take the student; null where nothing is known yet. */
  usualSeconds: number | null;
  coins: CoinLine[];
  coinTotal: number;
  newErrorCount: number;
  fixedErrorCount: number;
}

/** The result of a practice; null while it is in progress. */
export async function practiceResult(practice: PracticeState): Promise<PracticeResult | null> {
  const { row, questions } = practice;
  if (row.state === 'IN_PROGRESS') return null;
  const { usualSeconds, errors } = await practice.comparison();
  const coins = coinLines(practice.coins);
  return {
    score: questions.filter((question) => question.outcome === 'RIGHT').length,
    total: row.question_count,
    withHint: questions.filter((question) => question.outcome === 'RIGHT' && question.hints_opened > 0).length,
    afterRetry: questions.filter((question) => question.outcome === 'RIGHT_AFTER_RETRY').length,
    seconds: questions.reduce((sum, question) => sum + (question.seconds ?? 0), 0),
    usualSeconds: usualTotal(questions, usualSeconds),
    coins,
    coinTotal: coins.reduce((sum, line) => sum + line.amount, 0),
    newErrorCount: errors.opened,
    fixedErrorCount: errors.fixed,
  };
}

/** The usual times of the questions answered; one without a usual time counts with its own. */
export function usualTotal(
  questions: readonly Pick<QuestionRow, 'template_id' | 'seconds'>[],
  usual: ReadonlyMap<string, number>,
): number | null {
  const answered = questions.filter((question) => question.seconds !== null);
  if (!answered.some((question) => usual.has(question.template_id))) return null;
  return answered.reduce((sum, question) => sum + (usual.get(question.template_id) ?? question.seconds ?? 0), 0);
}
