import { sql } from 'kysely';
import type { Db, Trx } from '../../../db/client';
import type { TaskQuestionRow } from '../task-data';

export interface SavedExamRow {
  id: string;
  name: string;
  draft: Record<string, string[]>;
  created_at: Date;
  /** Those that were picked by hand. */
  question_count: number;
  points: number;
}

/** What this teacher saved, by name. */
export async function findSavedExams(db: Db, teacherId: string): Promise<SavedExamRow[]> {
  const { rows } = await sql<SavedExamRow>`
    select e.id, e.name, e.draft, e.created_at, coalesce(q.count, 0)::int as question_count, coalesce(q.points, 0) as points
    from saved_exams e
    left join lateral (
      select count(*) as count, sum(points) as points from saved_exam_questions where exam_id = e.id) q on true
    where e.teacher_id = ${teacherId}
    order by lower(e.name), e.id`.execute(db);
  return rows;
}

/** Names and keys of what this teacher saved. Whoever saves another one waits until the transaction ends. */
export async function lockSavedExams(
  trx: Trx,
  teacherId: string,
): Promise<{ id: string; name: string; creation_key: string }[]> {
  await sql`select 1 from users where id = ${teacherId} for no key update`.execute(trx);
  return trx
    .selectFrom('saved_exams')
    .select(['id', 'name', 'creation_key'])
    .where('teacher_id', '=', teacherId)
    .execute();
}

/** Saves the questions of a task, which the caller has locked, as an exam. */
export async function insertSavedExam(
  trx: Trx,
  {
    taskId,
    draft,
    ...exam
  }: {
    id: string;
    teacher_id: string;
    name: string;
    creation_key: string;
    created_at: Date;
    taskId: string;
    draft: Record<string, string[]>;
  },
): Promise<void> {
  await trx
    .insertInto('saved_exams')
    .values({ ...exam, draft: JSON.stringify(draft) })
    .execute();
  await sql`
    insert into saved_exam_questions (exam_id, place, template_id, points, seed, instance_id)
    select ${exam.id}::uuid, place, template_id, points, seed, instance_id from task_questions where task_id = ${taskId}
  `.execute(trx);
}

/** What one of this teacher's exams holds, for a draft. */
export async function findSavedExam(
  trx: Trx,
  teacherId: string,
  examId: string,
): Promise<{ draft: Record<string, string[]>; questions: Omit<TaskQuestionRow, 'task_id' | 'place'>[] } | undefined> {
  const { rows } = await sql<{
    draft: Record<string, string[]>;
    questions: Omit<TaskQuestionRow, 'task_id' | 'place'>[];
  }>`
    select e.draft, (select coalesce(json_agg(json_build_object('template_id', q.template_id, 'points', q.points,
        'seed', q.seed, 'instance_id', q.instance_id) order by q.place), '[]')
      from saved_exam_questions q where q.exam_id = e.id) as questions
    from saved_exams e where e.id = ${examId} and e.teacher_id = ${teacherId}`.execute(trx);
  return rows[0];
}

/** False where this teacher has no such exam. */
export async function updateSavedExam(trx: Trx, teacherId: string, examId: string, name: string): Promise<boolean> {
  const changed = await trx
    .updateTable('saved_exams')
    .set({ name })
    .where('id', '=', examId)
    .where('teacher_id', '=', teacherId)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** False where this teacher has no such exam. */
export async function deleteSavedExamRow(db: Db, teacherId: string, examId: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('saved_exams')
    .where('id', '=', examId)
    .where('teacher_id', '=', teacherId)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}
