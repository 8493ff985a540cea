import type { Services } from '../../platform/services';
import { finishOnce } from './finish-practice';
import { findOverdue } from './practice.repo';
import { latestOverdue } from './practice-clock';

const batch = 100;

/**
 * Ends the challenges whose time is up although nobody looks at them, so that their coins arrive all the same. Several
 * processes may do it at once: each practice ends once. Returns how many were found.
 */
export async function endOverdue({ db, clock, log }: Services): Promise<number> {
  const now = clock.now();
  const overdue = await findOverdue(db, latestOverdue(now), batch);
  for (const { id, student_id: studentId, time_zone: timeZone } of overdue) {
    try {
      await db.transaction().execute((trx) => finishOnce(trx, { id: studentId, timeZone }, id, now));
    } catch (error) {
      // One that cannot be ended, such as one that is being deleted, keeps no other from its end.
      log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'a challenge could not be ended');
    }
  }
  return overdue.length;
}
