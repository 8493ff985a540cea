import { type TaskItem, taskItems } from '../../../../rules/class-coins';
import { dayMore } from '../../../../rules/tasks/task-dates';
import type { Trx } from '../../../db/client';
import { AppError } from '../../../platform/app-error';
import { badField } from '../../../platform/parse-input';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { drawOtherNumbers, signalTask } from '../../practice';
import { spend } from '../../rewards';
import { moveClosing, updateStudentTask } from '../change-tasks.repo';
import { type LockedStudentTask, lockStudentTask } from '../student-tasks.repo';
import { datesOf, extensionOf } from '../task-data';
import { requireTaskIds, taskNotFound } from '../task-errors';
import { isOpen } from './task-items';
import { findItemFacts, insertPurchase } from './task-items.repo';

/**
 * Buys something for an open homework of the viewer's own, where the teacher lets coins be used: 24 hours more, or other
 * numbers for a question (1-based) that is not answered. Each once a task; what is refused costs nothing.
 *
 * @throws AppError NOT_FOUND, UNPROCESSABLE (not in this class, a test, too few coins), CONFLICT (bought before, not open,
 *   the question cannot change), BAD_INPUT (which question?)
 */
export async function buyTaskItem(
  services: Services,
  viewer: Viewer,
  { studentTaskId, item, questionIndex }: { studentTaskId: string; item: TaskItem; questionIndex: number | null },
): Promise<void> {
  requireTaskIds(studentTaskId);
  const now = services.clock.now();
  const { name, price } = taskItems[item];
  await services.db.transaction().execute(async (trx) => {
    const found = await lockStudentTask(trx, viewer.id, studentTaskId);
    if (!found) throw taskNotFound();
    const { allowed, open_indexes: openIndexes } = await findItemFacts(trx, studentTaskId);
    if (!allowed) throw new AppError('UNPROCESSABLE', 'This class doesn’t use coins on tasks.');
    if (found.task.type === 'TEST')
      throw new AppError('UNPROCESSABLE', 'You can use coins on homework, but not on tests.');
    if (!isOpen(found, now)) throw new AppError('CONFLICT', 'This task isn’t open, so you can’t buy anything for it.');
    const question_index = item === 'OTHER_NUMBERS' ? requireOpen(questionIndex, openIndexes) : null;
    const row = { student_task_id: studentTaskId, item, question_index, price, bought_at: now };
    if (!(await insertPurchase(trx, row))) {
      throw new AppError('CONFLICT', 'You’ve already bought this for this task. You can only buy it once.');
    }
    const movement = {
      studentId: viewer.id,
      amount: price,
      reason: `${name}: ${found.task.title}`,
      idempotencyKey: `task:${item}:${studentTaskId}`,
    };
    if (!(await spend(trx, movement))) throw new AppError('UNPROCESSABLE', `You need ${price} MarsCoins for this.`);
    if (question_index === null) await giveDay(trx, found, now);
    else await changeNumbers(trx, found, question_index);
  });
  signalTask(services, studentTaskId);
}

/** Moves the student's own dates, as an extension of the teacher would; a form that was open meanwhile reads of it. */
async function giveDay(trx: Trx, { own, task }: LockedStudentTask, now: Date): Promise<void> {
  const { dueAt, lateUntil } = dayMore(datesOf(task), extensionOf(own));
  await updateStudentTask(trx, own.id, {
    own_due_at: dueAt,
    own_late_until: lateUntil,
    arranged_by: null,
    arranged_at: now,
  });
  await moveClosing(trx, task.id, own.id);
}

async function changeNumbers(trx: Trx, { own }: LockedStudentTask, index: number): Promise<void> {
  const place = { studentId: own.student_id, practiceId: own.practice_id ?? '', index };
  const outcome = await drawOtherNumbers(trx, place);
  if (outcome === 'NOT_OPEN') throw notOpen();
  if (outcome === 'NO_OTHERS') throw new AppError('CONFLICT', 'There are no new numbers for this question.');
}

function requireOpen(index: number | null, openIndexes: readonly number[]): number {
  if (index === null) throw badField('question', 'Choose a question.');
  if (!openIndexes.includes(index)) throw notOpen();
  return index;
}

const notOpen = () =>
  new AppError('CONFLICT', 'You can only get new numbers for an open question that isn’t the same for everyone.');
