import type { Trx } from '../../db/client';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { type Finisher, finishOnce } from './finish-practice';
import { requirePractice } from './get-practice';
import { storable } from './marking/answer-effect';
import { type LockedQuestion, lockQuestion, storeLateAnswer } from './practice.repo';
import { practiceNotFound } from './practice-errors';
import type { PracticeState } from './practice-state';
import { isUuid } from './validate-input';

/**
 * Keeps what was typed for a question whose set has ended, and ends a set whose time is up. It is never marked. False
 * where there is nothing to keep: the box was empty, or the question had been closed before the set ended.
 */
export async function keepLateAnswer(
  trx: Trx,
  viewer: Finisher,
  question: LockedQuestion,
  answer: string,
  now: Date,
): Promise<boolean> {
  await finishOnce(trx, viewer, question.practice_id, now);
  // What a test takes is saved before its end.
  if (question.is_test) return false;
  const text = storable(answer).trim();
  if (text === '' || closedBeforeTheEnd(question)) return false;
  await storeLateAnswer(trx, viewer.id, question.id, text);
  return true;
}

function closedBeforeTheEnd({ closed_at: closedAt, finished_at: finishedAt }: LockedQuestion): boolean {
  return closedAt !== null && (finishedAt === null || closedAt < finishedAt);
}

/**
 * The time of a challenge is up: it ends, and what was typed but not sent is kept with its question. Before that time
 * nothing changes, whatever the clock of the device says.
 *
 * @throws AppError PRACTICE_NOT_FOUND
 */
export async function endChallenge(
  services: Services,
  viewer: Viewer,
  { practiceId, index, typed }: { practiceId: string; index: number; typed: string },
): Promise<PracticeState> {
  if (!isUuid(practiceId)) throw practiceNotFound();
  const now = services.clock.now();
  await services.db.transaction().execute(async (trx) => {
    const question = await lockQuestion(trx, viewer.id, practiceId, index);
    if (!question) throw practiceNotFound();
    const isOver = question.practice_state !== 'IN_PROGRESS' || (question.ends_at !== null && now >= question.ends_at);
    if (isOver) await keepLateAnswer(trx, viewer, question, typed, now);
  });
  return requirePractice(services, viewer, practiceId);
}
