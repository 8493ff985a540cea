import { sql } from 'kysely';
import type { Db } from '../../db/client';

/** A practice that redid mistakes of a task. */
export interface ErrorPracticeRow {
  id: string;
  state: string;
  created_at: Date;
  finished_at: Date | null;
  /** Questions about mistakes of this task, and how many of them were right in the end. */
  asked: number;
  right: number;
  first_open: number | null;
}

/** What the student practised after a task of the own, newest first. */
export async function findErrorPractice(db: Db, studentId: string, studentTaskId: string): Promise<ErrorPracticeRow[]> {
  const { rows } = await sql<ErrorPracticeRow>`
    select p.id, p.state, p.created_at, p.finished_at, redone.asked, redone.right,
      (select min(o.index) from practice_questions o where o.student_id = p.student_id and o.practice_id = p.id
        and o.closed_at is null) as first_open
    from (
      select q.student_id, q.practice_id, count(*)::int as asked,
        count(*) filter (where q.outcome in ('RIGHT', 'RIGHT_AFTER_RETRY'))::int as right
      from student_tasks st
      join practice_questions own on own.student_id = st.student_id and own.practice_id = st.practice_id
      join errors e on e.student_id = own.student_id and e.question_id = own.id
      join practice_questions q on q.student_id = e.student_id and q.error_id = e.id
      where st.id = ${studentTaskId} and st.student_id = ${studentId}
      group by q.student_id, q.practice_id
    ) redone
    join practices p on p.student_id = redone.student_id and p.id = redone.practice_id
    order by p.created_at desc, p.id limit 100`.execute(db);
  return rows;
}
