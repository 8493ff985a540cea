import { type Kysely, sql } from 'kysely';

/**
 * The clock of a challenge, what was typed when its time was up, why a question was drawn, and whether a student
 * practises against the clock at all.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table practices
    add column seconds_allowed int,
    add column ends_at timestamptz,
    add column surprise boolean not null default false`,
  `create index practices_running on practices (ends_at) where state = 'IN_PROGRESS' and ends_at is not null`,
  'create index practices_of_course on practices (student_id, course_id, created_at desc)',
  'create index practices_of_student on practices (student_id, created_at desc)',
  'alter table practice_questions add column late_answer text, add column reason text',
  'alter table users add column practice_timer boolean not null default true',
];
