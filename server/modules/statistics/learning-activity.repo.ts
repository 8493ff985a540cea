import { sql } from 'kysely';
import type { Db } from '../../db/client';
import { hasPlanSql } from '../billing/index';
import type { BucketCount } from './error-statistics.repo';

/** What a student did in a course from the first of these instants on. */
export interface Span {
  studentId: string;
  courseId: string;
  starts: Date[];
}

export interface ActivityTally {
  /** Counts from 1, the place among the starts. */
  bucket: number;
  topic_id: string;
  answered: number;
  right_first_try: number;
  hinted: number;
  seconds: number;
}

const firstOf = (starts: Date[]): Date => starts[0] ?? new Date(0);

/** Questions answered, by period and topic. Tests are left out: their marks may not be out yet. */
export async function tallyAnswers(db: Db, { studentId, courseId, starts }: Span): Promise<ActivityTally[]> {
  const { rows } = await sql<ActivityTally>`
    select width_bucket(q.answered_at, ${starts}::timestamptz[]) as bucket, q.topic_id, count(*)::int as answered,
      (count(*) filter (where q.outcome = 'RIGHT'))::int as right_first_try,
      (count(*) filter (where q.hints_opened > 0 or q.tutor_helped))::int as hinted,
      coalesce(sum(q.seconds), 0)::int as seconds
    from practice_questions q join practices p on p.student_id = q.student_id and p.id = q.practice_id
    where q.student_id = ${studentId} and q.answered_at >= ${firstOf(starts)} and p.course_id = ${courseId}
      and not p.is_test
    group by bucket, q.topic_id`.execute(db);
  return rows;
}

export interface ActivityRow {
  /** MarsCoins earned by practice in the course, by period. */
  coins: BucketCount[];
  /**
   * Answers of the span by local days since the topic was last practised, in whatever course. Gaps of `longestGap` days
   * and more are one row; the first answer of a topic has no gap and is left out.
   */
  gaps: { days: number; answered: number; right: number }[];
  /** Errors opened in the span, and how many of them are fixed now. */
  repaired: { count: number; of: number };
  /** Whether a plan that holds the course runs now. */
  has_plan: boolean;
}

/** What is counted beside the answers of a span. One statement. */
export async function readActivity(
  db: Db,
  { studentId, courseId, starts }: Span,
  { timeZone, longestGap, now }: { timeZone: string; longestGap: number; now: Date },
): Promise<ActivityRow> {
  const first = firstOf(starts);
  const { rows } = await sql<ActivityRow>`
    select
      (select coalesce(json_agg(c), '[]') from (
        select width_bucket(c.created_at, ${starts}::timestamptz[]) as bucket, sum(c.amount)::int as count
        from coin_entries c join practices p on p.student_id = c.student_id and p.id = c.practice_id
        where c.student_id = ${studentId} and c.created_at >= ${first} and c.amount > 0 and p.course_id = ${courseId}
        group by bucket
      ) c) as coins,
      (select coalesce(json_agg(g), '[]') from (
        select least((q.answered_at at time zone ${timeZone})::date - (q.before at time zone ${timeZone})::date,
          ${longestGap}::int) as days, count(*)::int as answered,
          (count(*) filter (where q.outcome = 'RIGHT'))::int as right
        from (
          select practice_id, outcome, answered_at,
            lag(answered_at) over (partition by topic_id order by answered_at, id) as before
          from practice_questions where student_id = ${studentId} and answered_at is not null
        ) q join practices p on p.student_id = ${studentId} and p.id = q.practice_id
        where q.answered_at >= ${first} and q.before is not null and p.course_id = ${courseId}
          and not p.is_test
        group by days
      ) g) as gaps,
      (select json_build_object('count', count(*) filter (where state = 'FIXED'), 'of', count(*))
        from errors where student_id = ${studentId} and course_id = ${courseId} and opened_at >= ${first}) as repaired,
      ${hasPlanSql({ userId: studentId, courseId, now })} as has_plan
  `.execute(db);
  return rows[0] ?? { coins: [], gaps: [], repaired: { count: 0, of: 0 }, has_plan: false };
}
