import { sql } from 'kysely';
import type { Db, Trx } from '../../../db/client';
import type { AttemptRow } from '../attempts.repo';
import type { QuestionRow } from '../practice.repo';

export interface TemplateVersion {
  templateId: string;
  version: number;
}

/** A question of a version of a template, with the task that it is part of. */
export type QuestionToReMark = QuestionRow & { student_task_id: string | null };

/** Students who have questions of this version and come after one, in the order of their ids. */
export async function findStudentsOf(
  db: Db,
  { templateId, version }: TemplateVersion,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('practice_questions')
    .select('student_id')
    .distinct()
    .where('template_id', '=', templateId)
    .where('template_version', '=', version)
    .where('student_id', '>', after)
    .orderBy('student_id')
    .limit(limit)
    .execute();
  return rows.map(({ student_id }) => student_id);
}

/** A student's questions of this version with their answers; the student is locked, as answering does. */
export async function lockQuestionsOf(
  trx: Trx,
  studentId: string,
  { templateId, version }: TemplateVersion,
): Promise<{ question: QuestionToReMark; attempts: AttemptRow[] }[]> {
  await trx.selectFrom('users').select('id').where('id', '=', studentId).forNoKeyUpdate().execute();
  const questions = await trx
    .selectFrom('practice_questions as q')
    .innerJoin('practices as p', (join) =>
      join.onRef('p.student_id', '=', 'q.student_id').onRef('p.id', '=', 'q.practice_id'),
    )
    .selectAll('q')
    .select('p.student_task_id')
    .where('q.student_id', '=', studentId)
    .where('q.template_id', '=', templateId)
    .where('q.template_version', '=', version)
    .execute();
  if (questions.length === 0) return [];
  const attempts = await trx
    .selectFrom('attempts')
    .selectAll()
    .where('student_id', '=', studentId)
    .where(
      'question_id',
      'in',
      questions.map(({ id }) => id),
    )
    .orderBy('number')
    .execute();
  return questions.map((question) => ({
    question,
    attempts: attempts.filter((attempt) => attempt.question_id === question.id),
  }));
}

/** Stores what a question is after its answers were marked anew. */
export async function storeReMarked(
  trx: Trx,
  question: Pick<QuestionRow, 'student_id' | 'id' | 'instance_id' | 'template_version' | 'outcome' | 'closed_at'>,
  attempts: readonly AttemptRow[],
): Promise<void> {
  const { student_id: studentId, id, ...change } = question;
  await trx
    .updateTable('practice_questions')
    .set({
      instance_id: change.instance_id,
      template_version: change.template_version,
      outcome: change.outcome,
      closed_at: change.closed_at,
    })
    .where('student_id', '=', studentId)
    .where('id', '=', id)
    .execute();
  for (const { id: attemptId, verdict, message, misconception_ids, misconception_id } of attempts) {
    await trx
      .updateTable('attempts')
      .set({ verdict, message, misconception_ids, misconception_id })
      .where('student_id', '=', studentId)
      .where('id', '=', attemptId)
      .execute();
  }
}

/** Questions of this template that tasks hold for everybody alike. */
export async function findPinned(db: Db, templateId: string): Promise<{ seed: string; instance_id: string }[]> {
  const { rows } = await sql<{ seed: string; instance_id: string }>`
    select distinct seed, instance_id from task_questions
    where template_id = ${templateId} and seed is not null and instance_id is not null`.execute(db);
  return rows;
}

/** Puts the corrected question in place of one that tasks hold: whoever begins later gets it. */
export async function replacePinned(trx: Trx, before: string, after: string): Promise<void> {
  await trx.updateTable('task_questions').set({ instance_id: after }).where('instance_id', '=', before).execute();
}
