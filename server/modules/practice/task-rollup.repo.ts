import { sql } from 'kysely';
import type { Trx } from '../../db/client';

/**
 * Counts a student's task anew from its questions and the teacher's marks: the same rows give the same sums, in whatever
 * order they came and however often this runs. With `handedInAt` the task is handed in as well, unless it is already.
 * Returns when it is due for this student. One statement.
 */
export async function recountStudentTask(
  trx: Trx,
  studentTaskId: string,
  { handedInAt = null }: { handedInAt?: Date | null } = {},
): Promise<Date | null> {
  const { rows } = await sql<{ due_at: Date | null }>`
    update student_tasks st set
      answered = sums.answered, right_count = sums.right_count, first_right_count = sums.first_right_count,
      points = sums.points, seconds = sums.seconds, handed_in_at = coalesce(st.handed_in_at, ${handedInAt}::timestamptz)
    from (
      select count(q.answered_at)::int as answered,
        count(*) filter (where q.outcome in ('RIGHT', 'RIGHT_AFTER_RETRY'))::int as right_count,
        count(*) filter (where q.outcome = 'RIGHT')::int as first_right_count,
        coalesce(sum(q.seconds), 0)::int as seconds,
        coalesce(sum(coalesce(m.points,
          case when q.outcome in ('RIGHT', 'RIGHT_AFTER_RETRY') then coalesce(t.points, 1) else 0 end)), 0) as points
      from student_tasks s
      join practice_questions q on q.student_id = s.student_id and q.practice_id = s.practice_id
      left join task_questions t on t.task_id = s.task_id and t.place = q.index
      left join task_marks m on m.student_task_id = s.id and m.question_id = q.id
      where s.id = ${studentTaskId}
    ) sums
    where st.id = ${studentTaskId}
    returning (select coalesce(st.own_due_at, t.due_at) from tasks t where t.id = st.task_id) as due_at`.execute(trx);
  return rows[0]?.due_at ?? null;
}
