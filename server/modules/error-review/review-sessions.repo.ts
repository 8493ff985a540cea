import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../db/client';
import type { ReviewScope } from './review-scope';

export interface ReviewItemRow {
  index: number;
  error_id: string;
  question_id: string;
  reviewed_at: string | null;
  /** How the error stands now. */
  state: string;
  topic_id: string;
  course_id: string;
  misconception_id: string | null;
}

export interface ReviewSessionRow {
  id: string;
  scope: string;
  created_at: Date;
  finished_at: Date | null;
  /** In order. */
  items: ReviewItemRow[];
}

/** The latest session of a scope, or the one with this id. One statement. */
export async function findSession(
  db: Db,
  studentId: string,
  wanted: { scope: string } | { id: string },
): Promise<ReviewSessionRow | undefined> {
  const which: RawBuilder<unknown> =
    'id' in wanted
      ? sql`s.id = ${wanted.id}`
      : sql`s.scope = ${wanted.scope} order by s.finished_at is null desc, s.created_at desc limit 1`;
  const { rows } = await sql<ReviewSessionRow>`
    select s.id, s.scope, s.created_at, s.finished_at,
      (select json_agg(json_build_object('index', i.index, 'error_id', i.error_id, 'question_id', i.question_id,
          'reviewed_at', i.reviewed_at, 'state', e.state, 'topic_id', e.topic_id, 'course_id', e.course_id,
          'misconception_id', e.misconception_id) order by i.index)
        from error_review_items i join errors e on e.student_id = i.student_id and e.id = i.error_id
        where i.student_id = s.student_id and i.session_id = s.id) as items
    from error_review_sessions s where s.student_id = ${studentId} and ${which}`.execute(db);
  return rows[0];
}

export interface ErrorToReview {
  id: string;
  question_id: string;
}

/**
 * Unresolved errors of a course, or of the student's own task, whose question is closed, so that its steps may be seen:
 * those that were not gone through yet first, then those due first. `errorIds` empty: any.
 */
export async function errorsToReview(
  trx: Trx,
  studentId: string,
  { scope, errorIds, limit }: { scope: ReviewScope; errorIds: string[]; limit: number },
): Promise<ErrorToReview[]> {
  const { rows } = await sql<ErrorToReview>`
    select e.id, e.question_id
    from errors e join practice_questions q on q.student_id = e.student_id and q.id = e.question_id
    where e.student_id = ${studentId} and ${inScope(scope)} and e.state <> 'FIXED' and q.closed_at is not null
      and (${errorIds.length === 0} or e.id = any(${errorIds}::uuid[]))
    order by e.state = 'REVIEWING', e.due_at, e.id limit ${limit}`.execute(trx);
  return rows;
}

function inScope(scope: ReviewScope): RawBuilder<boolean> {
  if ('courseId' in scope) return sql`e.course_id = ${scope.courseId}`;
  return sql`q.practice_id = (
    select practice_id from student_tasks s where s.id = ${scope.studentTaskId} and s.student_id = e.student_id)`;
}

export async function insertSession(
  trx: Trx,
  session: { studentId: string; id: string; scope: string; at: Date },
  errors: readonly ErrorToReview[],
): Promise<void> {
  const { studentId: student_id, id, scope, at } = session;
  await trx
    .insertInto('error_review_sessions')
    .values({ student_id, id, scope, created_at: at, finished_at: null })
    .execute();
  const items = errors.map((error, place) => ({
    student_id,
    session_id: id,
    index: place + 1,
    error_id: error.id,
    question_id: error.question_id,
    reviewed_at: null,
  }));
  await trx.insertInto('error_review_items').values(items).execute();
}

export async function markItem(trx: Trx, studentId: string, item: { sessionId: string; index: number; at: Date }) {
  await trx
    .updateTable('error_review_items')
    .set({ reviewed_at: item.at })
    .where('student_id', '=', studentId)
    .where('session_id', '=', item.sessionId)
    .where('index', '=', item.index)
    .where('reviewed_at', 'is', null)
    .execute();
}

export async function finishSession(trx: Trx, studentId: string, id: string, at: Date) {
  await trx
    .updateTable('error_review_sessions')
    .set({ finished_at: at })
    .where('student_id', '=', studentId)
    .where('id', '=', id)
    .execute();
}
