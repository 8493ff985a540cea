import { type Kysely, sql } from 'kysely';

/** Accounts that a provider of identities opens, beside a password or in place of one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table provider_identities (
    issuer text not null,
    subject text not null,
    user_id uuid not null references users(id) on delete cascade,
    created_at timestamptz not null,
    primary key (issuer, subject)
  )`,
  'create unique index provider_identities_user on provider_identities (user_id, issuer)',
];
