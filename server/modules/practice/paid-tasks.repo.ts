import { sql } from 'kysely';
import { coinReasons } from '../../../rules/coin-sources';
import type { Trx } from '../../db/client';
import { isProvedClass } from '../schools/index';
import type { PracticeRow } from './practice.repo';

const forHandIn = sql`(${coinReasons.TASK_ON_TIME}, ${coinReasons.TASK_LATE})`;

interface PaidTasks {
  /** Whether the school that set the task of this practice is proved. */
  proved: boolean;
  /** Whether an earlier try at this task earned its hand-in. */
  before: boolean;
  /** Tasks of unproved schools that earned it in the last 30 days. One whose class is deleted counts as such. */
  unproved: number;
}

/** Which tasks a student was paid for: this one, and those since an instant. The caller has locked the student. */
export async function findPaidTasks(
  trx: Trx,
  { student_id: studentId, student_task_id: studentTaskId }: Pick<PracticeRow, 'student_id' | 'student_task_id'>,
  since: Date,
): Promise<PaidTasks> {
  const { rows } = await sql<PaidTasks>`
    with paid as (
      select coalesce(c.proved, false) as proved
      from coin_entries e
      join practices p on p.student_id = e.student_id and p.id = e.practice_id
      left join lateral (
        select ${isProvedClass} as proved from student_tasks s join tasks t on t.id = s.task_id
        join classes c on c.id = t.class_id where s.id = p.student_task_id) c on true
      where e.student_id = ${studentId} and e.reason in ${forHandIn}
        and p.finished_at > ${since})
    select
      coalesce((select ${isProvedClass} from student_tasks s join tasks t on t.id = s.task_id
        join classes c on c.id = t.class_id where s.id = ${studentTaskId}), false) as proved,
      exists (select from practices p join coin_entries e on e.student_id = p.student_id and e.practice_id = p.id
        where p.student_task_id = ${studentTaskId} and p.student_id = ${studentId} and e.reason in ${forHandIn}) as before,
      (select count(*)::int from paid where not proved) as unproved`.execute(trx);
  return rows[0] ?? { proved: false, before: false, unproved: 0 };
}
