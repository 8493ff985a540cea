import { forEachDue, inPages } from '../../platform/jobs/for-each-due';
import { localDay, localHour } from '../../platform/local-day';
import type { Services } from '../../platform/services';
import { notify } from '../notifications';
import { findToRemind, findZonesToRemind, markReminded, type ToRemind } from './study-reminders.repo';

/**
 * Reminds students who chose an hour: on days without an answer, once. After two weeks without any answer nobody is
 * reminded any more. It may run as often, and in as many processes, as it likes.
 */
export async function remindToStudy(services: Services): Promise<void> {
  const now = services.clock.now();
  await forEachDue(services, {
    job: 'study-reminders',
    due: findDue(services, now),
    idOf: ({ student }) => student.id,
    run: ({ student, today }) => remind(services, student, today, now),
  });
}

async function* findDue({ db }: Services, now: Date): AsyncGenerator<{ student: ToRemind; today: string }> {
  for (const timeZone of await findZonesToRemind(db)) {
    const today = localDay(now, timeZone);
    const at = { timeZone, hour: localHour(now, timeZone), today };
    const students = inPages<ToRemind>((after, limit) => findToRemind(db, at, after, limit));
    for await (const student of students) yield { student, today };
  }
}

async function remind(
  { db, userEventSignal }: Services,
  { id, minutes_a_day }: ToRemind,
  today: string,
  now: Date,
): Promise<void> {
  const isReminded = await db.transaction().execute(async (trx) => {
    if (!(await markReminded(trx, id, today))) return false;
    await notify(trx, 'STUDY_TIME', id, { data: { minutes: minutes_a_day }, at: now });
    return true;
  });
  if (isReminded) await userEventSignal.notify(id);
}
