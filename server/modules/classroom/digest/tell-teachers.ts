import { isDigestHour } from '../../../../rules/class-digest';
import { forEachDue } from '../../../platform/jobs/for-each-due';
import { localDay } from '../../../platform/local-day';
import type { Services } from '../../../platform/services';
import { notify, wake } from '../../notifications';
import { type DigestRow, deleteOldChanges, findUntoldChanges, takeDigest } from './digest.repo';

/** What is older is told to nobody any more. */
const longestMs = 14 * 24 * 60 * 60_000;

/**
 * Tells those who teach what happened in their classes, who came, went, handed in and asked, as numbers: in the afternoon of where they live, once a day at most, all
 * classes together. It may run as often as it likes.
 */
export async function tellTeachers(services: Services): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const since = new Date(now.getTime() - longestMs);
  await forEachDue(services, {
    job: 'teacher-digests',
    due: byTeacher(await findUntoldChanges(db, since, now)),
    idOf: ([teacherId]) => teacherId,
    run: ([teacherId, rows]) => tellTeacher(services, teacherId, rows, now),
  });
  await deleteOldChanges(db, since);
}

async function tellTeacher(services: Services, teacherId: string, rows: DigestRow[], now: Date): Promise<void> {
  const [first] = rows;
  if (first === undefined || !isDue(first, now)) return;
  const isTold = await services.db.transaction().execute(async (trx) => {
    if (!(await takeDigest(trx, teacherId, first.told_until, now))) return false;
    await notify(trx, 'CLASS_DIGEST', teacherId, { data: { classes: rows }, at: now });
    return true;
  });
  if (isTold) await wake(services, [teacherId]);
}

function isDue({ time_zone: timeZone, told_until: last }: DigestRow, now: Date): boolean {
  if (!isDigestHour(now, timeZone)) return false;
  return last === null || localDay(last, timeZone) !== localDay(now, timeZone);
}

function byTeacher(rows: DigestRow[]): Map<string, DigestRow[]> {
  const groups = new Map<string, DigestRow[]>();
  for (const row of rows) groups.set(row.teacher_id, [...(groups.get(row.teacher_id) ?? []), row]);
  return groups;
}
