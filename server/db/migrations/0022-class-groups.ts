import { type Kysely, sql } from 'kysely';

/** Named groups of students in a class, tasks for groups, and several tries at a homework. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table class_groups (
    id uuid primary key,
    class_id uuid not null references classes(id) on delete cascade,
    name text not null,
    creation_key text not null,
    created_at timestamptz not null,
    unique (class_id, creation_key),
    unique (class_id, id)
  )`,
  'create unique index class_groups_name on class_groups (class_id, lower(name))',
  // Whoever leaves the class leaves its groups.
  `create table class_group_members (
    group_id uuid not null,
    class_id uuid not null,
    student_id uuid not null,
    primary key (group_id, student_id),
    foreign key (class_id, group_id) references class_groups (class_id, id) on delete cascade,
    foreign key (class_id, student_id) references class_members (class_id, student_id) on delete cascade
  )`,
  'create index class_group_members_student on class_group_members (class_id, student_id)',
  `alter table tasks
    add column group_ids uuid[] not null default '{}',
    add column tries int not null default 1 check (tries between 1 and 5)`,
];
