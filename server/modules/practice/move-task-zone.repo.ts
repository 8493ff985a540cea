import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../db/client';
import { moveTaskClosing } from './task-closing.repo';

/**
 * The zone of a class was set right: what its tasks have ahead keeps its time on the wall, so that four o'clock stays four
 * o'clock. What is over stays over, and nothing that was to come is over by this alone.
 */
export async function moveTasksToZone(
  trx: Trx,
  { classId, from, to, now }: { classId: string; from: string; to: string; now: Date },
): Promise<void> {
  const onWall = (at: RawBuilder<unknown>) => sql`(${at} at time zone ${from}) at time zone ${to}`;
  const ahead = (column: string) => {
    const at = sql.ref(column);
    return sql`case when ${at} > ${now} and ${onWall(at)} > ${now} then ${onWall(at)} else ${at} end`;
  };
  await sql`
    update tasks t set
      opens_at = case when t.opens_at > ${now} then ${onWall(sql.ref('t.opens_at'))} else t.opens_at end,
      due_at = ${ahead('t.due_at')}, late_until = greatest(${ahead('t.late_until')}, ${ahead('t.due_at')}),
      answers_at = ${ahead('t.answers_at')}
    where t.class_id = ${classId} and t.state <> 'DRAFT'`.execute(trx);
  await sql`
    update student_tasks s set own_due_at = ${ahead('s.own_due_at')}, own_late_until = ${ahead('s.own_late_until')}
    from tasks t where t.id = s.task_id and t.class_id = ${classId}
      and (s.own_due_at is not null or s.own_late_until is not null)`.execute(trx);
  await moveTaskClosing(trx, sql`t.class_id = ${classId}`);
}
