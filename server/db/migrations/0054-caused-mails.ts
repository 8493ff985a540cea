import { type Kysely, sql } from 'kysely';

/** Counts the mails that one person causes and that one mailbox gets. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table caused_mails (
    id uuid primary key default gen_random_uuid(),
    kind text not null,
    by_id uuid references users(id) on delete set null,
    mailbox bytea not null,
    at timestamptz not null
  )`,
  'create index caused_mails_mailbox on caused_mails (mailbox, at)',
  'create index caused_mails_by on caused_mails (by_id, at) where by_id is not null',
  'create index caused_mails_at on caused_mails (at)',
];
