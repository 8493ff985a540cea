import { AppError } from '../../platform/app-error';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { changeOne, checkedComment, giveMark, type Place } from './change-student-task';
import { answerRequest } from './marks.repo';
import { taskNotices } from './notices/task-notices';
import { requireTaskTeacher } from './task-errors';

/**
 * Answers a student who asked for a mark to be looked at again: points of null leave the mark as it is. The student hears
 * which it was, and the teacher's words.
 *
 * @throws AppError BAD_INPUT, NOT_FOUND, CONFLICT (nobody asks, or a colleague has answered)
 */
export function answerMarkRequest(
  services: Services,
  viewer: Viewer,
  { questionId, points, comment, ...place }: Place & { questionId: string; points: number | null; comment: string },
): Promise<void> {
  requireTaskTeacher(viewer, questionId);
  return changeOne(services, viewer, place, async (task, trx, own, now) => {
    const text = checkedComment(comment);
    const isChanged = points !== null;
    const isFirst = await answerRequest(trx, {
      studentTaskId: own.id,
      questionId,
      answer: text,
      outcome: isChanged ? 'CHANGED' : 'KEPT',
      teacherId: viewer.id,
      at: now,
    });
    if (!isFirst)
      throw new AppError('CONFLICT', 'There’s no open request about this mark. A colleague may have already replied.');
    if (isChanged) await giveMark(trx, own, { questionId, points, comment: text, teacherId: viewer.id, at: now });
    return taskNotices.requestAnswered({ title: task.title, questionId, changed: isChanged });
  });
}
