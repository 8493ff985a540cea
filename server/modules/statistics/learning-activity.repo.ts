import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/client';
import { hasPlanSql } from '../billing/index';
import { type StreakFacts, streakColumns } from '../streaks/index';
import type { BucketCount } from './error-statistics.repo';
import type { Periods } from './periods';

/** What a student did in a course in these periods. */
export interface Span {
  studentId: string;
  courseId: string;
  periods: Periods;
}

export interface ActivityTally {
  /** Counts from 1, the place among the periods. */
  bucket: number;
  topic_id: string;
  answered: number;
  right_first_try: number;
  hinted: number;
  seconds: number;
}

const daysOf = ({ studentId, courseId, periods: { days } }: Span): RawBuilder<boolean> => sql`
  student_id = ${studentId} and course_id = ${courseId} and day >= ${days[0] ?? '1970-01-01'}::date`;

const bucketOf = ({ periods: { days } }: Span): RawBuilder<number> => sql`width_bucket(day, ${days}::date[])`;

/** Questions answered, by period and topic. Tests are left out: their marks may not be out yet. */
export async function tallyAnswers(db: Db, span: Span): Promise<ActivityTally[]> {
  const { rows } = await sql<ActivityTally>`
    select ${bucketOf(span)} as bucket, topic_id, sum(answered)::int as answered,
      sum(right_first_try)::int as right_first_try, sum(hinted)::int as hinted, sum(seconds)::int as seconds
    from learning_days where ${daysOf(span)} and not is_test
    group by bucket, topic_id having sum(answered) > 0`.execute(db);
  return rows;
}

export interface ActivityRow extends StreakFacts {
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
  span: Span,
  { longestGap, now }: { longestGap: number; now: Date },
): Promise<ActivityRow> {
  const { studentId, courseId, periods } = span;
  const { rows } = await sql<ActivityRow>`
    select
      (select coalesce(json_agg(c), '[]') from (
        select ${bucketOf(span)} as bucket, sum(coins)::int as count from coin_days where ${daysOf(span)} group by bucket
      ) c) as coins,
      (select coalesce(json_agg(g), '[]') from (
        select least(days_since, ${longestGap}::int) as days, sum(answered)::int as answered,
          sum(right_first_try)::int as right
        from learning_days where ${daysOf(span)} and not is_test and days_since >= 0 group by 1
      ) g) as gaps,
      (select json_build_object('count', count(*) filter (where state = 'FIXED'), 'of', count(*))
        from errors where student_id = ${studentId} and course_id = ${courseId}
          and opened_at >= ${periods.starts[0] ?? new Date(0)}) as repaired,
      ${hasPlanSql({ userId: studentId, courseId, now })} as has_plan,
      ${streakColumns(sql`${studentId}`)}
  `.execute(db);
  return rows[0] ?? { coins: [], gaps: [], repaired: { count: 0, of: 0 }, has_plan: false, days: [], pauses: [] };
}
