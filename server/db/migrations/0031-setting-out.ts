import { type Kysely, sql } from 'kysely';

/** The school of somebody who teaches, as they say it; and placement tests whose result a teacher took back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table users add column school_name text check (length(school_name) between 1 and 100)',
  // The row stays: it knows which runs are older than that.
  'alter table placements add column reset_at timestamptz',
];
