import { forEachDue, inPages } from '../../platform/jobs/for-each-due';
import type { Services } from '../../platform/services';
import { finishOnce } from './finish-practice';
import { findOverdue, type Overdue } from './practice.repo';
import { latestOverdue } from './practice-clock';
import { signalTask } from './signal-task';

/**
 * Ends the challenges whose time is up although nobody looks at them, so that their coins arrive all the same. Several
 * processes may do it at once: each practice ends once. Returns how many it ended.
 */
export async function endOverdue(services: Services): Promise<number> {
  const { db, clock } = services;
  const now = clock.now();
  return forEachDue(services, {
    job: 'overdue-challenges',
    due: inPages<Overdue>((after, limit) => findOverdue(db, latestOverdue(now), after, limit)),
    idOf: ({ id }) => id,
    run: async ({ id, student_id: studentId, student_task_id: studentTaskId, time_zone: timeZone }) => {
      await db.transaction().execute((trx) => finishOnce(trx, { id: studentId, timeZone }, id, now));
      signalTask(services, studentTaskId);
    },
  });
}
