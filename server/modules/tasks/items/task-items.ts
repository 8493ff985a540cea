import { type TaskItem, taskItems } from '../../../../rules/class-coins';
import { takesWork } from '../../../../rules/tasks/task-status';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { datedOwn, datedTask } from '../student/my-tasks.repo';
import { datesOf, extensionOf, type StudentTaskRow, type TaskRow } from '../task-data';
import { requireTaskIds, taskNotFound } from '../task-errors';
import { findTaskItems } from './task-items.repo';

/** What a student may buy for an open homework. */
export interface TaskItems {
  coins: number;
  items: { item: TaskItem; price: number; bought: boolean }[];
  /** Questions (1-based) that can get other numbers. */
  openIndexes: number[];
}

/** Null where coins cannot be used on the task: not in this class, not on a test, not now. @throws AppError NOT_FOUND */
export async function getTaskItems({ db, clock }: Services, viewer: Viewer, taskId: string): Promise<TaskItems | null> {
  requireTaskIds(taskId);
  const row = await findTaskItems(db, viewer.id, taskId);
  if (!row) throw taskNotFound();
  const found = { own: datedOwn(row.own), task: datedTask(row.task) };
  if (!row.allowed || found.task.type === 'TEST' || !isOpen(found, clock.now())) return null;
  return {
    coins: row.coins,
    items: (Object.keys(taskItems) as TaskItem[]).map((item) => ({
      item,
      price: taskItems[item].price,
      bought: row.bought.includes(item),
    })),
    openIndexes: row.open_indexes,
  };
}

/** Whether a student's own task takes work now. */
export function isOpen({ own, task }: { own: StudentTaskRow; task: TaskRow }, now: Date): boolean {
  const facts = { task: datesOf(task), extension: extensionOf(own), handedInAt: own.handed_in_at };
  return takesWork(facts, { closedAt: task.closed_at, excused: own.excused_at !== null }, now);
}
