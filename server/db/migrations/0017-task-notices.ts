import { type Kysely, sql } from 'kysely';

/** What students are told about their tasks, each thing once; minutes added to a test; what came of a mark asked again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table student_tasks add column extra_minutes int not null default 0',
  'alter table mark_requests add column outcome text',
  `update mark_requests set outcome = 'CHANGED' where answered_at is not null`,
  'create index mark_requests_asked on mark_requests (asked_at)',
  `create table task_notices (
    student_task_id uuid not null references student_tasks(id) on delete cascade,
    kind text not null,
    occurrence text not null,
    message text not null,
    created_at timestamptz not null,
    told_at timestamptz,
    primary key (student_task_id, kind, occurrence)
  )`,
  'create index task_notices_waiting on task_notices (created_at) where told_at is null',
  `create index tasks_due on tasks (due_at) where state = 'OPEN'`,
  'create index tasks_answers on tasks (answers_at) where answers_at is not null',
  'create index student_tasks_own_due on student_tasks (own_due_at) where own_due_at is not null',
  'create index student_tasks_handed_in on student_tasks (handed_in_at) where handed_in_at is not null',
];
