import { type Kysely, sql } from 'kysely';

/** What the rule of mastery asks for, beside each rating, and what placement tests found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table topic_ratings add column unaided int not null default 0, add column unaided_at timestamptz',
  `update topic_ratings r set unaided = q.unaided, unaided_at = q.unaided_at
    from (
      select student_id, topic_id, count(*)::int as unaided, max(answered_at) as unaided_at
      from practice_questions
      where outcome = 'RIGHT' and hints_opened = 0 and not tutor_helped and answered_at is not null
      group by student_id, topic_id
    ) q
    where q.student_id = r.student_id and q.topic_id = r.topic_id`,
  `create table placements (
    student_id uuid not null references users(id) on delete cascade,
    subject text not null,
    answered int not null,
    skipped int not null,
    findings jsonb not null,
    week jsonb not null,
    taken_at timestamptz not null,
    primary key (student_id, subject)
  )`,
];
