import { type Kysely, sql } from 'kysely';

/** Administrators look at the replies that students reported. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tutor_messages add column report_seen_at timestamptz`.execute(db);
  await sql`create index tutor_messages_reported on tutor_messages (reported_at) where reported_at is not null`.execute(
    db,
  );
}
