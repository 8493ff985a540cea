import { type Kysely, sql } from 'kysely';

/** What the quest of a day counts, found by its time: home asks for it, however long somebody has been here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create index practices_finished on practices (student_id, finished_at) where state = 'FINISHED'`,
  'create index practice_questions_redone on practice_questions (student_id, answered_at) where error_id is not null',
  'create index working_lines_written on working_lines (student_id, created_at)',
  `create index tutor_messages_said on tutor_messages (student_id, created_at) where author = 'STUDENT'`,
];
