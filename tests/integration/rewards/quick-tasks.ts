import { sql } from 'kysely';
import { finishPractice } from '../../../server/modules/practice';
import { startStudentTask } from '../../../server/modules/tasks';
import { newId } from '../../../server/platform/ids';
import type { Person } from '../backend/people';
import type { TestBackend } from '../backend/test-backend';
import type { School } from '../tasks/school';

type Backend = Pick<TestBackend, 'services' | 'clock'>;

/** Another class of the same teacher with the same students. */
export async function makeClassBeside({ services: { db } }: Backend, { teacher, students }: School): Promise<string> {
  const id = newId();
  const row = { id, teacher_id: teacher.id, name: '6C', course_id: 'year-6', join_code: newId() };
  await db
    .insertInto('classes')
    .values({ ...row, archived_at: null, creation_key: null })
    .execute();
  await db
    .insertInto('class_members')
    .values(students.map((student) => ({ class_id: id, student_id: student.id })))
    .execute();
  return id;
}

/** A task for the whole class, due tomorrow, made from one that is out: its questions are drawn for each student. */
export async function setTaskAgain(
  { services: { db }, clock }: Backend,
  { classId }: Pick<School, 'classId'>,
  taskId: string,
  questions: number,
): Promise<string> {
  const id = newId();
  const due = new Date(clock.now().getTime() + 86_400_000);
  await sql`insert into tasks select (jsonb_populate_record(t, jsonb_build_object('id', ${id}::uuid,
    'creation_key', ${newId()}::text, 'normal', ${questions}::int, 'question_count', ${questions}::int,
    'due_at', ${due}::timestamptz, 'late_until', ${due}::timestamptz))).* from tasks t where t.id = ${taskId}`.execute(
    db,
  );
  await sql`insert into student_tasks (id, task_id, student_id, assigned_at)
    select gen_random_uuid(), ${id}::uuid, m.student_id, now() from class_members m where m.class_id = ${classId}`.execute(
    db,
  );
  return id;
}

async function startTask({ services }: Backend, { id: studentId, viewer }: Person, taskId: string): Promise<string> {
  const { id } = await services.db
    .selectFrom('student_tasks')
    .select('id')
    .where('task_id', '=', taskId)
    .where('student_id', '=', studentId)
    .executeTakeFirstOrThrow();
  return startStudentTask(services, viewer, id);
}

/** 'begun', or the code of the refusal. */
export const beginTask = (backend: Backend, student: Person, taskId: string): Promise<string> =>
  startTask(backend, student, taskId).then(
    () => 'begun',
    (error: { code?: string }) => error.code ?? String(error),
  );

/** A student begins a task, answers all of it, and hands it in. */
export async function handInTask(backend: Backend, student: Person, taskId: string): Promise<void> {
  const { services, clock } = backend;
  const practiceId = await startTask(backend, student, taskId);
  await services.db
    .updateTable('practice_questions')
    .set({ answered_at: clock.now(), closed_at: clock.now(), outcome: 'RIGHT' })
    .where('practice_id', '=', practiceId)
    .execute();
  await finishPractice(services, student.viewer, practiceId);
}

/** The student as one whose trial has ended, without a plan. */
export async function endTrial({ services: { db }, clock }: Backend, student: Person): Promise<Person> {
  const acceptTcAt = new Date(clock.now().getTime() - 30 * 86_400_000);
  await db.updateTable('users').set({ accept_tc_at: acceptTcAt }).where('id', '=', student.id).execute();
  return { ...student, viewer: { ...student.viewer, acceptTcAt } };
}
