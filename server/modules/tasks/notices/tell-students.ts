import { isQuietHour } from '../../../../rules/quiet-hours';
import type { Trx } from '../../../db/client';
import { addNotification } from '../../notifications';
import { type Addressee, findAddressees, insertNotices } from './notices.repo';
import type { TaskNotice } from './task-notices';

/**
 * Tells students of a task something once, inside the transaction of what happened; in their quiet hours it waits for the
 * morning. Of a task that has not opened they hear nothing before it does. Returns whom it told: wake them after the commit.
 */
export async function tellStudents(
  trx: Trx,
  { taskId, studentIds }: { taskId: string; studentIds: readonly string[] },
  notice: TaskNotice,
  now: Date,
): Promise<string[]> {
  const addressees = await findAddressees(trx, taskId, studentIds, now);
  return tellEach(
    trx,
    addressees.map((addressee) => ({ addressee, notice })),
    now,
  );
}

/** The same for a notice each. */
export async function tellEach(
  trx: Trx,
  letters: readonly { addressee: Addressee; notice: TaskNotice }[],
  now: Date,
): Promise<string[]> {
  const isNow = ({ addressee, notice }: (typeof letters)[number]) =>
    notice.atOnce === true || !isQuietHour(now, addressee.time_zone);
  const fresh = await insertNotices(
    trx,
    letters.map(({ addressee, notice }, place) => ({
      student_task_id: addressee.student_task_id,
      kind: notice.kind,
      occurrence: notice.occurrence,
      message: notice.message,
      created_at: now,
      told_at: letters[place] && isNow(letters[place]) ? now : null,
    })),
  );
  const told = letters.filter((letter) => fresh.has(letter.addressee.student_task_id) && isNow(letter));
  await deliver(
    trx,
    told.map(({ addressee, notice }) => ({ ...notice, student_id: addressee.student_id })),
    now,
  );
  return told.map(({ addressee }) => addressee.student_id);
}

/** Puts notices into the students' lists, in one order for everybody, so that two such lists never wait for each other. */
export async function deliver(
  trx: Trx,
  notices: readonly { student_id: string; kind: string; message: string }[],
  now: Date,
): Promise<void> {
  for (const { student_id: userId, kind, message } of [...notices].sort((a, b) =>
    a.student_id.localeCompare(b.student_id),
  )) {
    await addNotification(trx, {
      userId,
      firstLevelType: 'CLASS',
      secondLevelType: kind,
      message,
      createdAt: now,
    });
  }
}
