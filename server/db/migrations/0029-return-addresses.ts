import { type Kysely, sql } from 'kysely';

/** The address that a provider's page leads back to: the first press decides, and only while the page is being opened. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payments add column return_url text`.execute(db);
}
