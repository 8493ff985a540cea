import { type Kysely, sql } from 'kysely';

/**
 * A test that is handed back goes on with the time that was left of its clock. What ends at a typed time ends with the
 * last millisecond of that minute (`endOfMinuteOf`), also where it was stored before this rule. Whoever moves to a time
 * zone where it is still the day before goes on counting days by the old one (`day_zone`) until that day begins there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const toEndOfMinute = (table: string, columns: string[], where = 'true') =>
  `update ${table} set ${columns
    .map(
      (column) => `${column} = case when ${column} = date_trunc('minute', ${column})
    then ${column} + interval '59.999 seconds' else ${column} end`,
    )
    .join(', ')} where ${where}`;

const statements = [
  'alter table practices add column seconds_left int',
  `update tasks set answers_at = due_at + interval '59.999 seconds'
    where answers_at = due_at and due_at = date_trunc('minute', due_at)`,
  toEndOfMinute('tasks', ['due_at', 'late_until']),
  toEndOfMinute('student_tasks', ['own_due_at', 'own_late_until']),
  toEndOfMinute('practices', ['closes_at'], 'student_task_id is not null'),
  'alter table users add column day_zone text, add column day_zone_until timestamptz',
  // The zone by which a person's days count at an instant.
  `create function day_zone(u users, instant timestamptz) returns text language plpgsql immutable as $$
  begin
    return case when u.day_zone_until > instant then u.day_zone else u.time_zone end;
  end $$`,
  `create or replace function local_day_of(student uuid, instant timestamptz) returns date language plpgsql stable as $$
  begin
    return (select (instant at time zone day_zone(users, instant))::date from users where id = student);
  exception when invalid_parameter_value then
    return (instant at time zone 'Australia/Sydney')::date;
  end $$`,
];
