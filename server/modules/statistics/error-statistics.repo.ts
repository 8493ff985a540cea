import { sql } from 'kysely';
import type { Db } from '../../db/client';

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

/** How many errors were opened, and how many fixed and not lost again, from each of these instants to the next. */
export async function openedAndFixed(db: Db, { studentId, courseId }: Logbook, starts: Date[]) {
  const first = starts[0] ?? new Date(0);
  const { rows } = await sql<BucketCount & { kind: 'opened' | 'fixed' }>`
    select 'opened' as kind, width_bucket(opened_at, ${starts}::timestamptz[]) as bucket, count(*)::int as count
    from errors where student_id = ${studentId} and course_id = ${courseId} and opened_at >= ${first}
    group by bucket
    union all
    select 'fixed', width_bucket(fixed_at, ${starts}::timestamptz[]) as bucket, count(*)::int
    from errors where student_id = ${studentId} and course_id = ${courseId} and fixed_at >= ${first}
    group by bucket`.execute(db);
  return { opened: rows.filter(({ kind }) => kind === 'opened'), fixed: rows.filter(({ kind }) => kind === 'fixed') };
}

/** Errors to clear or to confirm, by the day they are due; what is overdue counts on the first day. */
export async function dueByDay(
  db: Db,
  { studentId, courseId }: Logbook,
  days: { starts: Date[]; end: Date },
): Promise<BucketCount[]> {
  return db
    .selectFrom('errors')
    .select(sql<number>`greatest(width_bucket(due_at, ${days.starts}::timestamptz[]), 1)`.as('bucket'))
    .select(sql<number>`count(*)::int`.as('count'))
    .where('student_id', '=', studentId)
    .where('course_id', '=', courseId)
    .where('due_at', '<', days.end)
    .where((eb) => eb.or([eb('state', '<>', 'FIXED'), eb('confirmed_at', 'is', null)]))
    .groupBy('bucket')
    .execute();
}

/** Ideas of which every error is fixed, and which no answer has shown since, in any course; the latest first. */
export async function retiredIdeas(db: Db, { studentId, courseId }: Logbook) {
  const { rows } = await sql<{ misconception_id: string; count: number; fixed_at: Date }>`
    select e.misconception_id, e.count, e.fixed_at
    from (
      select misconception_id, count(*)::int as count, max(fixed_at) as fixed_at from errors
      where student_id = ${studentId} and course_id = ${courseId} and misconception_id is not null
      group by misconception_id having bool_and(state = 'FIXED')
    ) e left join (
      select misconception_id, max(created_at) as last_at from attempts
      where student_id = ${studentId} and misconception_id is not null
      group by misconception_id
    ) seen on seen.misconception_id = e.misconception_id
    where seen.last_at is null or seen.last_at <= e.fixed_at
    order by e.fixed_at desc, e.misconception_id`.execute(db);
  return rows;
}
