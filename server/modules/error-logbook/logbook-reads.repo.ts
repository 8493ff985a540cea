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

/** Confirmed errors, those that wait longest, among which something harder to do is looked for. */
const mostConfirmed = 400;

/** The errors, or the sums of errors, of a student: in one course, or in all. */
const ownSql = (studentId: string, courseId: string | null): RawBuilder<boolean> => sql`
  student_id = ${studentId} ${courseId === null ? sql`` : sql`and course_id = ${courseId}`}`;

const columns = sql`id, course_id, topic_id, template_id, instance_id, question_id, answer, misconception_id, state,
  opened_at, fixed_at, confirmed_at, due_at`;

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
  /** Of the errors fixed since the first of `starts`; null where there are none. */
  medianDaysToFix: number | null;
}

/** All that a logbook shows, in one statement. */
export async function readLogbook(
  db: Db,
  studentId: string,
  courseId: string | null,
  { starts, until }: { starts: Date[]; until: Date },
): Promise<LogbookReads> {
  const own = ownSql(studentId, courseId);
  const first = starts[0] ?? new Date(0);
  const { rows } = await sql<{
    tallies: ErrorTally[];
    latest: LoggedErrorJson[];
    due: LoggedErrorJson[];
    due_today: DueCount[];
    fixed: { bucket: number; count: number }[];
    median: number | null;
  }>`
    select
      ${talliesJson(own)} as tallies,
      (select coalesce(json_agg(t), '[]') from (
        select * from (
          (select ${columns} from errors where ${own} and state <> 'FIXED' order by opened_at desc, id limit ${mostEntries})
          union all
          (select ${columns} from errors where ${own} and state = 'FIXED' order by opened_at desc, id limit ${mostEntries})
        ) e order by state = 'FIXED', opened_at desc, id limit ${mostEntries}
      ) t) as latest,
      (select coalesce(json_agg(t), '[]') from (
        select * from (
          (select ${columns} from errors where ${own} and ${waitsSql} order by due_at, id limit ${mostEntries})
          union all
          (select distinct on (${skillSql('c')}) * from (
            select ${columns} from errors where ${own} and not ${waitsSql} order by due_at, id limit ${mostConfirmed}
          ) c order by ${skillSql('c')}, due_at, id)
        ) u order by due_at, id limit ${mostEntries}
      ) t) as due,
      ${dueCountsJson(sql`${studentId}`, sql`${until}`)} as due_today,
      (select coalesce(json_agg(t), '[]') from (
        select width_bucket(fixed_at, ${starts}::timestamptz[]) as bucket, count(*) as count
        from errors where ${own} and fixed_at >= ${first} group by bucket
      ) t) as fixed,
      ${medianDaysSql(own, first)} as median`.execute(db);
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

/** Errors counted by topic, idea and state. One statement. */
export async function tallyErrors(db: Db, studentId: string, courseId: string | null): Promise<ErrorTally[]> {
  const { rows } = await sql<{ tallies: ErrorTally[] }>`
    select ${talliesJson(ownSql(studentId, courseId))} as tallies`.execute(db);
  return rows[0]?.tallies ?? [];
}

const talliesJson = (own: RawBuilder<boolean>): RawBuilder<ErrorTally[]> => sql`(
  select coalesce(json_agg(t), '[]') from (
    select topic_id, nullif(misconception_id, '') as misconception_id, state, sum(count)::int as count,
      sum(relapsed)::int as relapsed
    from error_sums where ${own} and count > 0 group by 1, 2, 3
  ) t)`;

/** For use inside a larger statement: median days from opening to fixing of what was fixed since; null for nothing. */
export const medianDaysSql = (own: RawBuilder<unknown>, since: Date): RawBuilder<number | null> => sql`(
  select percentile_cont(0.5) within group (order by extract(epoch from fixed_at - opened_at) / 86400)
  from errors where ${own} and fixed_at >= ${since})`;

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
