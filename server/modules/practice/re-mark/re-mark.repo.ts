import { sql } from 'kysely';
import type { Db, Trx } from '../../../db/client';
import type { AttemptRow } from '../attempts.repo';
import type { QuestionRow } from '../practice.repo';

export interface TemplateVersion {
  templateId: string;
  version: number;
}

/** A question of a version of a template, with what it is part of. */
export type QuestionToReMark = QuestionRow & {
  student_task_id: string | null;
  mode: string;
  is_test: boolean;
  time_zone: string;
};

/** Students who have questions of this version and come after one, in the order of their ids. */
export async function findStudentsOf(
  db: Db,
  { templateId, version }: TemplateVersion,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('practice_questions')
    .select('student_id')
    .distinct()
    .where('template_id', '=', templateId)
    .where('template_version', '=', version)
    .$if(after !== null, (query) => query.where('student_id', '>', after ?? ''))
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
  const locked = trx.selectFrom('users').select('time_zone').where('id', '=', studentId).forNoKeyUpdate();
  const { time_zone } = (await locked.executeTakeFirst()) ?? {};
  if (time_zone === undefined) return [];
  const questions = await trx
    .selectFrom('practice_questions as q')
    .innerJoin('practices as p', (join) =>
      join.onRef('p.student_id', '=', 'q.student_id').onRef('p.id', '=', 'q.practice_id'),
    )
    .selectAll('q')
    .select(['p.student_task_id', 'p.mode', 'p.is_test'])
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
    question: { ...question, time_zone },
    attempts: attempts.filter((attempt) => attempt.question_id === question.id),
  }));
}

/** Stores what a question is after its answers were marked anew. */
export async function storeReMarked(trx: Trx, question: QuestionRow, attempts: readonly AttemptRow[]): Promise<void> {
  const { student_id: studentId, id, ...change } = question;
  await trx
    .updateTable('practice_questions')
    .set({
      instance_id: change.instance_id,
      template_version: change.template_version,
      outcome: change.outcome,
      closed_at: change.closed_at,
      answered_at: change.answered_at,
      first_answer_ms: change.first_answer_ms,
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

/** How often a student had answered in a topic before an instant, tests left out: they move no rating. */
export async function countAnsweredBefore(
  trx: Trx,
  studentId: string,
  { topicId, before }: { topicId: string; before: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from practice_questions q
    join practices p on p.student_id = q.student_id and p.id = q.practice_id
    where q.student_id = ${studentId} and q.topic_id = ${topicId} and q.answered_at < ${before} and not p.is_test`.execute(
    trx,
  );
  return rows[0]?.count ?? 0;
}

/** One answer of a topic was not what it was counted as: `correct` and `unaided` are -1, 0 or 1. */
export async function correctTopicRating(
  trx: Trx,
  studentId: string,
  { topicId, ...by }: { topicId: string; rating: number; correct: number; unaided: number; at: Date },
): Promise<void> {
  await sql`update topic_ratings t set rating = rating + ${by.rating}::real, correct = greatest(0, correct + ${by.correct}),
      unaided = greatest(0, unaided + ${by.unaided}),
      unaided_at = case when ${by.unaided} > 0 then greatest(unaided_at, ${by.at})
        when ${by.unaided} < 0 and unaided_at = ${by.at} then (
          select max(q.answered_at) from practice_questions q
          where q.student_id = t.student_id and q.topic_id = t.topic_id and q.outcome = 'RIGHT' and q.hints_opened = 0
            and not q.tutor_helped)
        else unaided_at end
    where student_id = ${studentId} and topic_id = ${topicId}`.execute(trx);
}

/** What these keys have earned so far. */
export async function sumOfKeys(trx: Trx, studentId: string, keys: readonly string[]): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::int as sum from coin_entries
    where student_id = ${studentId} and idempotency_key = any(${keys}::text[])`.execute(trx);
  return rows[0]?.sum ?? 0;
}
