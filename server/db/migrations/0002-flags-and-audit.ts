import { type Kysely, sql } from 'kysely';

/** What administrators decide about features, and the lines that tell who decided what. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table flag_settings (
    name text primary key,
    mode text not null check (mode in ('ON', 'OFF', 'SOME')),
    percentage int not null check (percentage between 0 and 100),
    emails text[] not null,
    updated_at timestamptz not null
  )`,
  // The line outlives the account of the one who acted.
  `create table audit_entries (
    id uuid primary key,
    actor_id uuid references users(id) on delete set null,
    action text not null,
    subject text not null,
    detail jsonb not null,
    created_at timestamptz not null
  )`,
  'create index audit_entries_age on audit_entries (created_at)',
  'alter table sessions add column inspects boolean not null default false',
];
