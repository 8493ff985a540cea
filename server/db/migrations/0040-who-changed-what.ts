import { type Kysely, sql } from 'kysely';

/**
 * Who changed a task last, and who changed what a teacher keeps with a student's task: its comment and rubric, its own
 * dates and whether it is excused. And since when the keys of a practice that goes on have been seen.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table tasks add column changed_by uuid references users(id) on delete set null',
  `alter table student_tasks
    add column commented_by uuid references users(id) on delete set null,
    add column commented_at timestamptz,
    add column arranged_by uuid references users(id) on delete set null,
    add column arranged_at timestamptz`,
  'alter table practices add column keys_seen_at timestamptz',
];
