import { type Kysely, sql } from 'kysely';

/**
 * Whoever left a class or was removed counts in none of its sums, as whoever is excused does; coming back counts again.
 * The triggers of 0015 go on as they are, with another function. The sums are counted once from the start.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const counts = 'excused_at is null and left_at is null';

const delta = (rows: string) => `select task_id, sum(sign)::int as students,
    sum(case when handed_in_at is not null then sign else 0 end)::int as handed_in, sum(sign * answered)::int as answered,
    sum(sign * right_count)::int as right_count, sum(sign * first_right_count)::int as first_right_count,
    sum(sign * points::float8) as points,
    sum(case when handed_in_at is not null then sign * points::float8 else 0 end) as points_handed_in,
    sum(sign * seconds)::float8 as seconds
  from (${rows}) changed where ${counts} group by task_id`;

const applyDelta = (rows: string) => `update task_sums s set students = s.students + d.students,
    handed_in = s.handed_in + d.handed_in, answered = s.answered + d.answered, right_count = s.right_count + d.right_count,
    first_right_count = s.first_right_count + d.first_right_count, points = s.points + d.points,
    points_handed_in = s.points_handed_in + d.points_handed_in, seconds = s.seconds + d.seconds
  from (${delta(rows)}) d
  where s.task_id = d.task_id and (d.students, d.handed_in, d.answered, d.right_count, d.first_right_count, d.points,
    d.points_handed_in, d.seconds) is distinct from (0, 0, 0, 0, 0, 0::float8, 0::float8, 0::float8);`;

const statements = [
  `create or replace function student_tasks_change_sums() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      insert into task_sums (task_id) select distinct task_id from after_rows on conflict do nothing;
      ${applyDelta('select 1 as sign, * from after_rows')}
    elsif tg_op = 'DELETE' then
      ${applyDelta('select -1 as sign, * from before_rows')}
    else
      ${applyDelta('select 1 as sign, * from after_rows union all select -1, * from before_rows')}
    end if;
    return null;
  end $$`,
  `update task_sums t set (students, handed_in, answered, right_count, first_right_count, points, points_handed_in, seconds) = (
    select count(*)::int, count(handed_in_at)::int, coalesce(sum(answered), 0)::int, coalesce(sum(right_count), 0)::int,
      coalesce(sum(first_right_count), 0)::int, coalesce(sum(points), 0)::float8,
      coalesce(sum(points) filter (where handed_in_at is not null), 0)::float8, coalesce(sum(seconds), 0)::float8
    from student_tasks s where s.task_id = t.task_id and ${counts})
  where exists (select 1 from student_tasks s where s.task_id = t.task_id and s.left_at is not null)`,
];
