import { sql } from 'kysely';
import type { Trx } from '../../db/client';
import type { QuestionRow } from './practice.repo';

/** Deletes an open question without attempts and stores another one in its place; false where it was tried or marked. */
export async function replaceQuestion(
  trx: Trx,
  old: QuestionRow,
  drawn: Pick<QuestionRow, 'id' | 'seed' | 'instance_id' | 'template_version'>,
): Promise<boolean> {
  const { student_id, practice_id, index, template_id, topic_id, error_id, reason } = old;
  const { rows } = await sql`
    delete from practice_questions q
    where q.student_id = ${student_id} and q.id = ${old.id} and q.answered_at is null
      and not exists (select 1 from attempts a where a.student_id = q.student_id and a.question_id = q.id)
      and not exists (select 1 from task_marks m where m.question_id = q.id)
    returning q.id`.execute(trx);
  if (rows.length === 0) return false;
  await trx
    .insertInto('practice_questions')
    .values({ student_id, practice_id, index, template_id, topic_id, error_id, reason, ...drawn })
    .execute();
  return true;
}
