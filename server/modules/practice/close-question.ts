import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { changeQuestion } from './change-question';
import { updateQuestion } from './practice.repo';
import { refuseInTest } from './practice-errors';
import type { PracticeState } from './practice-state';
import { recountStudentTask } from './task-rollup.repo';

/**
 * Closes an open question without a right answer: its worked steps may be seen from then on. A closed one stays as it is.
 *
 * @throws AppError PRACTICE_NOT_FOUND, PRACTICE_FINISHED_OR_EXITED_ERROR
 */
export function closeQuestion(
  services: Services,
  viewer: Viewer,
  place: { practiceId: string; index: number },
): Promise<PracticeState> {
  return changeQuestion(services, viewer, place, async (trx, question) => {
    refuseInTest(question);
    if (question.closed_at !== null) return;
    const closing = { outcome: 'NOT_YET', closed_at: services.clock.now() };
    await updateQuestion(trx, viewer.id, question.id, closing);
    if (question.student_task_id !== null) await recountStudentTask(trx, question.student_task_id);
  });
}
