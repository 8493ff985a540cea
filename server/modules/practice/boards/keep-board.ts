import { unpackBoard } from '../../../../rules/whiteboard/pack-board';
import { boardLimits, countShapes } from '../../../../rules/whiteboard/shapes';
import { AppError } from '../../../platform/app-error';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { practiceFinished } from '../practice-errors';
import { isUuid } from '../validate-input';
import { findPracticeState, type KeptBoardRow, type SeenBoard, upsertBoard } from './boards.repo';

const tooLarge =
  'This drawing is too big to save with your answer. It’s still on this device: clear part of it, then save again.';
const unreadable = 'We couldn’t read this drawing. It’s still on this device: draw something more, then save again.';
const empty = 'Draw something first, then save it.';

/**
 * Keeps a drawing with a question of a practice in progress, in place of the one that the page showed.
 *
 * @throws AppError NOT_FOUND, PRACTICE_FINISHED_OR_EXITED_ERROR, UNPROCESSABLE (too large, no drawing), CONFLICT
 */
export async function keepBoard(
  { db, clock }: Services,
  viewer: Viewer,
  { questionId, board: packed, seenAt }: { questionId: string; board: string; seenAt?: SeenBoard },
): Promise<KeptBoardRow> {
  if (!isUuid(questionId)) throw questionNotFound();
  if (Buffer.byteLength(packed) > boardLimits.keptBytes) throw new AppError('UNPROCESSABLE', tooLarge);
  const board = unpackBoard(packed);
  if (board === null) throw new AppError('UNPROCESSABLE', unreadable);
  const shapes = countShapes(board);
  if (shapes === 0) throw new AppError('UNPROCESSABLE', empty);
  const row = { student_id: viewer.id, question_id: questionId, board: packed, shape_count: shapes };
  const kept = await upsertBoard(db, { ...row, kept_at: clock.now() }, seenAt);
  if (kept) return kept;
  const state = await findPracticeState(db, viewer.id, questionId);
  if (state === undefined) throw questionNotFound();
  throw state === 'IN_PROGRESS' ? keptMeanwhile() : practiceFinished();
}

export const keptMeanwhile = () =>
  new AppError('CONFLICT', 'You’ve added a different drawing to this answer in another window.');

export const questionNotFound = () => new AppError('NOT_FOUND', 'Question not found.');
