import { type Selectable, sql } from 'kysely';
import type { Db } from '../../db/client';
import type { Database } from '../../db/schema';

export type LoggedError = Selectable<Database['errors']>;

/** Latest entries that a logbook shows. */
export const mostEntries = 200;

function errorsIn(db: Db, studentId: string, courseId: string | null) {
  const own = db.selectFrom('errors').where('student_id', '=', studentId);
  return courseId === null ? own : own.where('course_id', '=', courseId);
}

export function latestErrors(db: Db, studentId: string, courseId: string | null): Promise<LoggedError[]> {
  return errorsIn(db, studentId, courseId)
    .selectAll()
    .orderBy('opened_at', 'desc')
    .orderBy('id')
    .limit(mostEntries)
    .execute();
}

export interface ErrorTally {
  topic_id: string;
  misconception_id: string | null;
  state: string;
  count: number;
  relapsed: number;
}

/** Errors counted by topic, idea and state. */
export function tallyErrors(db: Db, studentId: string, courseId: string | null): Promise<ErrorTally[]> {
  return errorsIn(db, studentId, courseId)
    .select(['topic_id', 'misconception_id', 'state'])
    .select([sql<number>`count(*)::int`.as('count'), sql<number>`count(relapsed_at)::int`.as('relapsed')])
    .groupBy(['topic_id', 'misconception_id', 'state'])
    .execute();
}

/** Errors to look at again: unresolved ones, and fixed ones that wait for their confirmation; soonest first. */
export function errorsByDueDate(db: Db, studentId: string, courseId: string | null) {
  return errorsIn(db, studentId, courseId)
    .select(['id', 'course_id', 'template_id', 'misconception_id', 'state', 'due_at'])
    .where((eb) => eb.or([eb('state', '<>', 'FIXED'), eb('confirmed_at', 'is', null)]))
    .orderBy('due_at')
    .orderBy('id')
    .limit(mostEntries)
    .execute();
}

/** How many errors were fixed from each of these instants to the next (the last one is open-ended). */
export async function fixedSince(
  db: Db,
  studentId: string,
  courseId: string | null,
  starts: Date[],
): Promise<number[]> {
  const rows = await errorsIn(db, studentId, courseId)
    .select(sql<number>`width_bucket(fixed_at, ${starts}::timestamptz[])`.as('bucket'))
    .select(sql<number>`count(*)::int`.as('count'))
    .where('fixed_at', '>=', starts[0] ?? new Date(0))
    .groupBy('bucket')
    .execute();
  const counts = new Map(rows.map((row) => [row.bucket, row.count]));
  return starts.map((_, place) => counts.get(place + 1) ?? 0);
}

/** Median days from opening to fixing; null where nothing has been fixed. */
export async function medianDaysToFix(db: Db, studentId: string, courseId: string | null): Promise<number | null> {
  const row = await errorsIn(db, studentId, courseId)
    .select(
      sql<
        number | null
      >`percentile_cont(0.5) within group (order by extract(epoch from fixed_at - opened_at) / 86400)`.as('days'),
    )
    .where('fixed_at', 'is not', null)
    .executeTakeFirst();
  return row?.days ?? null;
}

/** Errors of a course to redo: those named, or all unresolved and unconfirmed ones; due first, oldest first. */
export function redoCandidates(
  db: Db,
  studentId: string,
  wanted: { courseId: string; errorIds: string[]; topicIds: string[]; now: Date; limit: number },
) {
  let query = db
    .selectFrom('errors')
    .select(['id', 'template_id', 'topic_id'])
    .where('student_id', '=', studentId)
    .where('course_id', '=', wanted.courseId);
  if (wanted.errorIds.length > 0) query = query.where('id', 'in', wanted.errorIds);
  else {
    query = query.where((eb) =>
      eb.or([eb('state', '<>', 'FIXED'), eb.and([eb('confirmed_at', 'is', null), eb('due_at', '<=', wanted.now)])]),
    );
  }
  if (wanted.topicIds.length > 0) query = query.where('topic_id', 'in', wanted.topicIds);
  return query.orderBy('due_at').orderBy('id').limit(wanted.limit).execute();
}

/** Errors that these questions opened, and errors of these that were fixed since. */
export async function changedErrors(
  db: Db,
  studentId: string,
  practice: { questionIds: string[]; errorIds: string[]; since: Date },
): Promise<{ opened: number; fixed: number }> {
  return db
    .selectFrom('errors')
    .select([
      sql<number>`(count(*) filter (where question_id = any(${practice.questionIds}::uuid[])))::int`.as('opened'),
      sql<number>`(count(*) filter (where id = any(${practice.errorIds}::uuid[]) and fixed_at >= ${practice.since}))::int`.as(
        'fixed',
      ),
    ])
    .where('student_id', '=', studentId)
    .where((eb) =>
      eb.or([
        eb('question_id', '=', sql<string>`any(${practice.questionIds}::uuid[])`),
        eb('id', '=', sql<string>`any(${practice.errorIds}::uuid[])`),
      ]),
    )
    .executeTakeFirstOrThrow();
}
