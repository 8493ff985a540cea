import { type Kysely, sql } from 'kysely';

/**
 * Sessions that their owner can tell apart and end, the browsers that an account knows, and inviting codes that cannot
 * be told from the account's id (the demo school had such ones).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table sessions add column id uuid not null default gen_random_uuid()',
  `alter table sessions add column device text not null default ''`,
  'create unique index sessions_id on sessions (id)',
  `create table known_devices (
    user_id uuid not null references users(id) on delete cascade,
    token_hash bytea not null,
    used_at timestamptz not null,
    primary key (user_id, token_hash)
  )`,
  `update users set inviting_code = upper(replace(gen_random_uuid()::text, '-', ''))
    where inviting_code = upper(left(replace(id::text, '-', ''), length(inviting_code)))`,
];
