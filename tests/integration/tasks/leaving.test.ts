import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { finishPractice } from '../../../server/modules/practice';
import { endOverdue } from '../../../server/modules/practice/end-overdue';
import { lockQuestion } from '../../../server/modules/practice/practice.repo';
import {
  changeTask,
  checkTaskSums,
  getStudentReport,
  getTaskReport,
  getTaughtTask,
  openMyTask,
} from '../../../server/modules/tasks';
import { tellChanges } from '../../../server/modules/tasks/notices/tell-changes';
import type { Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { operations } from '../classroom/operations';
import { answerRight } from '../practice/student';
import { taskOperations, wallIn } from './operations';
import { as, firstStudent, makeSchool, type School, setTask, studentsOf } from './school';
import { studentTasks } from './student-operations';

let backend: TestBackend;
let school: School;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());
beforeEach(async () => {
  school = await makeSchool(backend, 3);
});

const first = () => firstStudent(school);
const teach = (operation: readonly [string, object]) => as(backend, school.teacher, operation);
const leave = () => as(backend, first(), operations.leave(school.classId));
const remove = () => teach(operations.removeStudents(school.classId, [first().id]));
const listed = async (person = first()) =>
  ((await as(backend, person, studentTasks.all())) as { taskId: string }[]).map(({ taskId }) => taskId);
const open = async (taskId: string, person: Person = first()) =>
  (await openMyTask(backend.services, person.viewer, taskId)).practiceId ?? '';
const rowOf = async (taskId: string, person = first()) =>
  (await studentsOf(backend, school, taskId)).find(({ studentId }) => studentId === person.id);
const liveNames = async (taskId: string) => {
  const live = (await teach(taskOperations.live(taskId))) as { picture: { students: { nickname: string }[] } };
  return live.picture.students.map(({ nickname }) => nickname);
};

describe.each([
  ['leaves', leave],
  ['is removed', remove],
])('a student who %s', (_how, go) => {
  it('works on no task of the class any more: what was begun closes as it stands', async () => {
    const taskId = await setTask(backend, school);
    const practiceId = await open(taskId);
    await answerRight(backend.services, first().viewer, practiceId, 1);
    await go();
    expect(await listed()).toEqual([]);
    expect(await as(backend, first(), studentTasks.one(taskId))).toMatchObject({ left: true, takesWork: false });
    backend.clock.advance({ minutes: 1 });
    expect(await as(backend, first(), studentTasks.submit(practiceId, 2, '1'))).toBe(
      'PRACTICE_FINISHED_OR_EXITED_ERROR',
    );
    await endOverdue(backend.services);
    expect(await rowOf(taskId)).toMatchObject({ standing: 'LEFT', answered: 1, score: { pointsScore: 1 } });
    expect(await liveNames(taskId)).toEqual(['Ava 2', 'Ava 3']);
    // Nothing is taken from who is gone, so nothing is to be confirmed.
    const { row } = await getTaughtTask(backend.services, school.teacher.viewer, taskId);
    const sooner = { dueAt: wallIn(backend.clock.now(), 1), lateUntil: '' };
    await changeTask(backend.services, school.teacher.viewer, { taskId, version: row.version, change: sooner });
    // The teacher's side stays shut for what comes after.
    const own = (await rowOf(taskId))?.id ?? '';
    const later = wallIn(backend.clock.now(), 90);
    expect(await teach(taskOperations.extend(taskId, own, later, later))).toBe('UNPROCESSABLE');
    await teach(taskOperations.close(taskId, true));
    await teach(taskOperations.close(taskId, false));
    expect(await as(backend, first(), studentTasks.submit(practiceId, 2, '1'))).toBe(
      'PRACTICE_FINISHED_OR_EXITED_ERROR',
    );
  });

  it('is out of tasks that were not begun, and keeps what was handed in', async () => {
    const notBegun = await setTask(backend, school, { title: ['Not begun'] });
    const done = await setTask(backend, school, { title: ['Done'] });
    await finishPractice(backend.services, first().viewer, await open(done));
    await go();
    expect(await listed()).toEqual([done]);
    expect(await as(backend, first(), studentTasks.one(notBegun))).toBe('NOT_FOUND');
    expect(await rowOf(notBegun)).toBeUndefined();
    expect(await rowOf(done)).toMatchObject({ standing: 'LEFT', status: 'DONE' });
    expect(await teach(taskOperations.handBack(done, (await rowOf(done))?.id ?? ''))).toBe('UNPROCESSABLE');
  });

  it('begins no other try', async () => {
    const taskId = await setTask(backend, school, { tries: ['3'] });
    await finishPractice(backend.services, first().viewer, await open(taskId));
    await go();
    expect(await as(backend, first(), studentTasks.one(taskId))).toMatchObject({ canTryAgain: false });
    expect(await as(backend, first(), studentTasks.tryAgain(taskId))).toBe('CONFLICT');
  });
});

