import { changesTogetherMinutes, taskNews } from '../../../../rules/tasks/task-news';
import { deadlineLabel } from '../../../../rules/tasks/wall-clock';
import type { Trx } from '../../../db/client';
import { forEachDue, inPages } from '../../../platform/jobs/for-each-due';
import type { Services } from '../../../platform/services';
import { wake } from '../../notifications';
import { extensionOf } from '../task-data';
import {
  type ChangedStudent,
  type ChangedTask,
  findChangedStudents,
  findUntoldTasks,
  lockUntoldTask,
  noteUntold,
  settleUntold,
  type UntoldTask,
} from './changes.repo';
import { type TaskNotice, taskNotices } from './task-notices';
import { tellEach } from './tell-students';

/**
 * Notes that a task is about to change, inside the transaction of the change: its students hear of all that changed
 * within ten minutes at once. Call it before the change is written.
 */
export const noteChange = (trx: Trx, taskId: string, now: Date): Promise<void> => noteUntold(trx, taskId, now);

/** Tells students of the tasks that were changed ten minutes ago what is other than before. Each change is told once. */
export async function tellChanges(services: Services): Promise<void> {
  const { db, clock } = services;
  const until = new Date(clock.now().getTime() - changesTogetherMinutes * 60_000);
  await forEachDue(services, {
    job: 'task-changes',
    due: inPages<UntoldTask>((last, limit) => findUntoldTasks(db, until, last, limit)),
    idOf: ({ id }) => id,
    run: async ({ id }) => {
      const told = await db.transaction().execute((trx) => tellOf(trx, id, clock.now()));
      await wake(services, told);
    },
  });
}

async function tellOf(trx: Trx, taskId: string, now: Date): Promise<string[]> {
  const task = await lockUntoldTask(trx, taskId);
  if (!task) return [];
  await settleUntold(trx, taskId);
  const letters = (await findChangedStudents(trx, taskId)).flatMap((addressee) => {
    const notice = noticeOf(task, addressee, now);
    return notice === null ? [] : [{ addressee, notice }];
  });
  return tellEach(trx, letters, now);
}

function noticeOf(
  { before, after, since, version, type, class_name: className }: ChangedTask,
  student: ChangedStudent,
  now: Date,
): TaskNotice | null {
  const { time_zone: timeZone, handed_in_at: handedInAt } = student;
  const extension = extensionOf(student);
  const news = taskNews(before, after, { extension, handedInAt, timeZone, since, now });
  if (news === null) return null;
  const { title } = after;
  switch (news.kind) {
    case 'ASSIGNED': {
      const dueAt = new Date(after.dueAt);
      return taskNotices.assigned({ className, title, type, due: deadlineLabel(dueAt, timeZone, now) });
    }
    case 'CLOSED':
      return taskNotices.closed({ title, at: now });
    case 'OPENED_AGAIN':
      return taskNotices.openedAgain({ title, at: now, news: news.text });
    case 'CHANGED':
      return taskNotices.changed({ title, version, news: news.text });
  }
}
