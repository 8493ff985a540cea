import { type Kysely, sql } from 'kysely';

/**
 * What a person changes about themselves, the copy and the end of their data, what they bought with MarsCoins, whom they
 * follow, and what became of a reported question.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table users
    add column adjustments text[] not null default '{}',
    add column year_level_changed_at timestamptz,
    add column deletes_at timestamptz,
    add column follow_code text unique`,
  'create index users_deletes_at on users (deletes_at) where deletes_at is not null',
  `create table email_changes (
    token_hash bytea primary key,
    user_id uuid not null references users(id) on delete cascade,
    email text not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  'create index email_changes_user on email_changes (user_id)',
  `create table account_exports (
    id uuid primary key,
    user_id uuid not null references users(id) on delete cascade,
    state text not null check (state in ('WAITING', 'READY')),
    parts_done int not null default 0,
    parts int not null,
    object_key text references stored_objects(key) on delete set null,
    size int,
    asked_at timestamptz not null,
    ready_at timestamptz,
    expires_at timestamptz
  )`,
  // However often somebody asks: one is made at a time.
  `create unique index account_exports_waiting on account_exports (user_id) where state = 'WAITING'`,
  'create index account_exports_user on account_exports (user_id, asked_at)',
  'create index account_exports_object on account_exports (object_key)',
  `create table owned_items (
    student_id uuid not null references users(id) on delete cascade,
    item_id text not null,
    price int not null check (price > 0),
    bought_at timestamptz not null,
    primary key (student_id, item_id)
  )`,
  `create table follows (
    follower_id uuid not null references users(id) on delete cascade,
    followed_id uuid not null references users(id) on delete cascade,
    created_at timestamptz not null,
    primary key (follower_id, followed_id),
    check (follower_id <> followed_id)
  )`,
  'create index follows_followed on follows (followed_id)',
  // One cheer a day from one person to another.
  `create table cheers (
    from_id uuid not null references users(id) on delete cascade,
    to_id uuid not null references users(id) on delete cascade,
    day date not null,
    primary key (from_id, to_id, day)
  )`,
  'create index cheers_to on cheers (to_id, day)',
  `alter table question_reports
    add column decision text check (decision in ('ACCEPTED', 'REFUSED')),
    add column answer text not null default '',
    add column decided_at timestamptz,
    add column decided_by uuid references users(id) on delete set null,
    add column re_marked_at timestamptz`,
  'create index question_reports_age on question_reports (created_at)',
];
