import { sql } from 'kysely';
import type { Trx } from '../../db/client';
import type { StudentTaskRow, TaskQuestionRow, TaskRow } from './task-data';

/** A student's own task with all that its work is made of, both rows locked; drafts are nobody's. Two statements. */
export async function lockStudentTask(
  trx: Trx,
  studentId: string,
  studentTaskId: string,
): Promise<{ own: StudentTaskRow; task: TaskRow; questions: TaskQuestionRow[] } | undefined> {
  // The student first, as everything that changes what a student has practised does.
  await trx.selectFrom('users').select('id').where('id', '=', studentId).forNoKeyUpdate().execute();
  const own = await trx
    .selectFrom('student_tasks')
    .selectAll()
    .where('id', '=', studentTaskId)
    .where('student_id', '=', studentId)
    .forUpdate()
    .executeTakeFirst();
  if (!own) return undefined;
  const task = await trx
    .selectFrom('tasks')
    .selectAll()
    .where('id', '=', own.task_id)
    .where('state', '<>', 'DRAFT')
    .forShare()
    .executeTakeFirst();
  if (!task) return undefined;
  const questions = await trx
    .selectFrom('task_questions')
    .selectAll()
    .where('task_id', '=', own.task_id)
    .orderBy('place')
    .execute();
  return { own, task, questions };
}

/** Notes the practice that a student's task is worked on in. */
export async function updateStarted(trx: Trx, studentTaskId: string, practiceId: string, at: Date): Promise<void> {
  await trx
    .updateTable('student_tasks')
    .set({ practice_id: practiceId, opened_at: sql<Date>`coalesce(opened_at, ${at})` })
    .where('id', '=', studentTaskId)
    .execute();
}
