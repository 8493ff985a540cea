import { type Kysely, sql } from 'kysely';

/** Mistakes of tests in the error logbook, and reports that families open by a link. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table practices add column errors_recorded_at timestamptz',
  `create index practices_tests_to_record on practices (finished_at)
    where is_test and state = 'FINISHED' and errors_recorded_at is null`,

  `alter table report_shares
    add column id uuid not null unique default gen_random_uuid(),
    add column created_by uuid references users(id) on delete set null`,
  'create index report_shares_student on report_shares (student_id, created_at desc)',
  'create index report_shares_student_task on report_shares (student_task_id)',
  'create index report_shares_created_by on report_shares (created_by) where created_by is not null',
  'create index report_shares_expiry on report_shares (expires_at)',
  `create table report_share_views (
    id uuid primary key,
    share_id uuid not null references report_shares(id) on delete cascade,
    device text not null,
    viewed_at timestamptz not null
  )`,
  'create index report_share_views_share on report_share_views (share_id, viewed_at desc)',
  'alter table classes add column students_may_share boolean not null default false',
];
