import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { up } from '../../../server/db/migrations/0039-leaving-a-class';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { as, makeSchool, setTask, studentsOf } from './school';
import { studentTasks } from './student-operations';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

it('ends the work of who left before, keeps what was done, and stops the clocks of homework', async () => {
  const { db } = backend.services;
  const school = await makeSchool(backend, 3);
  const [begun, idle, staying] = school.students;
  if (!begun || !idle || !staying) throw new Error('The class has three students.');
  const taskId = await setTask(backend, school);
  const { practiceId } = (await as(backend, begun, studentTasks.open(taskId))) as { practiceId: string };
  const other = (await as(backend, staying, studentTasks.open(taskId))) as { practiceId: string };
  // The migration asks the database for the time, and the task is open by that time too.
  await sql`update tasks set due_at = now() + interval '7 days', late_until = now() + interval '8 days'`.execute(db);
  // As it was stored before: rows of former members go on, and homework has a clock.
  await sql`alter table student_tasks drop column left_at`.execute(db);
  await sql`update tasks set minutes = 20`.execute(db);
  await sql`update practices set ends_at = now() + interval '1 hour', closes_at = now() + interval '8 days', seconds_allowed = 1200`.execute(
    db,
  );
  for (const { id } of [begun, idle]) await db.deleteFrom('class_members').where('student_id', '=', id).execute();

  await db.transaction().execute((trx) => up(trx as never));

  const left = await db.selectFrom('student_tasks').select(['student_id', 'left_at']).orderBy('left_at').execute();
  expect(left).toEqual([
    { student_id: begun.id, left_at: expect.any(Date) },
    { student_id: staying.id, left_at: null },
  ]);
  const practices = await db
    .selectFrom('practices')
    .select(['id', 'closes_at', 'ends_at', 'seconds_allowed'])
    .execute();
  const closesAt = (id: string) => practices.find((practice) => practice.id === id)?.closes_at?.getTime();
  expect(closesAt(practiceId)).toBe(left[0]?.left_at?.getTime());
  expect(closesAt(other.practiceId)).toBeGreaterThan(left[0]?.left_at?.getTime() ?? Number.POSITIVE_INFINITY);
  expect(practices.map(({ ends_at, seconds_allowed }) => [ends_at, seconds_allowed])).toEqual([
    [null, null],
    [null, null],
  ]);
  expect(await db.selectFrom('tasks').select('minutes').executeTakeFirst()).toEqual({ minutes: null });
  expect(await studentsOf(backend, school, taskId)).toHaveLength(2);
});
