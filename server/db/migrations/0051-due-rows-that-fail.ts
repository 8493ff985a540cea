import { type Kysely, sql } from 'kysely';

/** Rows that a job could not serve: when it tries them again, and why it failed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table job_failures (
    job text not null,
    row_id text not null,
    tries int not null,
    reason text not null,
    failed_at timestamptz not null,
    next_try_at timestamptz,
    primary key (job, row_id))`,
  `create index job_failures_latest on job_failures (failed_at)`,
];
