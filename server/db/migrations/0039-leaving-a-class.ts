import { type Kysely, sql } from 'kysely';

/** When a student left the class of a task; homework at the students' own pace has no clock. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const isGone = `t.id = s.task_id
  and not exists (select 1 from class_members m where m.class_id = t.class_id and m.student_id = s.student_id)`;

const statements = [
  'alter table student_tasks add column left_at timestamptz',
  // Those who left before: what they had not begun was in no list of theirs, what they had goes on no longer.
  `delete from student_tasks s using tasks t where ${isGone} and t.state = 'OPEN'
    and s.practice_id is null and s.handed_in_at is null and greatest(t.late_until, s.own_late_until, s.own_due_at) > now()`,
  `update student_tasks s set left_at = now() from tasks t where ${isGone}`,
  `update practices p set closes_at = least(p.closes_at, s.left_at) from student_tasks s
    where s.left_at is not null and p.student_task_id = s.id and p.student_id = s.student_id`,

  `update practices p set ends_at = null, seconds_allowed = null
    from student_tasks s join tasks t on t.id = s.task_id
    where t.type = 'HOMEWORK' and t.practice_type = 'CASUAL_TASK' and t.minutes is not null
      and p.student_task_id = s.id and p.student_id = s.student_id and p.state = 'IN_PROGRESS'`,
  `update tasks set minutes = null where type = 'HOMEWORK' and practice_type = 'CASUAL_TASK' and minutes is not null`,
];
