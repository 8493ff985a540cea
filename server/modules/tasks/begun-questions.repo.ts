import { sql } from 'kysely';
import type { Trx } from '../../db/client';
import { isProvedClass } from '../schools';

interface BegunQuestions {
  /** Whether the school of this class is proved. */
  proved: boolean;
  /** Questions of tasks of unproved schools that the student has begun today; one whose class is deleted counts as such. */
  today: number;
  /** The same in the last 24 hours. */
  lately: number;
}

/** What a student has begun since these instants, of homework or of tests. The caller has locked the student. */
export async function findBegunQuestions(
  trx: Trx,
  {
    studentId,
    classId,
    isTest,
    since,
  }: { studentId: string; classId: string; isTest: boolean; since: { day: Date; hours24: Date } },
): Promise<BegunQuestions> {
  const { rows } = await sql<BegunQuestions>`
    select
      coalesce((select ${isProvedClass} from classes c where c.id = ${classId}), false) as proved,
      coalesce(sum(p.question_count) filter (where p.created_at >= ${since.day}), 0)::int as today,
      coalesce(sum(p.question_count) filter (where p.created_at >= ${since.hours24}), 0)::int as lately
    from practices p
    where p.student_id = ${studentId} and p.created_at >= least(${since.day}::timestamptz, ${since.hours24}::timestamptz)
      and p.is_test = ${isTest} and p.type in ('CASUAL_TASK', 'CHALLENGE_TASK')
      and not exists (select 1 from student_tasks s join tasks t on t.id = s.task_id
        join classes c on c.id = t.class_id where s.id = p.student_task_id and ${isProvedClass})`.execute(trx);
  return rows[0] ?? { proved: false, today: 0, lately: 0 };
}
