import { taskLimits } from '../../../rules/tasks/kinds';
import { AppError } from '../../platform/app-error';
import { badField } from '../../platform/parse-input';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { recountTask, signalTask } from '../practice';
import { withOpenTask } from './change-task';
import { lockStudentsOf, updatePoints } from './change-tasks.repo';
import { questionsOfTask, updateTask } from './drafts.repo';
import { noteChange } from './notices/tell-changes';
import { requireTaskTeacher, taskChanged } from './task-errors';

/**
 * Changes what the questions of a task that is out are worth, one number each in their order, and counts the work of all
 * its students anew. A teacher's own marks keep their share: 3 of 4 becomes 6 of 8.
 *
 * @throws AppError BAD_INPUT, NOT_FOUND, CONFLICT, UNPROCESSABLE (each student has other questions)
 */
export async function changeTaskPoints(
  services: Services,
  viewer: Viewer,
  { taskId, version, points }: { taskId: string; version: number; points: number[] },
): Promise<void> {
  requireTaskTeacher(viewer, taskId);
  const changed = await withOpenTask(services, viewer, taskId, async (task, trx, now) => {
    if (version !== task.version) throw taskChanged();
    const questions = await questionsOfTask(trx, taskId);
    if (questions.length === 0) {
      throw new AppError('UNPROCESSABLE', 'Each student has different questions here, worth one point each.');
    }
    const most = taskLimits.mostPointsOfQuestion;
    const isRight = (value: number) => Number.isInteger(value) && value >= 1 && value <= most;
    if (points.length !== questions.length || !points.every(isRight)) {
      throw badField('points', `Give each question 1 to ${most} points.`);
    }
    if (questions.every((question, place) => question.points === points[place])) return [];
    const students = await lockStudentsOf(trx, taskId);
    await noteChange(trx, taskId, now);
    await updatePoints(trx, taskId, points);
    await recountTask(trx, taskId);
    await updateTask(
      trx,
      taskId,
      { points_possible: points.reduce((sum, value) => sum + value, 0) },
      { now, teacherId: viewer.id },
    );
    return students;
  });
  for (const { id } of changed) signalTask(services, id);
}
