import type { Services } from '../../platform/services';
import { finishOnce } from './finish-practice';
import { findOverdue } from './practice.repo';
import { latestOverdue } from './practice-clock';
import { signalTask } from './signal-task';

const batch = 100;

/**
 * Ends the challenges whose time is up although nobody looks at them, so that their coins arrive all the same. Several
 * processes may do it at once: each practice ends once. Returns how many were found.
 */
export async function endOverdue(services: Services): Promise<number> {
  const { db, clock, log } = services;
  const now = clock.now();
  const overdue = await findOverdue(db, latestOverdue(now), batch);
  for (const { id, student_id: studentId, student_task_id: studentTaskId, time_zone: timeZone } of overdue) {
    try {
      await db.transaction().execute((trx) => finishOnce(trx, { id: studentId, timeZone }, id, now));
      signalTask(services, studentTaskId);
    } catch (error) {
      // One that cannot be ended, such as one that is being deleted, keeps no other from its end.
      log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'a challenge could not be ended');
    }
  }
  return overdue.length;
}
