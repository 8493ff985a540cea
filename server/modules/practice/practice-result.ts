import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { changedErrorsJson } from '../error-logbook/index';
import { type CoinLine, coinLines } from './coins';
import type { PracticeState } from './practice-state';
import { type PracticeQuestion, showWithComparison } from './show-questions';

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
  questions: PracticeQuestion[];
}

/** The result of a practice; null while it is in progress, or a test whose answers are not out. One statement. */
export async function practiceResult(
  services: Services,
  viewer: Viewer,
  practice: PracticeState,
): Promise<PracticeResult | null> {
  const { row, questions } = practice;
  if (row.state === 'IN_PROGRESS' || practice.hidesAnswers) return null;
  const shown = await showWithComparison(services, viewer, practice, {
    practiceId: row.id,
    templateIds: [...new Set(questions.map((question) => question.template_id))],
    errors: changedErrorsJson(viewer.id, {
      questionIds: questions.map((question) => question.id),
      errorIds: questions.flatMap((question) => question.error_id ?? []),
      since: row.created_at,
    }),
  });
  const { errors, coinBalance } = shown.comparison ?? noComparison;
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
    questions: shown.questions,
  };
}

/** Of a practice without questions. */
const noComparison = { errors: { opened: 0, fixed: 0, confirmed: 0 }, coinBalance: 0 };
