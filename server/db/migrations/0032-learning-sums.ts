import { type Kysely, sql } from 'kysely';

/**
 * What statistics add up: answers by local day and topic, coins by local day and course, errors by topic and idea. The
 * sums follow their rows by triggers, in the same transaction, whichever statement changes them; a page reads days,
 * whatever was answered on them, and none that lie before its range.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Rows that are there already; `add` is one of the functions below. */
const countAll = (table: string, add: string, where: string) =>
  `do $$ declare r ${table}; begin for r in select * from ${table} where ${where} loop perform ${add}(r, 1); end loop; end $$`;

const statements = [
  // All in PL/pgSQL: it keeps the plans of its statements, where functions in SQL are planned at each call.
  // A day stays what it was when somebody moves to another time zone. Unknown zones count as Sydney, as in the pages.
  `create function local_day_of(student uuid, instant timestamptz) returns date language plpgsql stable as $$
  begin
    return (select (instant at time zone time_zone)::date from users where id = student);
  exception when invalid_parameter_value then
    return (instant at time zone 'Australia/Sydney')::date;
  end $$`,

  `create table learning_days (
    student_id uuid not null references users(id) on delete cascade,
    course_id text not null,
    day date not null,
    topic_id text not null,
    is_test boolean not null,
    days_since int not null,
    answered int not null,
    right_first_try int not null,
    hinted int not null,
    seconds int not null,
    primary key (student_id, course_id, day, topic_id, is_test, days_since)
  )`,
  'create index learning_days_topic on learning_days (student_id, topic_id, day desc)',
  'alter table practice_questions add column answered_day date, add column days_since int',
  `update practice_questions q set answered_day = d.answered_day,
      days_since = coalesce(d.answered_day - d.before, -1)
    from (
      select student_id, id, answered_day,
        lag(answered_day) over (partition by student_id, topic_id order by answered_at, id) as before
      from (
        select student_id, id, topic_id, answered_at, local_day_of(student_id, answered_at) as answered_day
        from practice_questions where answered_at is not null
      ) a
    ) d where q.student_id = d.student_id and q.id = d.id`,
  `create function add_to_learning_days(q practice_questions, sign int) returns void language plpgsql as $$
  begin
    insert into learning_days as d (student_id, course_id, day, topic_id, is_test, days_since, answered, right_first_try,
      hinted, seconds)
    select q.student_id, p.course_id, q.answered_day, q.topic_id, p.is_test, q.days_since, sign,
      case when q.outcome = 'RIGHT' then sign else 0 end,
      case when q.hints_opened > 0 or q.tutor_helped then sign else 0 end, sign * coalesce(q.seconds, 0)
    from practices p where p.student_id = q.student_id and p.id = q.practice_id
    on conflict (student_id, course_id, day, topic_id, is_test, days_since) do update set
      answered = d.answered + excluded.answered, right_first_try = d.right_first_try + excluded.right_first_try,
      hinted = d.hinted + excluded.hinted, seconds = d.seconds + excluded.seconds;
  end $$`,
  countAll('practice_questions', 'add_to_learning_days', 'answered_day is not null'),
  // Before each row and not after the statement: of many rows in one statement each sees the days of those before it.
  `create function practice_questions_change_days() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' and old.answered_day is not null then
      perform add_to_learning_days(old, -1);
    end if;
    if tg_op = 'DELETE' then
      return old;
    end if;
    if new.answered_at is null then
      new.answered_day := null;
      new.days_since := null;
    elsif tg_op = 'INSERT' or new.answered_at is distinct from old.answered_at then
      new.answered_day := local_day_of(new.student_id, new.answered_at);
      new.days_since := coalesce(new.answered_day - (
        select max(day) from learning_days
        where student_id = new.student_id and topic_id = new.topic_id and day <= new.answered_day and answered > 0
      ), -1);
    end if;
    if new.answered_day is not null then
      perform add_to_learning_days(new, 1);
    end if;
    return new;
  end $$`,
  `create trigger practice_questions_added before insert on practice_questions
    for each row when (new.answered_at is not null) execute function practice_questions_change_days()`,
  `create trigger practice_questions_changed before update on practice_questions
    for each row when ((new.answered_at, new.outcome, new.hints_opened, new.tutor_helped, new.seconds, new.topic_id)
        is distinct from (old.answered_at, old.outcome, old.hints_opened, old.tutor_helped, old.seconds, old.topic_id)
      and (new.answered_at is not null or old.answered_at is not null))
    execute function practice_questions_change_days()`,
  `create trigger practice_questions_gone before delete on practice_questions
    for each row when (old.answered_at is not null) execute function practice_questions_change_days()`,

  `create table coin_days (
    student_id uuid not null references users(id) on delete cascade,
    course_id text not null,
    day date not null,
    coins int not null,
    primary key (student_id, course_id, day)
  )`,
  `create function add_to_coin_days(c coin_entries, sign int) returns void language plpgsql as $$
  begin
    insert into coin_days as d (student_id, course_id, day, coins)
    select c.student_id, p.course_id, local_day_of(c.student_id, c.created_at), sign * c.amount
    from practices p where p.student_id = c.student_id and p.id = c.practice_id
    on conflict (student_id, course_id, day) do update set coins = d.coins + excluded.coins;
  end $$`,
  countAll('coin_entries', 'add_to_coin_days', 'amount > 0 and practice_id is not null'),
  `create function coin_entries_change_days() returns trigger language plpgsql as $$
  begin
    perform add_to_coin_days(new, 1);
    return null;
  end $$`,
  `create trigger coin_entries_added after insert on coin_entries
    for each row when (new.amount > 0 and new.practice_id is not null) execute function coin_entries_change_days()`,

  `create table error_sums (
    student_id uuid not null references users(id) on delete cascade,
    course_id text not null,
    topic_id text not null,
    misconception_id text not null,
    state text not null,
    count int not null,
    relapsed int not null,
    primary key (student_id, course_id, topic_id, misconception_id, state)
  )`,
  `create function add_to_error_sums(e errors, sign int) returns void language plpgsql as $$
  begin
    insert into error_sums as s (student_id, course_id, topic_id, misconception_id, state, count, relapsed)
    values (e.student_id, e.course_id, e.topic_id, coalesce(e.misconception_id, ''), e.state, sign,
      case when e.relapsed_at is null then 0 else sign end)
    on conflict (student_id, course_id, topic_id, misconception_id, state) do update set
      count = s.count + excluded.count, relapsed = s.relapsed + excluded.relapsed;
  end $$`,
  countAll('errors', 'add_to_error_sums', 'true'),
  // An account that ends takes its sums along: nothing is counted down for a student who is gone.
  `create function errors_change_sums() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' or (tg_op = 'DELETE' and exists (select 1 from users where id = old.student_id)) then
      perform add_to_error_sums(old, -1);
    end if;
    if tg_op <> 'DELETE' then
      perform add_to_error_sums(new, 1);
    end if;
    return null;
  end $$`,
  `create trigger errors_added after insert on errors for each row execute function errors_change_sums()`,
  `create trigger errors_changed after update on errors
    for each row when ((new.course_id, new.topic_id, new.misconception_id, new.state, new.relapsed_at is null)
      is distinct from (old.course_id, old.topic_id, old.misconception_id, old.state, old.relapsed_at is null))
    execute function errors_change_sums()`,
  `create trigger errors_gone after delete on errors for each row execute function errors_change_sums()`,

  // What waits, whatever for, in place of an index for each; what was fixed lately; the last fix of an idea.
  'drop index errors_unresolved',
  'drop index errors_to_confirm',
  `create index errors_waiting on errors (student_id, course_id, due_at) where state <> 'FIXED' or confirmed_at is null`,
  'create index errors_fixed_lately on errors (student_id, course_id, fixed_at desc) where fixed_at is not null',
  `create index errors_idea on errors (student_id, course_id, misconception_id, fixed_at desc)
    where misconception_id is not null`,
];
