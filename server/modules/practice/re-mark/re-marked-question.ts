import type { QuestionContent } from '../../../../maths/templates/index';
import type { AttemptRow } from '../attempts.repo';
import { hintsTaken } from '../hints-taken';
import { markAnswer } from '../marking/mark-answer';
import type { QuestionRow } from '../practice.repo';

/** What a question is after its answers were marked anew. */
export interface ReMarked {
  outcome: string | null;
  closedAt: Date | null;
  /** Those whose mark is another one, or of which something else is said. */
  attempts: AttemptRow[];
  /** The first that counts, right or wrong; null where none does. */
  first: AttemptRow | null;
  /** The first wrong one before a right one; null where nothing went wrong. */
  mistake: AttemptRow | null;
}

/**
 * Pure: marks the answers of a question anew, in their order, by its corrected content. The first right answer decides;
 * what was right and is no longer stays closed, as not yet right. Without any answer nothing changes.
 */
export function reMarkedQuestion(
  question: Pick<QuestionRow, 'outcome' | 'closed_at' | 'hints_opened' | 'tutor_helped'>,
  attempts: readonly AttemptRow[],
  content: QuestionContent,
): ReMarked {
  const hints = hintsTaken(question);
  let wrongBefore = false;
  let right: { outcome: string; at: Date } | null = null;
  const changed: AttemptRow[] = [];
  let first: AttemptRow | null = null;
  let mistake: AttemptRow | null = null;
  for (const attempt of attempts) {
    const marked = markAnswer(content, attempt.answer, { hints, wrongBefore });
    // Between several ideas the student has chosen one: that stays, as long as they are the same.
    const isChosen = attempt.split_choice !== null && isSame(attempt.misconception_ids, marked.misconceptionIds);
    const after = {
      ...attempt,
      verdict: marked.verdict,
      message: isChosen ? attempt.message : marked.message,
      misconception_ids: marked.misconceptionIds,
      misconception_id: isChosen ? attempt.misconception_id : marked.misconceptionId,
    };
    // What is said of a right answer depends on the tries before it.
    const isPraisedAnew = marked.verdict === 'CORRECT' && attempt.message !== after.message;
    if (attempt.verdict !== after.verdict || attempt.misconception_id !== after.misconception_id || isPraisedAnew)
      changed.push(after);
    if (marked.verdict === 'CORRECT') {
      right ??= { outcome: wrongBefore ? 'RIGHT_AFTER_RETRY' : 'RIGHT', at: attempt.created_at };
    }
    if (marked.verdict === 'CORRECT' || marked.verdict === 'WRONG') first ??= after;
    if (marked.verdict === 'WRONG' && right === null) mistake ??= after;
    wrongBefore ||= marked.verdict === 'WRONG';
  }
  const wasRight = question.outcome === 'RIGHT' || question.outcome === 'RIGHT_AFTER_RETRY';
  return {
    outcome: right?.outcome ?? (wasRight && attempts.length > 0 ? 'NOT_YET' : question.outcome),
    closedAt: question.closed_at ?? right?.at ?? null,
    attempts: changed,
    first,
    mistake,
  };
}

const isSame = (before: readonly string[], after: readonly string[]): boolean =>
  before.length === after.length && before.every((id) => after.includes(id));
