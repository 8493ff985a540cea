import { type Kysely, sql } from 'kysely';

/**
 * What reports add up. The sums of a task follow its student tasks by triggers, in the same transaction, whichever
 * statement changes them; who is excused counts nowhere.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const sums = `count(*)::int, count(handed_in_at)::int, sum(answered)::int, sum(right_count)::int, sum(first_right_count)::int,
  sum(points)::float8, coalesce(sum(points) filter (where handed_in_at is not null), 0)::float8, coalesce(sum(seconds), 0)::float8`;

const columns = 'students, handed_in, answered, right_count, first_right_count, points, points_handed_in, seconds';

/** Rows with the sign of their change, as one delta for each task. */
const delta = (rows: string) => `select task_id, sum(sign)::int as students,
    sum(case when handed_in_at is not null then sign else 0 end)::int as handed_in, sum(sign * answered)::int as answered,
    sum(sign * right_count)::int as right_count, sum(sign * first_right_count)::int as first_right_count,
    sum(sign * points::float8) as points,
    sum(case when handed_in_at is not null then sign * points::float8 else 0 end) as points_handed_in,
    sum(sign * seconds)::float8 as seconds
  from (${rows}) changed where excused_at is null group by task_id`;

const applyDelta = (rows: string) => `update task_sums s set students = s.students + d.students,
    handed_in = s.handed_in + d.handed_in, answered = s.answered + d.answered, right_count = s.right_count + d.right_count,
    first_right_count = s.first_right_count + d.first_right_count, points = s.points + d.points,
    points_handed_in = s.points_handed_in + d.points_handed_in, seconds = s.seconds + d.seconds
  from (${delta(rows)}) d
  where s.task_id = d.task_id and (d.students, d.handed_in, d.answered, d.right_count, d.first_right_count, d.points,
    d.points_handed_in, d.seconds) is distinct from (0, 0, 0, 0, 0, 0::float8, 0::float8, 0::float8);`;

const statements = [
  `create table task_sums (
    task_id uuid primary key references tasks(id) on delete cascade,
    students int not null default 0,
    handed_in int not null default 0,
    answered int not null default 0,
    right_count int not null default 0,
    first_right_count int not null default 0,
    points double precision not null default 0,
    points_handed_in double precision not null default 0,
    seconds double precision not null default 0
  )`,
  `create table student_task_ideas (
    student_task_id uuid not null references student_tasks(id) on delete cascade,
    misconception_id text not null,
    questions int not null,
    student_id uuid not null,
    attempt_id uuid not null,
    last_at timestamptz not null,
    primary key (student_task_id, misconception_id)
  )`,
  `insert into task_sums (task_id, ${columns})
    select task_id, ${sums} from student_tasks where excused_at is null group by task_id`,
  `insert into task_sums (task_id) select id from tasks where state <> 'DRAFT' on conflict do nothing`,
  `insert into student_task_ideas
    select distinct on (s.id, a.misconception_id) s.id, a.misconception_id,
      (select count(distinct o.question_id) from attempts o join practice_questions p
        on p.student_id = o.student_id and p.id = o.question_id
        where p.student_id = s.student_id and p.practice_id = s.practice_id and o.misconception_id = a.misconception_id),
      s.student_id, a.id, a.created_at
    from student_tasks s
    join practice_questions q on q.student_id = s.student_id and q.practice_id = s.practice_id
    join attempts a on a.student_id = q.student_id and a.question_id = q.id and a.misconception_id is not null
    order by s.id, a.misconception_id, a.created_at desc, a.id`,
  `create function student_tasks_change_sums() returns trigger language plpgsql as $$
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
  `create trigger student_tasks_added after insert on student_tasks
    referencing new table as after_rows for each statement execute function student_tasks_change_sums()`,
  `create trigger student_tasks_changed after update on student_tasks
    referencing new table as after_rows old table as before_rows
    for each statement execute function student_tasks_change_sums()`,
  `create trigger student_tasks_gone after delete on student_tasks
    referencing old table as before_rows for each statement execute function student_tasks_change_sums()`,
];
