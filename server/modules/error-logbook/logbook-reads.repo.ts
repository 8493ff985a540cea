import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '../../db/client';
import type { Database } from '../../db/schema';
import { type DueCount, dueCountsJson, skillSql, waitsSql } from './due-errors.repo';

/** An error as the logbook lists it. */
export type LoggedError = Pick<
  Selectable<Database['errors']>,
  | 'id'
  | 'course_id'
  | 'topic_id'
  | 'template_id'
  | 'instance_id'
  | 'question_id'
  | 'answer'
  | 'misconception_id'
  | 'state'
  | 'opened_at'
  | 'fixed_at'
  | 'confirmed_at'
  | 'due_at'
>;

/** Latest entries that a logbook shows. */
const mostEntries = 200;

function errorsIn(db: Db, studentId: string, courseId: string | null) {
  const own = db.selectFrom('errors').where('student_id', '=', studentId);
  return courseId === null ? own : own.where('course_id', '=', courseId);
}

export interface LogbookReads {
  tallies: ErrorTally[];
  /** Unresolved ones before fixed ones, the newest first. */
  latest: LoggedError[];
  /** Errors to look at again, whatever for; soonest first. Of confirmed ones the soonest of each skill. */
  due: LoggedError[];
  /** What is due today, in this course or in all. */
  dueToday: DueCount[];
  /** How many errors were fixed from each of `starts` to the next (the last one is open-ended). */
  fixed: number[];
  /** Null where nothing has been fixed. */
  medianDaysToFix: number | null;
}

/** All that a logbook shows, in one statement. */
export async function readLogbook(
  db: Db,
  studentId: string,
  courseId: string | null,
  { starts, until }: { starts: Date[]; until: Date },
): Promise<LogbookReads> {
  const { rows } = await sql<{
    tallies: ErrorTally[];
    latest: LoggedErrorJson[];
    due: LoggedErrorJson[];
    due_today: DueCount[];
    fixed: { bucket: number; count: number }[];
    median: number | null;
  }>`
    with own as materialized (
      select id, course_id, topic_id, template_id, instance_id, question_id, answer, misconception_id, state, opened_at,
        fixed_at, confirmed_at, relapsed_at, due_at, ${skillSql('errors')} as skill
      from errors where student_id = ${studentId} ${courseId === null ? sql`` : sql`and course_id = ${courseId}`}
    )
    select
      (select coalesce(json_agg(t), '[]') from (
        select topic_id, misconception_id, state, count(*) as count, count(relapsed_at) as relapsed
        from own group by topic_id, misconception_id, state
      ) t) as tallies,
      (select coalesce(json_agg(t), '[]') from (
        select * from own order by state = 'FIXED', opened_at desc, id limit ${mostEntries}
      ) t) as latest,
      (select coalesce(json_agg(t), '[]') from (
        select * from (
          select * from own where ${waitsSql}
          union all
          select * from (select distinct on (skill) * from own where not ${waitsSql} order by skill, due_at, id) c
        ) u order by due_at, id limit ${mostEntries}
      ) t) as due,
      ${dueCountsJson(sql`${studentId}`, sql`${until}`)} as due_today,
      (select coalesce(json_agg(t), '[]') from (
        select width_bucket(fixed_at, ${starts}::timestamptz[]) as bucket, count(*) as count
        from own where fixed_at >= ${starts[0] ?? new Date(0)} group by bucket
      ) t) as fixed,
      (select percentile_cont(0.5) within group (order by extract(epoch from fixed_at - opened_at) / 86400)
        from own where fixed_at is not null) as median`.execute(db);
  const { tallies = [], latest = [], due = [], due_today = [], fixed = [], median = null } = rows[0] ?? {};
  const counts = new Map(fixed.map((row) => [row.bucket, row.count]));
  return {
    tallies,
    latest: latest.map(loggedError),
    due: due.map(loggedError),
    dueToday: due_today.filter((count) => courseId === null || count.course_id === courseId),
    fixed: starts.map((_, place) => counts.get(place + 1) ?? 0),
    medianDaysToFix: median,
  };
}

type Instants = 'opened_at' | 'fixed_at' | 'confirmed_at' | 'due_at';
type LoggedErrorJson = Omit<LoggedError, Instants> &
  Record<'opened_at' | 'due_at', string> &
  Record<'fixed_at' | 'confirmed_at', string | null>;

/** Instants come as text where PostgreSQL writes a row into JSON. */
function loggedError(json: LoggedErrorJson): LoggedError {
  return {
    ...json,
    opened_at: new Date(json.opened_at),
    fixed_at: json.fixed_at === null ? null : new Date(json.fixed_at),
    confirmed_at: json.confirmed_at === null ? null : new Date(json.confirmed_at),
    due_at: new Date(json.due_at),
  };
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

/** What a practice changed in the logbook: errors its questions opened, and errors it redid that are fixed or confirmed since. */
export interface ChangedErrors {
  opened: number;
  fixed: number;
  confirmed: number;
}

/** For use inside a larger statement, as one JSON value. */
export function changedErrorsJson(
  studentId: string,
  practice: { questionIds: string[]; errorIds: string[]; since: Date },
): RawBuilder<ChangedErrors> {
  const { questionIds, errorIds, since } = practice;
  return sql`(
    select json_build_object(
      'opened', count(*) filter (where question_id = any(${questionIds}::uuid[])),
      'fixed', count(*) filter (where id = any(${errorIds}::uuid[]) and fixed_at >= ${since}),
      'confirmed', count(*) filter (where id = any(${errorIds}::uuid[]) and confirmed_at >= ${since})
    )
    from errors
    where student_id = ${studentId} and (question_id = any(${questionIds}::uuid[]) or id = any(${errorIds}::uuid[]))
  )`;
}
