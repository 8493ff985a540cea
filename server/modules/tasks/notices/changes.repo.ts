import { sql } from 'kysely';
import type { TaskType } from '../../../../rules/tasks/kinds';
import type { TaskBefore } from '../../../../rules/tasks/task-news';
import type { Db, Trx } from '../../../db/client';
import type { Addressee } from './notices.repo';

/** What students are told of, of the task `t`. Instants are written as PostgreSQL does: compared and read, never shown. */
const taskState = sql<TaskBefore>`jsonb_build_object('title', t.title, 'instructions', t.instructions, 'opensAt', t.opens_at,
  'dueAt', t.due_at, 'lateUntil', t.late_until, 'minutes', t.minutes,
  'grading', jsonb_build_array(t.grade_type, t.letter_borders)::text,
  'answers', jsonb_build_array(t.answers_when, t.answers_at)::text,
  'closed', t.closed_at is not null, 'points', array(select q.points from task_questions q where q.task_id = t.id order by q.place))`;

/** Notes what a task is now, unless its students wait to hear of an earlier change. */
export async function noteUntold(trx: Trx, taskId: string, now: Date): Promise<void> {
  await sql`update tasks t set untold_since = ${now}, untold_from = ${taskState}
    where t.id = ${taskId} and t.untold_since is null`.execute(trx);
}

export interface UntoldTask {
  id: string;
}

/** Tasks whose first untold change was until an instant, in the order of their ids, after one. */
export async function findUntoldTasks(
  db: Db,
  until: Date,
  last: UntoldTask | null,
  limit: number,
): Promise<UntoldTask[]> {
  return db
    .selectFrom('tasks')
    .select('id')
    .where('untold_since', '<=', until)
    .$if(last !== null, (query) => query.where('id', '>', last?.id ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute();
}

export interface ChangedTask {
  before: TaskBefore;
  /** When it was so. */
  since: Date;
  after: TaskBefore;
  version: number;
  type: TaskType;
  class_name: string;
}

/** What the task was and is; undefined where another worker was faster. Locked until the transaction ends. */
export async function lockUntoldTask(trx: Trx, taskId: string): Promise<ChangedTask | undefined> {
  const { rows } = await sql<ChangedTask>`
    select t.untold_from as before, t.untold_since as since, ${taskState} as after, t.version, t.type,
      c.name as class_name
    from tasks t join classes c on c.id = t.class_id where t.id = ${taskId} and t.untold_since is not null for no key update of t`.execute(
    trx,
  );
  return rows[0];
}

export async function settleUntold(trx: Trx, taskId: string): Promise<void> {
  await trx.updateTable('tasks').set({ untold_since: null, untold_from: null }).where('id', '=', taskId).execute();
}

export interface ChangedStudent extends Addressee {
  own_due_at: Date | null;
  own_late_until: Date | null;
  handed_in_at: Date | null;
}

/** Those whom a change of the task concerns, with their own dates: in the class and not excused. */
export async function findChangedStudents(trx: Trx, taskId: string): Promise<ChangedStudent[]> {
  return trx
    .selectFrom('student_tasks as s')
    .innerJoin('users as u', 'u.id', 's.student_id')
    .select(['s.id as student_task_id', 's.student_id', 'u.time_zone', 's.own_due_at', 's.own_late_until'])
    .select('s.handed_in_at')
    .where('s.task_id', '=', taskId)
    .where('s.left_at', 'is', null)
    .where('s.excused_at', 'is', null)
    .orderBy('s.student_id')
    .execute();
}
