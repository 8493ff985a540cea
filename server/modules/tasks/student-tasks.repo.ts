import { sql } from 'kysely';
import type { Trx } from '../../db/client';
import type { StudentTaskRow, TaskQuestionRow, TaskRow } from './task-data';

export interface LockedStudentTask {
  own: StudentTaskRow;
  task: TaskRow;
  questions: TaskQuestionRow[];
}

/**
 * A student's own task with all that its work is made of. Locked in the order that everybody keeps: the task, the student,
 * the student's own. Drafts are nobody's.
 */
export async function lockStudentTask(
  trx: Trx,
  studentId: string,
  studentTaskId: string,
): Promise<LockedStudentTask | undefined> {
  const task = await trx
    .selectFrom('tasks as t')
    .innerJoin('student_tasks as st', 'st.task_id', 't.id')
    .selectAll('t')
    .where('st.id', '=', studentTaskId)
    .where('st.student_id', '=', studentId)
    .where('t.state', '<>', 'DRAFT')
    .forShare('t')
    .executeTakeFirst();
  if (!task) return undefined;
  const own = await trx
    .selectFrom('users as u')
    .innerJoin('student_tasks as st', 'st.student_id', 'u.id')
    .selectAll('st')
    .where('st.id', '=', studentTaskId)
    .where('u.id', '=', studentId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!own) return undefined;
  const questions = await trx
    .selectFrom('task_questions')
    .selectAll()
    .where('task_id', '=', task.id)
    .orderBy('place')
    .execute();
  return { own, task, questions };
}

/** The practices that were begun for a student's own task, the first in front. */
export async function findTries(
  trx: Trx,
  studentId: string,
  studentTaskId: string,
): Promise<{ id: string; state: string }[]> {
  return trx
    .selectFrom('practices')
    .select(['id', 'state'])
    .where('student_id', '=', studentId)
    .where('student_task_id', '=', studentTaskId)
    .orderBy('created_at')
    .execute();
}

/** Notes the practice that a student's task is worked on in. */
export async function updateStarted(trx: Trx, studentTaskId: string, practiceId: string, at: Date): Promise<void> {
  await trx
    .updateTable('student_tasks')
    .set({ practice_id: practiceId, opened_at: sql<Date>`coalesce(opened_at, ${at})` })
    .where('id', '=', studentTaskId)
    .execute();
}
