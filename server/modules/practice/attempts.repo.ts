import { type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../../db/client';
import type { Database } from '../../db/schema';

export type AttemptRow = Selectable<Database['attempts']>;

export function attemptByKey(trx: Trx, studentId: string, idempotencyKey: string): Promise<AttemptRow | undefined> {
  return trx
    .selectFrom('attempts')
    .selectAll()
    .where('student_id', '=', studentId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
}

/** How many attempts a question has, and whether a wrong one is among them. */
export async function attemptsSoFar(trx: Trx, studentId: string, questionId: string) {
  const row = await trx
    .selectFrom('attempts')
    .select((eb) => [
      eb.fn.coalesce(eb.fn.max('number'), sql<number>`0`).as('last'),
      sql<boolean>`coalesce(bool_or(verdict = 'WRONG'), false)`.as('wrong'),
    ])
    .where('student_id', '=', studentId)
    .where('question_id', '=', questionId)
    .executeTakeFirstOrThrow();
  return { count: row.last, wrong: row.wrong };
}

/** False where the student used the idempotency key for another question at the same moment. */
export async function insertAttempt(trx: Trx, attempt: AttemptRow): Promise<boolean> {
  const inserted = await trx
    .insertInto('attempts')
    .values(attempt)
    .onConflict((conflict) => conflict.columns(['student_id', 'idempotency_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The latest 20 attempts of each question, oldest first. */
export async function attemptsOf(db: Db, studentId: string, questionIds: string[]): Promise<AttemptRow[]> {
  const { rows } = await sql<AttemptRow>`
    select a.* from unnest(${questionIds}::uuid[]) as q(id)
    cross join lateral (
      select * from attempts where student_id = ${studentId} and question_id = q.id order by number desc limit 20
    ) a
    order by a.question_id, a.number`.execute(db);
  return rows;
}

export type AttemptWithPlace = AttemptRow & {
  practice_id: string;
  index: number;
  template_id: string;
  template_version: number;
  seed: string;
};

/** Locks an attempt of the student with the question it belongs to. */
export function lockAttempt(trx: Trx, studentId: string, attemptId: string): Promise<AttemptWithPlace | undefined> {
  return trx
    .selectFrom('attempts as a')
    .innerJoin('practice_questions as q', (join) =>
      join.onRef('q.student_id', '=', 'a.student_id').onRef('q.id', '=', 'a.question_id'),
    )
    .selectAll('a')
    .select(['q.practice_id', 'q.index', 'q.template_id', 'q.template_version', 'q.seed'])
    .where('a.student_id', '=', studentId)
    .where('a.id', '=', attemptId)
    .forUpdate()
    .executeTakeFirst();
}

export async function nameAttempt(
  trx: Trx,
  studentId: string,
  attemptId: string,
  named: { split_choice: string; misconception_id: string | null; message: string },
) {
  await trx
    .updateTable('attempts')
    .set(named)
    .where('student_id', '=', studentId)
    .where('id', '=', attemptId)
    .execute();
}

/** The student's usual time on each template: the median of the latest 30 answered questions outside this practice. */
export async function usualSeconds(db: Db, studentId: string, templateIds: string[], exceptPracticeId: string) {
  const { rows } = await sql<{ template_id: string; seconds: number }>`
    select t.id as template_id, percentile_cont(0.5) within group (order by q.seconds) as seconds
    from unnest(${templateIds}::text[]) as t(id)
    cross join lateral (
      select seconds from practice_questions
      where student_id = ${studentId} and template_id = t.id and seconds is not null
        and practice_id <> ${exceptPracticeId}
      order by closed_at desc limit 30
    ) q
    group by t.id`.execute(db);
  return new Map(rows.map((row) => [row.template_id, Math.round(row.seconds)]));
}
