import { type Kysely, sql } from 'kysely';

/**
 * What the quest of a day counts, found by its time: home asks for it, however long somebody has been here. And pause days
 * of a streak: bought on a day of the student (yyyy-MM-dd), used by itself on one that they missed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create index practices_finished on practices (student_id, finished_at) where state = 'FINISHED'`,
  'create index practice_questions_redone on practice_questions (student_id, answered_at) where error_id is not null',
  'create index working_lines_written on working_lines (student_id, created_at)',
  `create index tutor_messages_said on tutor_messages (student_id, created_at) where author = 'STUDENT'`,
  `create table streak_pauses (
    student_id uuid not null references users(id) on delete cascade,
    id uuid not null,
    bought_on text not null,
    bought_at timestamptz not null,
    used_on text,
    primary key (student_id, id)
  )`,
  'create unique index streak_pauses_day on streak_pauses (student_id, used_on) where used_on is not null',
  'create index streak_pauses_held on streak_pauses (student_id) where used_on is null',
];
