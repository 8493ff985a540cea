import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { changeQuestion } from '../change-question';
import { refuseInTest } from '../practice-errors';
import { deleteLastLine } from './working-lines.repo';

/**
 * Takes the last line of a working back. Any other number, and a closed question, leave it as it is.
 *
 * @throws AppError PRACTICE_NOT_FOUND, PRACTICE_FINISHED_OR_EXITED_ERROR
 */
export async function takeBackWorkingLine(
  services: Services,
  viewer: Viewer,
  place: { practiceId: string; index: number; number: number },
): Promise<void> {
  await changeQuestion(services, viewer, place, async (trx, question) => {
    refuseInTest(question);
    if (question.closed_at === null) await deleteLastLine(trx, viewer.id, question.id, place.number);
  });
}
