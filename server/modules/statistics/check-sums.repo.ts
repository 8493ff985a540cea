import { sql } from 'kysely';
import type { Db } from '../../db/client';

export interface WrongSum {
  kind: 'DAYS' | 'COINS' | 'ERRORS';
  student_id: string;
}

/**
 * Counts answers, coins and errors of students from their rows and returns those whose stored sums are others. It takes so
 * many students in a row of ids, from `from` on. One statement: it sees one moment.
 */
export async function findWrongSums(db: Db, { from, most }: { from: string; most: number }): Promise<WrongSum[]> {
  const { rows } = await sql<WrongSum>`
    with sample as (select id from users where id >= ${from}::uuid order by id limit ${most}),
    days as (
      select q.student_id, p.course_id, q.answered_day, q.topic_id, p.is_test, q.days_since, count(*)::int as answered,
        (count(*) filter (where q.outcome = 'RIGHT'))::int,
        (count(*) filter (where q.hints_opened > 0 or q.tutor_helped))::int, coalesce(sum(q.seconds), 0)::int
      from practice_questions q join practices p on p.student_id = q.student_id and p.id = q.practice_id
      where q.student_id in (select id from sample) and q.answered_at is not null
      group by q.student_id, p.course_id, q.answered_day, q.topic_id, p.is_test, q.days_since
    ), stored_days as (
      select student_id, course_id, day, topic_id, is_test, days_since, answered, right_first_try, hinted, seconds
      from learning_days where student_id in (select id from sample)
        and (answered, right_first_try, hinted, seconds) <> (0, 0, 0, 0)
    ), coins as (
      select c.student_id, p.course_id, sum(c.amount)::int as coins
      from coin_entries c join practices p on p.student_id = c.student_id and p.id = c.practice_id
      where c.student_id in (select id from sample) and c.amount > 0 group by c.student_id, p.course_id
    ), stored_coins as (
      select student_id, course_id, sum(coins)::int as coins from coin_days
      where student_id in (select id from sample) group by student_id, course_id
    ), errors_counted as (
      select student_id, course_id, topic_id, coalesce(misconception_id, ''), state, count(*)::int, count(relapsed_at)::int
      from errors where student_id in (select id from sample)
      group by student_id, course_id, topic_id, coalesce(misconception_id, ''), state
    ), stored_errors as (
      select student_id, course_id, topic_id, misconception_id, state, count, relapsed
      from error_sums where student_id in (select id from sample) and (count, relapsed) <> (0, 0)
    )
    select distinct 'DAYS' as kind, student_id from (
      (select * from days except select * from stored_days) union (select * from stored_days except select * from days)) d
    union all select distinct 'COINS', student_id from (
      (select * from coins except select * from stored_coins) union (select * from stored_coins except select * from coins)) c
    union all select distinct 'ERRORS', student_id from (
      (select * from errors_counted except select * from stored_errors)
      union (select * from stored_errors except select * from errors_counted)) e`.execute(db);
  return rows;
}
