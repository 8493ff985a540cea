import { type Insertable, sql } from 'kysely';
import type { Trx } from '../../db/client';
import type { Database } from '../../db/schema';

/** A question of this student's task, with what it is worth. */
export async function findMarkable(
  trx: Trx,
  studentTaskId: string,
  questionId: string,
): Promise<{ points: number } | undefined> {
  const { rows } = await sql<{ points: number }>`
    select coalesce(t.points, 1) as points
    from student_tasks s
    join practice_questions q on q.student_id = s.student_id and q.practice_id = s.practice_id
    left join task_questions t on t.task_id = s.task_id and t.place = q.index
    where s.id = ${studentTaskId} and q.id = ${questionId}`.execute(trx);
  return rows[0];
}

/** When a teacher marked this answer; null where nobody has. */
export async function findMarkedAt(trx: Trx, studentTaskId: string, questionId: string): Promise<Date | null> {
  const row = await trx
    .selectFrom('task_marks')
    .select('marked_at')
    .where('student_task_id', '=', studentTaskId)
    .where('question_id', '=', questionId)
    .executeTakeFirst();
  return row?.marked_at ?? null;
}

export async function storeMark(trx: Trx, mark: Insertable<Database['task_marks']>): Promise<void> {
  const { points, comment, marked_by, marked_at } = mark;
  await trx
    .insertInto('task_marks')
    .values(mark)
    .onConflict((conflict) =>
      conflict.columns(['student_task_id', 'question_id']).doUpdateSet({ points, comment, marked_by, marked_at }),
    )
    .execute();
}

export async function removeMark(trx: Trx, studentTaskId: string, questionId: string): Promise<void> {
  await trx
    .deleteFrom('task_marks')
    .where('student_task_id', '=', studentTaskId)
    .where('question_id', '=', questionId)
    .execute();
}

/** Answers a request for another look at a mark; false where none waits. */
export async function answerRequest(
  trx: Trx,
  {
    studentTaskId,
    questionId,
    answer,
    outcome,
    teacherId,
    at,
  }: {
    studentTaskId: string;
    questionId: string;
    answer: string;
    outcome: 'KEPT' | 'CHANGED';
    teacherId: string;
    at: Date;
  },
): Promise<boolean> {
  const answered = await trx
    .updateTable('mark_requests')
    .set({ answer, outcome, answered_by: teacherId, answered_at: at })
    .where('student_task_id', '=', studentTaskId)
    .where('question_id', '=', questionId)
    .where('answered_at', 'is', null)
    .executeTakeFirst();
  return answered.numUpdatedRows > 0n;
}
