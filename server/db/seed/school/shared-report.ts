import { shareSampleReport } from '../../../modules/reports/index';
import type { DatabaseClient } from '../../client';

/** Whose report of which task is shared: a student of 6B on the fractions homework. */
const sample = { email: 'student2@demo.test', creationKey: 'demo-6b-fractions' };

/** The short code of the demo school's shared report; null where there is none to open. */
export async function shareDemoReport(
  db: DatabaseClient,
  { secret, now }: { secret: string; now: Date },
): Promise<string | null> {
  const report = await db
    .selectFrom('student_tasks as s')
    .innerJoin('tasks as t', 't.id', 's.task_id')
    .innerJoin('users as u', 'u.id', 's.student_id')
    .select(['s.student_id', 's.task_id', 's.id'])
    .where('u.email', '=', sample.email)
    .where('t.creation_key', '=', sample.creationKey)
    .where('s.handed_in_at', 'is not', null)
    .executeTakeFirst();
  if (!report) return null;
  const services = { db, secret, clock: { now: () => now } };
  const { student_id: studentId, task_id: taskId, id: studentTaskId } = report;
  return shareSampleReport(services, { studentId, taskId, studentTaskId });
}
