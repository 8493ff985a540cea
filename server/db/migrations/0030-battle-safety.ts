import { type Kysely, sql } from 'kysely';

/** What administrators decide about reports of battles, who may not play, what parents allowed, and how long templates take. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // How often each of the friendly words was sent: {"WAVE": 2}.
  `alter table battle_seats add column emotes jsonb not null default '{}'`,
  'alter table battle_reports rename column seen_at to closed_at',
  `alter table battle_reports
    add column decision text check (decision in ('CLOSED', 'WARNED', 'SUSPENDED')),
    add column note text not null default ''`,
  `update battle_reports set decision = 'CLOSED' where closed_at is not null`,
  'create index battle_reports_open on battle_reports (created_at) where closed_at is null',
  `create table battle_suspensions (
    user_id uuid primary key references users(id) on delete cascade,
    reason text not null,
    created_at timestamptz not null,
    until_at timestamptz not null
  )`,
  // A key outlives the permission that it gave: the same link takes it back.
  `create table battle_permissions (
    user_id uuid primary key references users(id) on delete cascade,
    key_hash bytea not null unique,
    asked_at timestamptz not null,
    expires_at timestamptz not null,
    allowed boolean,
    decided_at timestamptz
  )`,
  // How long students take for a template: a median over many of them, made anew each night.
  `create table template_paces (
    template_id text primary key,
    seconds real not null,
    computed_at timestamptz not null
  )`,
];
