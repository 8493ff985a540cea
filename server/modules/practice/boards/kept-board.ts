import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { isUuid } from '../validate-input';
import { type KeptBoardRow, readBoard } from './boards.repo';

/** The drawing that the viewer keeps with this question; null where there is none. */
export async function keptBoard({ db }: Services, viewer: Viewer, questionId: string): Promise<KeptBoardRow | null> {
  return isUuid(questionId) ? ((await readBoard(db, viewer.id, questionId)) ?? null) : null;
}
