import { unpackBoard } from '../../../../rules/whiteboard/pack-board';
import { boardLimits, countShapes } from '../../../../rules/whiteboard/shapes';
import { AppError } from '../../../platform/app-error';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { practiceFinished } from '../practice-errors';
import { isUuid } from '../validate-input';
import { isOwnQuestion, upsertBoard } from './boards.repo';

const tooLarge =
  'This drawing is too large to keep with your answer. It stays on this device: clear a part of it, then keep it again.';
const unreadable = 'This drawing could not be read. It stays on this device: draw something more, then keep it again.';
const empty = 'Draw something first, then keep it.';

/**
 * Keeps a drawing with a question of a practice in progress, in place of an earlier one. Returns how many shapes it has.
 *
 * @throws AppError NOT_FOUND, PRACTICE_FINISHED_OR_EXITED_ERROR, UNPROCESSABLE (too large, no drawing)
 */
export async function keepBoard(
  { db, clock }: Services,
  viewer: Viewer,
  { questionId, board: packed }: { questionId: string; board: string },
): Promise<number> {
  if (!isUuid(questionId)) throw questionNotFound();
  if (Buffer.byteLength(packed) > boardLimits.keptBytes) throw new AppError('UNPROCESSABLE', tooLarge);
  const board = unpackBoard(packed);
  if (board === null) throw new AppError('UNPROCESSABLE', unreadable);
  const shapes = countShapes(board);
  if (shapes === 0) throw new AppError('UNPROCESSABLE', empty);
  const row = { student_id: viewer.id, question_id: questionId, board: packed, shape_count: shapes };
  if (await upsertBoard(db, { ...row, kept_at: clock.now() })) return shapes;
  throw (await isOwnQuestion(db, viewer.id, questionId)) ? practiceFinished() : questionNotFound();
}

export const questionNotFound = () => new AppError('NOT_FOUND', 'Question not found.');
