import { sql } from 'kysely';
import type { Trx } from '../../db/client';
import type { PracticeRow } from './practice.repo';

type Place = Pick<PracticeRow, 'student_id' | 'id'>;

interface OpenQuestion {
  id: string;
  template_id: string;
  course_id: string;
  is_marked: boolean;
}

/** The open questions of a practice, and whether a teacher has marked them. */
export async function findOpenQuestions(trx: Trx, { student_id: studentId, id }: Place): Promise<OpenQuestion[]> {
  const { rows } = await sql<OpenQuestion>`
    select q.id, q.template_id, p.course_id, exists (select 1 from task_marks m where m.question_id = q.id) as is_marked
    from practice_questions q join practices p on p.student_id = q.student_id and p.id = q.practice_id
    where q.student_id = ${studentId} and q.practice_id = ${id} and q.closed_at is null order by q.index`.execute(trx);
  return rows;
}

/** Puts another question of its kind in place of one that nobody has answered. Working and talks about the old one go. */
export async function updateDrawn(
  trx: Trx,
  studentId: string,
  { id, seed, instanceId, version }: { id: string; seed: string; instanceId: string; version: number },
): Promise<void> {
  await sql`
    with lines as (delete from working_lines where student_id = ${studentId} and question_id = ${id}),
      boards as (delete from working_boards where student_id = ${studentId} and question_id = ${id}),
      talks as (delete from tutor_talks where student_id = ${studentId} and question_id = ${id})
    update practice_questions set seed = ${seed}, instance_id = ${instanceId}, template_version = ${version},
      example_id = null, late_answer = null, opened_at = null, pending_ms = 0, hints_opened = 0, tutor_helped = false
    where student_id = ${studentId} and id = ${id}`.execute(trx);
}

/** Leaves these questions as not answered. */
export async function skipQuestions(trx: Trx, studentId: string, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('practice_questions')
    .set({ outcome: 'SKIPPED', closed_at: at })
    .where('student_id', '=', studentId)
    .where('id', 'in', [...ids])
    .execute();
}

export async function markKeysSeen(trx: Trx, { student_id: studentId, id }: Place, at: Date): Promise<void> {
  await trx
    .updateTable('practices')
    .set({ keys_seen_at: at })
    .where('student_id', '=', studentId)
    .where('id', '=', id)
    .execute();
}
