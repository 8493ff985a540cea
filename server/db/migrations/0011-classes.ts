import { type Kysely, sql } from 'kysely';

/** How a class looks and when its days begin, who teaches it besides its owner, and who is asked into it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table classes
    add column colour text not null default 'BLUE',
    add column time_zone text not null default 'Australia/Sydney',
    add column archived_at timestamptz,
    add column creation_key text`,
  'create unique index classes_creation on classes (teacher_id, creation_key)',
  `create table class_teachers (
    class_id uuid not null references classes(id) on delete cascade,
    teacher_id uuid not null references users(id) on delete cascade,
    joined_at timestamptz not null,
    primary key (class_id, teacher_id)
  )`,
  'create index class_teachers_teacher on class_teachers (teacher_id)',
  `create table class_invitations (
    class_id uuid not null references classes(id) on delete cascade,
    role text not null,
    email text not null,
    user_id uuid references users(id) on delete cascade,
    invited_by uuid references users(id) on delete set null,
    created_at timestamptz not null,
    primary key (class_id, role, email)
  )`,
  'create index class_invitations_user on class_invitations (user_id) where user_id is not null',
  // The sample class of earlier releases: its code had letters that codes have no longer.
  `update classes set join_code = 'MRS6B47' where join_code = '6BMARS'`,
];
