import { type Kysely, sql } from 'kysely';

/**
 * Notices that wait for the end of the quiet hours, whatever they are about; kinds that somebody does not want; mails to
 * people who are asked into a class; and kinds of notices under the names that all of them follow.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const newNames: Record<string, string> = {
  CLASS_INVITATION: 'CLASS_INVITED',
  CLASS_LEFT: 'CLASS_REMOVED',
  CLASS_FILES: 'FILE_ADDED',
  MARKS_RELEASED: 'REPORT_READY',
  NEW_FOLLOWER: 'FOLLOWED_YOU',
  CHEER: 'CHEER_RECEIVED',
};

const statements = [
  `create table held_notifications (
    id uuid primary key,
    user_id uuid not null references users(id) on delete cascade,
    kind text not null,
    message text not null,
    about_id uuid references users(id) on delete cascade,
    created_at timestamptz not null
  )`,
  'create index held_notifications_person on held_notifications (user_id, created_at)',
  'create index held_notifications_about on held_notifications (about_id) where about_id is not null',
  `insert into held_notifications (id, user_id, kind, message, created_at)
    select gen_random_uuid(), s.student_id, n.kind, n.message, n.created_at from task_notices n
    join student_tasks s on s.id = n.student_task_id where n.told_at is null`,
  'drop index task_notices_waiting',
  'alter table task_notices drop column message, drop column told_at',
  `create table muted_notifications (
    user_id uuid not null references users(id) on delete cascade,
    kind text not null,
    primary key (user_id, kind)
  )`,
  ...Object.entries(newNames).flatMap(([old, name]) => [
    `update notifications set second_level_type = '${name}' where second_level_type = '${old}'`,
    `update held_notifications set kind = '${name}' where kind = '${old}'`,
    `update task_notices set kind = '${name}' where kind = '${old}'`,
  ]),
  'alter table class_invitations add column mailed_at timestamptz',
  'update class_invitations set mailed_at = created_at',
  'create index class_invitations_unmailed on class_invitations (class_id) where mailed_at is null',
];
