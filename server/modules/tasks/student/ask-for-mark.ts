import { taskLimits } from '../../../../rules/tasks/kinds';
import { AppError } from '../../../platform/app-error';
import { badField } from '../../../platform/parse-input';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { storableText } from '../storable-text';
import { requireTaskIds, taskNotFound } from '../task-errors';
import { findReason, insertMarkRequest } from './mark-requests.repo';
import { getMyTask } from './my-tasks';

/**
 * Asks once, with a reason, for the mark of an answer of the viewer's own to be looked at again. The same form sent twice
 * asks once.
 *
 * @throws AppError BAD_INPUT, NOT_FOUND (no such answer), UNPROCESSABLE (marks are not out), CONFLICT (asked before)
 */
export async function askForMark(
  services: Services,
  viewer: Viewer,
  { studentTaskId, questionId, reason: typed }: { studentTaskId: string; questionId: string; reason: string },
): Promise<void> {
  requireTaskIds(studentTaskId, questionId);
  const task = await getMyTask(services, viewer, studentTaskId);
  const reason = storableText(typed).trim();
  if (reason === '') throw badField('reason', 'Write why this mark should be checked.');
  if (reason.length > taskLimits.longestReason)
    throw badField('reason', `Use at most ${taskLimits.longestReason} characters.`);
  if (!task.marksOut) throw new AppError('UNPROCESSABLE', 'You can ask once the marks for this task are released.');
  const request = { studentId: viewer.id, studentTaskId: task.id, questionId, reason, at: services.clock.now() };
  if (await insertMarkRequest(services.db, request)) return;
  const before = await findReason(services.db, request);
  if (before === undefined) throw taskNotFound();
  if (before !== reason) throw new AppError('CONFLICT', 'You’ve already asked about this mark. You can only ask once.');
}
