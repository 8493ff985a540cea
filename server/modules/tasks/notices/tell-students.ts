import type { Trx } from '../../../db/client';
import { notifyEach } from '../../notifications';
import { type Addressee, findAddressees, insertNotices } from './notices.repo';
import type { TaskNotice } from './task-notices';

/**
 * Tells students of a task something once, inside the transaction of what happened; in their quiet hours it waits for the
 * morning. Of a task that has not opened they hear nothing before it does. `notice`: for all, or
 * for each by their own time zone. Returns whom it told: wake them after the commit.
 */
export async function tellStudents(
  trx: Trx,
  { taskId, studentIds }: { taskId: string; studentIds: readonly string[] },
  notice: TaskNotice | ((addressee: Addressee) => TaskNotice),
  now: Date,
): Promise<string[]> {
  const addressees = await findAddressees(trx, taskId, studentIds, now);
  return tellEach(
    trx,
    addressees.map((addressee) => ({ addressee, notice: typeof notice === 'function' ? notice(addressee) : notice })),
    now,
  );
}

/** The same for a notice each. */
export async function tellEach(
  trx: Trx,
  letters: readonly { addressee: Addressee; notice: TaskNotice }[],
  now: Date,
): Promise<string[]> {
  const fresh = await insertNotices(
    trx,
    letters.map(({ addressee: { student_task_id }, notice: { kind, occurrence } }) => ({
      student_task_id,
      kind,
      occurrence,
      created_at: now,
    })),
  );
  const news = letters.filter(({ addressee }) => fresh.has(addressee.student_task_id));
  return notifyEach(
    trx,
    news.map(({ addressee, notice: { occurrence: _once, ...written } }) => ({
      ...written,
      userId: addressee.student_id,
      studentTaskId: addressee.student_task_id,
    })),
    now,
  );
}
