import { ownDates } from '../../../rules/tasks/task-dates';
import { takesWork } from '../../../rules/tasks/task-status';
import type { Trx } from '../../db/client';
import { AppError } from '../../platform/app-error';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { findTemplate } from '../catalogue';
import { drawForTask, type PracticePlan, startTaskPractice } from '../practice';
import { lockStudentTask, updateStarted } from './student-tasks.repo';
import { datesOf, extensionOf, type TaskQuestionRow, type TaskRow } from './task-data';
import { requireTaskIds, taskNotFound } from './task-errors';

/**
 * The practice of the viewer's own task, made at the first opening: from the pinned questions, or drawn for this student.
 * Opened from two devices at once it is one practice.
 *
 * @throws AppError NOT_FOUND, UNPROCESSABLE (not open yet, excused), CONFLICT (handed in or closed without a start)
 */
export async function startStudentTask(services: Services, viewer: Viewer, studentTaskId: string): Promise<string> {
  requireTaskIds(studentTaskId);
  const now = services.clock.now();
  return services.db.transaction().execute(async (trx) => {
    const found = await lockStudentTask(trx, viewer.id, studentTaskId);
    if (!found) throw taskNotFound();
    const { own, task, questions } = found;
    if (own.practice_id !== null) return own.practice_id;
    const dates = datesOf(task);
    const facts = { task: dates, extension: extensionOf(own), handedInAt: own.handed_in_at };
    const excused = own.excused_at !== null;
    if (!takesWork(facts, { closedAt: task.closed_at, excused }, now)) {
      if (excused) throw new AppError('UNPROCESSABLE', 'Your teacher excused you from this task.');
      if (now < dates.opensAt) throw new AppError('UNPROCESSABLE', 'This task is not open yet.');
      throw new AppError('CONFLICT', 'This task is closed: it takes no work any more.');
    }
    const plan = await planOf(trx, services, viewer.id, task, questions);
    const practiceId = await startTaskPractice(trx, services, viewer, {
      studentTaskId: own.id,
      courseId: task.course_ids[0] ?? '',
      type: task.practice_type,
      isTest: task.type === 'TEST',
      plan,
      secondsAllowed: task.minutes === null ? null : task.minutes * 60,
      closesAt: ownDates(dates, extensionOf(own)).lateUntil,
    });
    await updateStarted(trx, own.id, practiceId, now);
    return practiceId;
  });
}

async function planOf(
  trx: Trx,
  services: Services,
  studentId: string,
  task: TaskRow,
  pinned: TaskQuestionRow[],
): Promise<PracticePlan> {
  const isTest = task.type === 'TEST';
  const questions =
    task.source === 'TOPICS'
      ? await drawForTask(trx, services, studentId, { ...task, topicIds: task.topic_ids, isTest })
      : pinned.map(({ template_id: templateId, seed, instance_id: instanceId }) => ({
          templateId,
          errorId: null,
          reason: 'SET_BY_TEACHER' as const,
          ...(seed === null || instanceId === null ? {} : { pinned: { seed, instanceId } }),
        }));
  const offered = questions.filter(({ templateId }) => findTemplate(templateId) !== undefined);
  const topics = offered.flatMap(({ templateId }) => findTemplate(templateId)?.topicId ?? []);
  return { topicIds: [...new Set(topics)], questions: offered };
}
