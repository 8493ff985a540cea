import { sql } from 'kysely';
import type { Db } from '../../../db/client';

export interface NewMarkRequest {
  studentId: string;
  studentTaskId: string;
  questionId: string;
  reason: string;
  at: Date;
}

/** Stores a student's request about an answer of the own task; false where there is no such answer, or one was made before. */
export async function insertMarkRequest(
  db: Db,
  { studentId, studentTaskId, questionId, reason, at }: NewMarkRequest,
): Promise<boolean> {
  const { rows } = await sql`
    insert into mark_requests (student_task_id, question_id, reason, asked_at)
    select s.id, q.id, ${reason}, ${at}::timestamptz
    from student_tasks s join practice_questions q on q.student_id = s.student_id and q.practice_id = s.practice_id
    where s.id = ${studentTaskId} and s.student_id = ${studentId} and q.id = ${questionId} and q.answered_at is not null
    on conflict do nothing returning question_id`.execute(db);
  return rows.length > 0;
}

/** The reason of the request that a student made about an answer; undefined where none was. */
export async function findReason(
  db: Db,
  { studentId, studentTaskId, questionId }: Pick<NewMarkRequest, 'studentId' | 'studentTaskId' | 'questionId'>,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('mark_requests as r')
    .innerJoin('student_tasks as s', 's.id', 'r.student_task_id')
    .select('r.reason')
    .where('r.student_task_id', '=', studentTaskId)
    .where('r.question_id', '=', questionId)
    .where('s.student_id', '=', studentId)
    .executeTakeFirst();
  return found?.reason;
}
