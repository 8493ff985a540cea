import { type Kysely, sql } from 'kysely';

/**
 * A notice that waits goes with the task of the student that it is about, and keeps its first level: notices of what is no
 * class wait for the morning, too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table held_notifications
    add column student_task_id uuid references student_tasks(id) on delete cascade,
    add column first_level_type text not null default 'CLASS'`,
  `create index held_notifications_student_task on held_notifications (student_task_id)
    where student_task_id is not null`,
];
