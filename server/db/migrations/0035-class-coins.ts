import { type Kysely, sql } from 'kysely';

/** What teachers give, what is done with coins in a class, and practice sets that students give each other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Day and week are those of the class's zone when it was given.
  `create table coin_awards (
    id uuid primary key,
    class_id uuid not null references classes(id) on delete cascade,
    student_id uuid not null references users(id) on delete cascade,
    teacher_id uuid references users(id) on delete set null,
    kind text not null check (kind in ('AWARD', 'HELPED')),
    amount int not null check (amount between 1 and 20),
    reason text not null,
    creation_key text not null,
    day date not null,
    week date not null,
    given_at timestamptz not null,
    unique (class_id, creation_key)
  )`,
  'create index coin_awards_week on coin_awards (class_id, week, given_at)',
  'create index coin_awards_student on coin_awards (student_id)',
  'create index coin_awards_teacher on coin_awards (teacher_id)',
  `create unique index coin_awards_helped on coin_awards (class_id, student_id, day) where kind = 'HELPED'`,
  'alter table classes add column coins_on_tasks boolean not null default false',
  `create table task_purchases (
    student_task_id uuid not null references student_tasks(id) on delete cascade,
    item text not null check (item in ('MORE_TIME', 'OTHER_NUMBERS')),
    question_index int,
    price int not null,
    bought_at timestamptz not null,
    primary key (student_task_id, item)
  )`,
  `create table class_pots (
    id uuid primary key,
    class_id uuid not null references classes(id) on delete cascade,
    title text not null,
    goal int not null check (goal between 500 and 5000),
    state text not null check (state in ('OPEN', 'GIVEN', 'CLOSED')),
    creation_key text not null,
    created_at timestamptz not null,
    ended_at timestamptz,
    unique (class_id, creation_key)
  )`,
  `create unique index class_pots_open on class_pots (class_id) where state = 'OPEN'`,
  'create index class_pots_class on class_pots (class_id, created_at desc)',
  `create table pot_gifts (
    id uuid primary key,
    pot_id uuid not null references class_pots(id) on delete cascade,
    student_id uuid not null references users(id) on delete cascade,
    amount int not null check (amount > 0),
    creation_key text not null,
    given_at timestamptz not null,
    unique (student_id, creation_key)
  )`,
  'create index pot_gifts_pot on pot_gifts (pot_id, student_id)',
  // The day is that of whoever gives.
  `create table practice_gifts (
    id uuid primary key,
    from_id uuid not null references users(id) on delete cascade,
    to_id uuid not null references users(id) on delete cascade,
    course_id text not null,
    topic_id text not null,
    question_count int not null check (question_count between 5 and 10),
    state text not null check (state in ('WAITING', 'BEGUN', 'DECLINED')),
    creation_key text not null,
    day date not null,
    created_at timestamptz not null,
    unique (from_id, creation_key)
  )`,
  'create index practice_gifts_to on practice_gifts (to_id, created_at)',
];
