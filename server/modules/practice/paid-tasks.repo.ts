import { sql } from 'kysely';
import { coinReasons } from '../../../rules/coin-sources';
import { fewestQuestionsOfPaidTask } from '../../../rules/unproved-school';
import type { Trx } from '../../db/client';
import { isProvedClass } from '../schools/index';
import type { PracticeRow } from './practice.repo';

interface PaidTasks {
  /** Whether the school that set the task of this practice is proved. */
  proved: boolean;
  /** Short tasks that earned their hand-in today. */
  shortToday: number;
  /** Tasks of unproved schools that earned it in the last 30 days. One whose class is deleted counts as such. */
  unproved: number;
}

/** Which tasks a student was paid for since the beginning of the day and in the last 30 days. The caller has locked the student. */
export async function findPaidTasks(
  trx: Trx,
  { student_id: studentId, student_task_id: studentTaskId }: Pick<PracticeRow, 'student_id' | 'student_task_id'>,
  since: { day: Date; month: Date },
): Promise<PaidTasks> {
  const { rows } = await sql<PaidTasks>`
    with paid as (
      select p.finished_at, p.question_count, coalesce(c.proved, false) as proved
      from coin_entries e
      join practices p on p.student_id = e.student_id and p.id = e.practice_id
      left join lateral (
        select ${isProvedClass} as proved from student_tasks s join tasks t on t.id = s.task_id
        join classes c on c.id = t.class_id where s.id = p.student_task_id) c on true
      where e.student_id = ${studentId} and e.reason in (${coinReasons.TASK_ON_TIME}, ${coinReasons.TASK_LATE})
        and p.finished_at > ${since.month})
    select
      coalesce((select ${isProvedClass} from student_tasks s join tasks t on t.id = s.task_id
        join classes c on c.id = t.class_id where s.id = ${studentTaskId}), false) as proved,
      (select count(*)::int from paid
        where question_count < ${fewestQuestionsOfPaidTask} and finished_at >= ${since.day}) as "shortToday",
      (select count(*)::int from paid where not proved) as unproved`.execute(trx);
  return rows[0] ?? { proved: false, shortToday: 0, unproved: 0 };
}