it('whoever left counts in no figure of the class, and again after coming back', async () => {
  const taskId = await setTask(backend, school);
  const [, second] = school.students as [Person, Person];
  const practiceId = await open(taskId);
  await answerRight(backend.services, first().viewer, practiceId, 1);
  await finishPractice(backend.services, first().viewer, practiceId);
  await finishPractice(backend.services, second.viewer, await open(taskId, second));
  const { classId, teacher } = school;
  const figures = async () => {
    const report = await getStudentReport(backend.services, teacher.viewer, { classId, studentId: second.id });
    const { counted, medianPercent } = await getTaskReport(backend.services, teacher.viewer, { taskId, filter: null });
    return { class: report.tasks[0]?.classPercent, counted, medianPercent };
  };
  const all = await figures();
  expect(all).toMatchObject({ counted: 3, class: expect.any(Number) });
  expect(all.class).toBeGreaterThan(0);
  await remove();
  expect(await figures()).toEqual({ class: 0, counted: 2, medianPercent: 0 });
  await checkTaskSums(backend.services, '00000000-0000-0000-0000-000000000000');
  const code = await teach(operations.renew(classId));
  await as(backend, first(), operations.join(String(code)));
  expect(await figures()).toEqual(all);
});

it('a test that is left half-way keeps its answers secret while classmates work on it', async () => {
  const taskId = await setTask(backend, school, { type: ['TEST'], answersWhen: ['HAND_IN'] });
  const practiceId = await open(taskId);
  await as(backend, first(), studentTasks.save(practiceId, 1, '7'));
  await leave();
  backend.clock.advance({ minutes: 1 });
  await endOverdue(backend.services);
  expect(await as(backend, first(), studentTasks.save(practiceId, 1, '8'))).toBe('PRACTICE_FINISHED_OR_EXITED_ERROR');
  expect(await as(backend, first(), studentTasks.question(practiceId, 1))).toMatchObject({ answersHidden: true });
  expect(await as(backend, first(), studentTasks.one(taskId))).toMatchObject({ answersOut: false, grade: null });
});

it('who comes back goes on where the work was left, with the tasks of the class', async () => {
  const begun = await setTask(backend, school, { title: ['Begun'] });
  await setTask(backend, school, { title: ['Not begun'] });
  const practiceId = await open(begun);
  await answerRight(backend.services, first().viewer, practiceId, 1);
  await leave();
  backend.clock.advance({ minutes: 1 });
  await endOverdue(backend.services);
  const code = await teach(operations.renew(school.classId));
  await as(backend, first(), operations.join(String(code)));
  expect(await listed()).toHaveLength(2);
  expect(await as(backend, first(), studentTasks.one(begun))).toMatchObject({
    left: false,
    takesWork: true,
    answered: 1,
  });
  expect(await open(begun)).toBe(practiceId);
  await answerRight(backend.services, first().viewer, practiceId, 2);
  expect(await rowOf(begun)).toMatchObject({ standing: 'WORKING', answered: 2 });
});

it('nothing is told of a task to who left its class', async () => {
  const taskId = await setTask(backend, school);
  await open(taskId);
  await leave();
  await teach(taskOperations.close(taskId, true));
  backend.clock.advance({ minutes: 10 });
  await tellChanges(backend.services);
  const kinds = await backend.services.db
    .selectFrom('notifications')
    .select('second_level_type as kind')
    .where('user_id', '=', first().id)
    .where('second_level_type', '=', 'TASK_CLOSED')
    .execute();
  expect(kinds).toEqual([]);
});

it('an answer and a removal at once wait for each other at the student, and neither fails', async () => {
  const { db } = backend.services;
  const taskId = await setTask(backend, school);
  const practiceId = await open(taskId);
  const isWaiting = async () => {
    const { rows } = await sql`select 1 from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`.execute(db);
    expect(rows).toHaveLength(1);
  };
  const removal = await db.transaction().execute(async (trx) => {
    await lockQuestion(trx, first().id, practiceId, 1);
    const removing = remove();
    await vi.waitFor(isWaiting, { timeout: 5000 });
    // What an answer comes to last.
    await sql`update student_tasks set answered = answered where student_id = ${first().id}`.execute(trx);
    return { removing };
  });
  expect(await removal.removing).toBe(1);
});
