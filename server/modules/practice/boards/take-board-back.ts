import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { isUuid } from '../validate-input';
import { deleteBoard, readBoard, type SeenBoard } from './boards.repo';
import { keptMeanwhile } from './keep-board';

/**
 * The answer does not keep the drawing any more that the page showed; where it kept none, nothing happens.
 *
 * @throws AppError CONFLICT
 */
export async function takeBoardBack(
  { db }: Services,
  viewer: Viewer,
  { questionId, seenAt }: { questionId: string; seenAt?: SeenBoard },
): Promise<void> {
  if (!isUuid(questionId)) return;
  await deleteBoard(db, viewer.id, questionId, seenAt);
  if (await readBoard(db, viewer.id, questionId)) throw keptMeanwhile();
}
