import { AppError } from '../../platform/app-error';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { readQuestions } from '../questions/index';
import { changeQuestion } from './change-question';
import { hintLadder } from './marking/hint-ladder';
import { refuseInTest } from './practice-errors';
import type { PracticeState } from './practice-state';
import { signWork } from './working-time.repo';

/**
 * Opens the hint with this number (1-based). Hints open in order; one that is open already stays open.
 *
 * @throws AppError BAD_INPUT (no such hint, or one before it is still shut), PRACTICE_NOT_FOUND,
 *   PRACTICE_FINISHED_OR_EXITED_ERROR
 */
export function openHint(
  services: Services,
  viewer: Viewer,
  place: { practiceId: string; index: number; number: number },
): Promise<PracticeState> {
  return changeQuestion(services, viewer, place, async (trx, question) => {
    refuseInTest(question);
    const { number } = place;
    if (Number.isInteger(number) && number >= 1 && number <= question.hints_opened) return;
    if (question.closed_at !== null) return;
    const stored = (await readQuestions(trx, [question.instance_id])).get(question.instance_id ?? '');
    const count = stored ? hintLadder(stored).length : 0;
    if (number !== question.hints_opened + 1 || number > count) {
      throw new AppError('BAD_INPUT', 'You can’t open this hint yet.');
    }
    const work = { studentId: viewer.id, questionId: question.id };
    await signWork(trx, work, services.clock.now(), { hints_opened: number });
  });
}
