import { type Kysely, sql } from 'kysely';

/** What teachers give, and what is done with coins in a class. */
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
];
