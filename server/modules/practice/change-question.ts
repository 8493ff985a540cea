import type { Trx } from '../../db/client';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { finishOnce } from './finish-practice';
import { requirePractice } from './get-practice';
import { type LockedQuestion, lockQuestion } from './practice.repo';
import { isTimeUp } from './practice-clock';
import { practiceFinished, practiceNotFound, timeIsUp } from './practice-errors';
import type { PracticeState } from './practice-state';
import { signalTask } from './signal-task';
import { startClockToAnswer } from './start-clock';
import { isUuid } from './validate-input';

/**
 * Changes one question of a practice in progress under its lock, and reads the practice again.
 *
 * @throws AppError PRACTICE_NOT_FOUND, PRACTICE_FINISHED_OR_EXITED_ERROR, and what `change` throws
 */
export async function changeQuestion(
  services: Services,
  viewer: Viewer,
  place: { practiceId: string; index: number },
  change: (trx: Trx, question: LockedQuestion) => Promise<void>,
): Promise<PracticeState> {
  if (!isUuid(place.practiceId)) throw practiceNotFound();
  const now = services.clock.now();
  let studentTaskId: string | null = null;
  const inTime = await services.db.transaction().execute(async (trx) => {
    const question = await lockQuestion(trx, viewer.id, place.practiceId, place.index);
    if (!question) throw practiceNotFound();
    studentTaskId = question.student_task_id;
    if (question.practice_state !== 'IN_PROGRESS') throw practiceFinished();
    if (isTimeUp(question, now)) {
      await finishOnce(trx, viewer, place.practiceId, now);
      return false;
    }
    await startClockToAnswer(trx, question, now);
    await change(trx, question);
    return true;
  });
  signalTask(services, studentTaskId);
  // Thrown outside: the end of the set is to stay.
  if (!inTime) throw timeIsUp();
  return requirePractice(services, viewer, place.practiceId);
}
