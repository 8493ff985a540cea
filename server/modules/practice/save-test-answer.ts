import { AppError } from '../../platform/app-error';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { answerChange } from './answer-change';
import { changeQuestion } from './change-question';
import { storable } from './marking/answer-effect';
import type { PracticeState } from './practice-state';
import { recountStudentTask } from './task-rollup.repo';
import { updateSavedAnswer } from './test-answers.repo';

const savedElsewhere = 'You saved a different answer to this question in another window. Choose which one to keep.';

/**
 * Saves what is typed for a question of a test; the latest text stands, an empty one takes it back. Nothing is marked
 * before the test is handed in. `seen` is the answer that the page was made from, and what it sent since without hearing
 * that it was saved: a page that is older than what is saved changes nothing, and a box left as it came is not saved.
 *
 * @throws AppError UNPROCESSABLE (no test, or answered before its key was seen), CONFLICT (another window saved another
 * answer: `details.theirs`), PRACTICE_NOT_FOUND, PRACTICE_FINISHED_OR_EXITED_ERROR
 */
export function saveTestAnswer(
  services: Services,
  viewer: Viewer,
  { answer, seen, ...place }: { practiceId: string; index: number; answer: string; seen?: readonly string[] },
): Promise<PracticeState> {
  return changeQuestion(services, viewer, place, async (trx, question) => {
    if (!question.is_test) throw new AppError('UNPROCESSABLE', 'You can only save answers in a test.');
    if (question.keys_seen_at !== null && question.closed_at !== null) {
      throw new AppError(
        'UNPROCESSABLE',
        'You answered this question before the answers were released, so you can’t change it. Keep going with the open ones.',
      );
    }
    const text = storable(answer).trim();
    const saved = question.late_answer ?? '';
    const change = answerChange(saved, { text, seen: seen?.map((each) => storable(each).trim()) });
    if (change === 'nothing') return;
    if (change === 'conflict') throw new AppError('CONFLICT', savedElsewhere, { details: { theirs: saved } });
    await updateSavedAnswer(trx, question, text, services.clock.now());
    if (question.student_task_id !== null) await recountStudentTask(trx, question.student_task_id);
  });
}
