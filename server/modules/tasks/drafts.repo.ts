import { sql, type Updateable } from 'kysely';
import type { Db, Trx } from '../../db/client';
import type { Database } from '../../db/schema';
import { taughtBy } from '../classroom';
import { insertQuestions, type StoredQuestion } from '../questions';
import type { TaskQuestionRow, TaskRow } from './task-data';

/** A class as the pages of its tasks show it. */
export interface TaskClassRow {
  id: string;
  name: string;
  colour: string;
  course_id: string;
  time_zone: string;
  archived_at: string | null;
  student_count: number;
}

export const taskClassJson = sql<TaskClassRow>`json_build_object('id', c.id, 'name', c.name, 'colour', c.colour,
  'course_id', c.course_id, 'time_zone', c.time_zone, 'archived_at', c.archived_at,
  'student_count', (select count(*)::int from class_members m where m.class_id = c.id))`;

export interface DraftRow {
  id: string;
  state: TaskRow['state'];
  version: number;
  draft: Record<string, string[]> | null;
  changed_at: Date;
  changed_by_name: string | null;
  class: TaskClassRow;
  students: { id: string; nickname: string }[];
  groups: { id: string; name: string; count: number }[];
  questions: TaskQuestionRow[];
}

/** A task that this person teaches, with all that its wizard shows. */
export async function findDraft(db: Db, teacherId: string, taskId: string): Promise<DraftRow | undefined> {
  const { rows } = await sql<DraftRow>`
    select t.id, t.state, t.version, t.draft, t.changed_at, ${taskClassJson} as class,
      (select u.nickname from users u where u.id = t.changed_by) as changed_by_name,
      (select coalesce(json_agg(json_build_object('id', u.id, 'nickname', u.nickname) order by lower(u.nickname), u.id), '[]')
        from class_members m join users u on u.id = m.student_id where m.class_id = c.id) as students,
      (select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name, 'count',
          (select count(*) from class_group_members x where x.group_id = g.id)) order by lower(g.name), g.id), '[]')
        from class_groups g where g.class_id = c.id) as groups,
      (select coalesce(json_agg(q order by q.place), '[]') from task_questions q where q.task_id = t.id) as questions
    from tasks t join classes c on c.id = t.class_id
    where t.id = ${taskId} and ${taughtBy(teacherId)}`.execute(db);
  return rows[0];
}

export interface LockedTask extends TaskRow {
  time_zone: string;
  class_name: string;
  class_archived_at: Date | null;
}

/** The task if this person teaches its class, locked until the transaction ends. */
export async function lockTask(trx: Trx, teacherId: string, taskId: string): Promise<LockedTask | undefined> {
  const { rows } = await sql<LockedTask>`
    select t.*, c.time_zone, c.name as class_name, c.archived_at as class_archived_at
    from tasks t join classes c on c.id = t.class_id
    where t.id = ${taskId} and ${taughtBy(teacherId)} for no key update of t`.execute(trx);
  return rows[0];
}

export interface OpenClass {
  id: string;
  course_id: string;
  time_zone: string;
  archived: boolean;
  tasks: number;
}

/** The class if this person teaches it and it is open, with how many tasks it has. */
export async function findOpenClass(db: Db, teacherId: string, classId: string): Promise<OpenClass | undefined> {
  const { rows } = await sql<OpenClass>`
    select c.id, c.course_id, c.time_zone, c.archived_at is not null as archived,
      (select count(*)::int from tasks t where t.class_id = c.id) as tasks
    from classes c where c.id = ${classId} and ${taughtBy(teacherId)}`.execute(db);
  return rows[0];
}

/** Those of these students who are in the class. */
export async function studentsInClass(db: Db, classId: string, studentIds: readonly string[]): Promise<string[]> {
  if (studentIds.length === 0) return [];
  const rows = await db
    .selectFrom('class_members')
    .select('student_id')
    .where('class_id', '=', classId)
    .where('student_id', 'in', studentIds)
    .orderBy('student_id')
    .execute();
  return rows.map(({ student_id }) => student_id);
}

