import { AppError } from '../../platform/app-error';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { changeQuestion } from './change-question';
import { storable } from './marking/answer-effect';
import type { PracticeState } from './practice-state';
import { recountStudentTask } from './task-rollup.repo';
import { updateSavedAnswer } from './test-answers.repo';

/**
 * Keeps what is typed for a question of a test; the latest text stands, an empty one takes it back. Nothing is marked
 * before the test is handed in.
 *
 * @throws AppError UNPROCESSABLE (no test, or answered before its key was seen), PRACTICE_NOT_FOUND, PRACTICE_FINISHED_OR_EXITED_ERROR
 */
export function saveTestAnswer(
  services: Services,
  viewer: Viewer,
  { answer, ...place }: { practiceId: string; index: number; answer: string },
): Promise<PracticeState> {
  return changeQuestion(services, viewer, place, async (trx, question) => {
    if (!question.is_test) throw new AppError('UNPROCESSABLE', 'Answers are saved in tests alone.');
    if (question.keys_seen_at !== null && question.closed_at !== null) {
      throw new AppError(
        'UNPROCESSABLE',
        'This question was answered before the answers came out, so it stays as it is. Go on with the open ones.',
      );
    }
    await updateSavedAnswer(trx, question, storable(answer).trim(), services.clock.now());
    if (question.student_task_id !== null) await recountStudentTask(trx, question.student_task_id);
  });
}
