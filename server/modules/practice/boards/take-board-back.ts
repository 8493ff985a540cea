import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { isUuid } from '../validate-input';
import { deleteBoard } from './boards.repo';

/** The answer keeps no drawing any more; where it kept none, nothing happens. */
export async function takeBoardBack({ db }: Services, viewer: Viewer, questionId: string): Promise<void> {
  if (isUuid(questionId)) await deleteBoard(db, viewer.id, questionId);
}
