import { type Kysely, sql } from 'kysely';

/**
 * When a student gave the last sign of work, and on which question: time that several windows share counts once
 * (`rules/working-time.ts`).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table last_signs (
    student_id uuid primary key references users(id) on delete cascade,
    question_id uuid not null,
    at timestamptz not null
  )`,
  'alter table practice_questions add column pending_ms int not null default 0',
];
