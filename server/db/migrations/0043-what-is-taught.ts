import { type Kysely, sql } from 'kysely';

/** The courses that somebody teaches, as they say it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table users add column teaches text[] not null default '{}'`).execute(db);
}