interface NewDraft {
  id: string;
  classId: string;
  teacherId: string;
  creationKey: string;
  values: Record<string, string[]>;
  now: Date;
}

/** Stores a draft; the same form makes one. Returns its id. */
export async function insertDraft(
  db: Db,
  { id, classId, teacherId, creationKey, values, now }: NewDraft,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into tasks (id, class_id, created_by, state, type, practice_type, title, course_ids, source, answers_when,
      grade_type, letter_borders, scoring_type, draft, creation_key, created_at, changed_at)
    values (${id}, ${classId}, ${teacherId}, 'DRAFT', 'HOMEWORK', 'CASUAL_TASK', ${values.title?.[0] ?? ''}, '{}', 'TOPICS', 'HAND_IN',
      'POINT', '{}', 'POINTS', ${JSON.stringify(values)}, ${creationKey}, ${now}, ${now})
    on conflict (class_id, creation_key) do update set creation_key = excluded.creation_key
    returning id`.execute(db);
  return rows[0]?.id ?? id;
}

export async function updateTask(
  trx: Trx,
  taskId: string,
  change: Updateable<Database['tasks']>,
  { now, teacherId }: { now: Date; teacherId: string },
): Promise<void> {
  await trx
    .updateTable('tasks')
    .set({ ...change, version: sql`version + 1`, changed_at: now, changed_by: teacherId })
    .where('id', '=', taskId)
    .execute();
}

/** Whether a task is out and open; asked by who has just named it. */
export async function isOpenTask(db: Db, taskId: string): Promise<boolean> {
  const row = await db
    .selectFrom('tasks')
    .select('id')
    .where('id', '=', taskId)
    .where('state', '=', 'OPEN')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteTask(trx: Trx, taskId: string): Promise<void> {
  await trx.deleteFrom('tasks').where('id', '=', taskId).execute();
}

export async function questionsOfTask(trx: Trx, taskId: string): Promise<TaskQuestionRow[]> {
  return trx.selectFrom('task_questions').selectAll().where('task_id', '=', taskId).orderBy('place').execute();
}

/** Puts these questions in place of all that the task had. */
export async function replaceQuestions(
  trx: Trx,
  taskId: string,
  questions: readonly Omit<TaskQuestionRow, 'task_id' | 'place'>[],
  drawn: readonly StoredQuestion[] = [],
): Promise<void> {
  await insertQuestions(trx, drawn);
  await trx.deleteFrom('task_questions').where('task_id', '=', taskId).execute();
  if (questions.length === 0) return;
  await trx
    .insertInto('task_questions')
    .values(questions.map((question, index) => ({ ...question, task_id: taskId, place: index + 1 })))
    .execute();
}

/** Whether the member `m` of a class is one of these students, or in one of these groups of the class. */
function isAmong({ groupIds, studentIds }: { groupIds: string[]; studentIds: string[] }) {
  return sql`(m.student_id = any(${studentIds}::uuid[]) or exists (select 1 from class_group_members g
    where g.class_id = m.class_id and g.student_id = m.student_id and g.group_id = any(${groupIds}::uuid[])))`;
}

/** Sets the task for these groups and students of its class, or for all of it; returns who has it now and had not. */
export async function assignStudents(
  trx: Trx,
  {
    taskId,
    classId,
    whom,
    now,
  }: { taskId: string; classId: string; whom: { groupIds: string[]; studentIds: string[] } | null; now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ student_id: string }>`
    insert into student_tasks (id, task_id, student_id, assigned_at)
    select gen_random_uuid(), ${taskId}::uuid, m.student_id, ${now}::timestamptz from class_members m
    where m.class_id = ${classId} ${whom === null ? sql`` : sql`and ${isAmong(whom)}`}
    on conflict (task_id, student_id) do nothing returning student_id`.execute(trx);
  return rows.map(({ student_id }) => student_id);
}
