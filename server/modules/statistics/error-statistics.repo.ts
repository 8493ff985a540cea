import { sql } from 'kysely';
import type { Db } from '../../db/client';
import { medianDaysSql, waitsSql } from '../error-logbook/index';

/** Errors of a student in a course. */
export interface Logbook {
  studentId: string;
  courseId: string;
}

export interface BucketCount {
  /** Counts from 1, the place among the starts that were asked for. */
  bucket: number;
  count: number;
}

export interface ErrorStatisticsRow {
  /** Errors opened, and errors fixed and not lost again, from each of the weeks' starts to the next. */
  weekly: (BucketCount & { kind: 'opened' | 'fixed' })[];
  /** Errors to clear or to confirm, by the day they are due; what is overdue counts on the first day. */
  due: BucketCount[];
  /** Of the errors fixed in these weeks, from opening to fixing; null where there are none. */
  median_days: number | null;
  /** Ideas of which every error is fixed, and which no answer has shown since, in any course; the latest first. */
  retired: { misconception_id: string; count: number; fixed_at: string }[];
}

/** What the statistics of a logbook count over time. One statement. */
export async function readErrorStatistics(
  db: Db,
  { studentId, courseId }: Logbook,
  { weekStarts, dueStarts, dueEnd }: { weekStarts: Date[]; dueStarts: Date[]; dueEnd: Date },
): Promise<ErrorStatisticsRow> {
  const first = weekStarts[0] ?? new Date(0);
  const own = sql`student_id = ${studentId} and course_id = ${courseId}`;
  const { rows } = await sql<ErrorStatisticsRow>`
    select
      (select coalesce(json_agg(w), '[]') from (
        select 'opened' as kind, width_bucket(opened_at, ${weekStarts}::timestamptz[]) as bucket, count(*)::int as count
        from errors where ${own} and opened_at >= ${first} group by bucket
        union all
        select 'fixed', width_bucket(fixed_at, ${weekStarts}::timestamptz[]) as bucket, count(*)::int
        from errors where ${own} and fixed_at >= ${first} group by bucket
      ) w) as weekly,
      (select coalesce(json_agg(d), '[]') from (
        select greatest(width_bucket(due_at, ${dueStarts}::timestamptz[]), 1) as bucket, count(*)::int as count
        from errors where ${own} and due_at < ${dueEnd} and ${waitsSql} group by bucket
      ) d) as due,
      ${medianDaysSql(own, first)} as median_days,
      (select coalesce(json_agg(r order by r.fixed_at desc, r.misconception_id), '[]') from (
        select s.misconception_id, s.count, e.fixed_at from (
          select misconception_id, sum(count)::int as count from error_sums
          where ${own} and misconception_id <> '' and count > 0
          group by misconception_id having bool_and(state = 'FIXED')
        ) s cross join lateral (
          select max(fixed_at) as fixed_at from errors where ${own} and misconception_id = s.misconception_id
        ) e where not exists (
          select 1 from attempts a where a.student_id = ${studentId} and a.misconception_id = s.misconception_id
            and a.created_at > e.fixed_at
        )
      ) r) as retired`.execute(db);
  return rows[0] ?? { weekly: [], due: [], median_days: null, retired: [] };
}
