import { coinAmounts, coinReasons } from '../../../../rules/coin-sources';
import type { Trx } from '../../../db/client';
import { correctError, correctRedo } from '../../error-logbook/index';
import { earn } from '../../rewards/index';
import type { AttemptRow } from '../attempts.repo';
import { answerReason } from '../coins';
import { startRating, studentGain } from '../draw/rating';
import { addingToTopicRating } from '../ratings.repo';
import { correctTopicRating, countAnsweredBefore, type QuestionToReMark, sumOfKeys } from './re-mark.repo';
import type { ReMarked } from './re-marked-question';

const isRight = (outcome: string | null): boolean => outcome === 'RIGHT' || outcome === 'RIGHT_AFTER_RETRY';

/**
 * Puts right what followed from a mark that was not: the error logbook, the rating of the topic and coins that were
 * missed. What was earned by a wrong mark stays, and no error opens for an answer that we called right. `question` is what
 * it was before; what it is now is stored already. Under the student's lock.
 */
export async function correctConsequences(
  trx: Trx,
  question: QuestionToReMark,
  { after, instanceId, templateVersion }: { after: ReMarked; instanceId: string; templateVersion: number },
  now: Date,
): Promise<void> {
  const { student_id: studentId, id: questionId, template_id: templateId, seed } = question;
  const mistake = after.mistake && {
    ...{ templateId, templateVersion, seed, instanceId, questionId },
    attemptId: after.mistake.id,
    answer: after.mistake.answer,
    misconceptionId: after.mistake.misconception_id,
  };
  await correctError(trx, { studentId, questionId, mistake }, now);
  // A test goes into the marks of its task and the logbook alone.
  if (question.is_test || after.outcome === question.outcome) return;
  await correctRating(trx, question, after);
  if (!isRight(after.outcome)) return;
  const clean = after.outcome === 'RIGHT' && !isHelped(after.first);
  const { error_id: errorId, time_zone: timeZone } = question;
  const redo = errorId !== null && !isRight(question.outcome) && { studentId, timeZone, errorId, clean };
  const fixed = redo && (await correctRedo(trx, redo, now));
  await payMissed(trx, question, { clean, outcome: after.outcome, fixed });
}

const isHelped = (first: AttemptRow | null): boolean => first?.with_help ?? false;

async function correctRating(trx: Trx, question: QuestionToReMark, { outcome, first }: ReMarked): Promise<void> {
  if (first === null) return;
  const { student_id: studentId, topic_id: topicId, answered_at: answeredAt } = question;
  const weight = isHelped(first) ? 0.5 : 1;
  const isFirstTry = outcome === 'RIGHT';
  if (answeredAt === null) {
    // It counted as no answer: it does now, as one against even odds.
    const change = weight * studentGain(0) * (isFirstTry ? 0.5 : -0.5);
    const rated = { start: startRating, change, right: isFirstTry, unaided: isFirstTry && !isHelped(first) };
    await addingToTopicRating({ ...rated, studentId, topicId, at: first.created_at }).execute(trx);
    return;
  }
  const turn = Number(isFirstTry) - Number(question.outcome === 'RIGHT');
  if (turn === 0) return;
  const gain = studentGain(await countAnsweredBefore(trx, studentId, { topicId, before: answeredAt }));
  const unaided = isHelped(first) ? 0 : turn;
  await correctTopicRating(trx, studentId, {
    ...{ topicId, unaided, at: answeredAt },
    rating: turn * weight * gain,
    correct: turn,
  });
}

/** Coins that the right mark would have earned at once, without the caps of the day and the week: the delay was ours. */
async function payMissed(
  trx: Trx,
  { student_id: studentId, id, practice_id: practiceId, mode }: QuestionToReMark,
  { clean, outcome, fixed }: { clean: boolean; outcome: string | null; fixed: boolean },
): Promise<void> {
  // Battles have a rule of their own.
  if (mode === 'BATTLE') return;
  const wrongBefore = outcome === 'RIGHT_AFTER_RETRY';
  const reason = answerReason({ right: true, wrongBefore, hints: clean ? 0 : 1, mode });
  if (reason === null) return;
  const paid = await sumOfKeys(trx, studentId, [`answer:${id}`, `re-marked:${id}`]);
  const missed = coinAmounts[reason] - paid;
  const movement = { studentId, practiceId };
  if (missed > 0) {
    const idempotencyKey = paid === 0 ? `answer:${id}` : `re-marked:${id}`;
    await earn(trx, { ...movement, amount: missed, reason: coinReasons[reason], idempotencyKey });
  }
  if (!fixed) return;
  const fix = { amount: coinAmounts.ERROR_FIXED, reason: coinReasons.ERROR_FIXED };
  await earn(trx, { ...movement, ...fix, idempotencyKey: `fixed:${id}` });
}
