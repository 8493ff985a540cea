import { type Kysely, sql } from 'kysely';

/**
 * A mail that waits for a mail server is claimed while it is sent, so that no other worker sends it, and a worker that dies
 * leaves it to the next. Those that are there already were kept to be read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table outbox_mails
    add column waits boolean not null default false,
    add column claimed_until timestamptz`,
  `create index outbox_mails_waiting on outbox_mails (created_at, id) where waits`,
];
