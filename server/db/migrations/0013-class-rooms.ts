import { type Kysely, sql } from 'kysely';

/** What a class has besides its people: files, announcements, accounts that a teacher prepared, and who came and went. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Counts the changes of a class's settings, so that two teachers do not overwrite each other unseen.
  'alter table classes add column version integer not null default 1',
  // One row for each object in the file store, made before it: what no file points to is swept.
  `create table stored_objects (
    key text primary key,
    created_at timestamptz not null
  )`,
  'create index stored_objects_created on stored_objects (created_at)',
  `create table class_files (
    id uuid primary key,
    class_id uuid not null references classes(id) on delete cascade,
    object_key text not null unique references stored_objects(key),
    uploaded_by uuid references users(id) on delete set null,
    name text not null,
    kind text not null,
    size integer not null,
    created_at timestamptz not null,
    deleted_at timestamptz,
    told_at timestamptz
  )`,
  'create index class_files_class on class_files (class_id)',
  'create index class_files_deleted on class_files (deleted_at) where deleted_at is not null',
  `create table class_announcements (
    id uuid primary key,
    class_id uuid not null references classes(id) on delete cascade,
    author_id uuid references users(id) on delete set null,
    body text not null,
    created_at timestamptz not null,
    edited_at timestamptz,
    told_at timestamptz,
    creation_key text not null,
    unique (class_id, creation_key)
  )`,
  // Accounts without an email address. The first password follows from secret, account and version; none is stored.
  `create table prepared_accounts (
    user_id uuid primary key references users(id) on delete cascade,
    class_id uuid references classes(id) on delete set null,
    version integer not null default 1,
    password_chosen_at timestamptz,
    creation_key text,
    created_at timestamptz not null
  )`,
  'create index prepared_accounts_class on prepared_accounts (class_id)',
  `create table class_changes (
    id uuid primary key,
    class_id uuid not null references classes(id) on delete cascade,
    kind text not null,
    created_at timestamptz not null
  )`,
  'create index class_changes_created on class_changes (created_at, class_id)',
  `create table teacher_digests (
    teacher_id uuid primary key references users(id) on delete cascade,
    told_until timestamptz not null
  )`,
];
