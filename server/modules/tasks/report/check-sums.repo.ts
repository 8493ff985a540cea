import { sql } from 'kysely';
import type { Db } from '../../../db/client';

export interface WrongSum {
  kind: 'STUDENT_TASK' | 'IDEAS' | 'TASK';
  /** Of the student task, or of the task. */
  id: string;
}

/**
 * Counts student tasks from their questions, answers and marks, and their tasks from them, and returns those whose
 * stored sums are others. It takes so many in a row of ids, from `from` on. One statement: it sees one moment.
 */
export async function findWrongSums(db: Db, { from, most }: { from: string; most: number }): Promise<WrongSum[]> {
  const { rows } = await sql<WrongSum>`
    with sample as (select * from student_tasks where id >= ${from}::uuid order by id limit ${most}),
    counted as (
      select s.id, count(q.answered_at)::int as answered,
        count(q.id) filter (where q.outcome in ('RIGHT', 'RIGHT_AFTER_RETRY'))::int as right_count,
        count(q.id) filter (where q.outcome = 'RIGHT')::int as first_right_count,
        coalesce(sum(coalesce(m.points, case when q.outcome in ('RIGHT', 'RIGHT_AFTER_RETRY')
          then coalesce(t.points, 1) when q.id is not null then 0 end)), 0)::float8 as points,
        coalesce(sum(q.seconds), 0)::int as seconds
      from sample s
      left join practice_questions q on q.student_id = s.student_id and q.practice_id = s.practice_id
      left join task_questions t on t.task_id = s.task_id and t.place = q.index
      left join task_marks m on m.student_task_id = s.id and m.question_id = q.id
      group by s.id
    ), ideas as (
      select s.id, a.misconception_id, count(distinct a.question_id)::int as questions from sample s
      join practice_questions q on q.student_id = s.student_id and q.practice_id = s.practice_id
      join attempts a on a.student_id = q.student_id and a.question_id = q.id
      where a.misconception_id is not null group by s.id, a.misconception_id
    ), stored_ideas as (
      select i.student_task_id as id, i.misconception_id, i.questions from student_task_ideas i join sample s on s.id = i.student_task_id
    ), tasks_counted as (
      select o.task_id, count(*)::int as students, count(o.handed_in_at)::int as handed_in, sum(o.answered)::int as answered,
        sum(o.right_count)::int as right_count, sum(o.first_right_count)::int as first_right_count,
        sum(o.points)::float8 as points,
        coalesce(sum(o.points) filter (where o.handed_in_at is not null), 0)::float8 as points_handed_in,
        sum(o.seconds)::float8 as seconds
      from student_tasks o where o.task_id in (select task_id from sample) and o.excused_at is null and o.left_at is null group by o.task_id
    )
    select 'STUDENT_TASK' as kind, s.id from sample s join counted c on c.id = s.id
      where (s.answered, s.right_count, s.first_right_count, s.points::float8, s.seconds)
        is distinct from (c.answered, c.right_count, c.first_right_count, c.points, c.seconds)
    union all select 'IDEAS', id from (
      (select * from ideas except select * from stored_ideas) union (select * from stored_ideas except select * from ideas)) other
    union all select 'TASK', t.task_id from (select distinct task_id from sample) t
      left join tasks_counted c on c.task_id = t.task_id left join task_sums s on s.task_id = t.task_id
      where (coalesce(c.students, 0), coalesce(c.handed_in, 0), coalesce(c.answered, 0), coalesce(c.right_count, 0),
          coalesce(c.first_right_count, 0), coalesce(c.points, 0), coalesce(c.points_handed_in, 0), coalesce(c.seconds, 0))
        is distinct from (s.students, s.handed_in, s.answered, s.right_count, s.first_right_count, s.points,
          s.points_handed_in, s.seconds)`.execute(db);
  return rows;
}
