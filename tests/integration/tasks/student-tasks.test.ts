import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TaskValues } from '../../../rules/forms/task';
import { getPractice } from '../../../server/modules/practice';
import { newId } from '../../../server/platform/ids';
import { makePerson } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { keyOf } from '../practice/student';
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
  school = await makeSchool(backend);
});

interface Mine {
  id: string;
  taskId: string;
  practiceId: string | null;
  status: string;
  takesWork: boolean;
  answered: number;
  grade: string | null;
  rightCount: number | null;
  starred: boolean;
  hidden: boolean;
  lateMs: number | null;
}

const first = () => firstStudent(school);
const mine = async (operation: readonly [string, object], person = first()) =>
  (await as(backend, person, operation)) as Mine;
const test = (more: TaskValues = {}) =>
  setTask(backend, school, {
    type: ['TEST'],
    minutes: ['30'],
    topicIds: ['86-add-and-subtract-unlike-fractions'],
    answersWhen: ['DUE'],
    ...more,
  });

it('parallel openings begin one practice, and the task says where the work stands', async () => {
  const taskId = await setTask(backend, school);
  const opened = await Promise.all([1, 2, 3].map(() => mine(studentTasks.open(taskId))));
  expect(new Set(opened.map(({ practiceId }) => practiceId)).size).toBe(1);
  expect(opened[0]).toMatchObject({ status: 'IN_PROGRESS', takesWork: true, answered: 0, grade: null });
});

it('a task that opens later is nobody’s before', async () => {
  const taskId = await setTask(backend, school, { opensAt: [wallIn(backend.clock.now(), 2)] });
  for (const operation of [studentTasks.one(taskId), studentTasks.open(taskId)])
    expect(await as(backend, first(), operation)).toBe('NOT_FOUND');
  expect(await as(backend, first(), studentTasks.all())).toEqual([]);
  expect(await as(backend, first(), studentTasks.ofClass(school.classId))).toEqual([]);
  backend.clock.advance({ hours: 2, minutes: 1 });
  expect(await as(backend, first(), studentTasks.all())).toMatchObject([{ taskId, takesWork: true }]);
  expect(await mine(studentTasks.open(taskId))).toMatchObject({ status: 'IN_PROGRESS' });
});

it('closed early by the teacher, it says so and takes no work', async () => {
  const taskId = await setTask(backend, school);
  await as(backend, school.teacher, taskOperations.close(taskId, true));
  expect(await mine(studentTasks.one(taskId))).toMatchObject({ status: 'IN_PROGRESS', closed: true, takesWork: false });
  await as(backend, school.teacher, taskOperations.close(taskId, false));
  expect(await mine(studentTasks.one(taskId))).toMatchObject({ closed: false, takesWork: true });
});

it('homework at their own pace has no clock, also where minutes were stored', async () => {
  const taskId = await setTask(backend, school, { minutes: ['30'] });
  const { db } = backend.services;
  await db.updateTable('tasks').set({ minutes: 30 }).where('id', '=', taskId).execute();
  const { practiceId } = await mine(studentTasks.open(taskId));
  await mine(studentTasks.question(practiceId ?? '', 1));
  const practice = await db
    .selectFrom('practices')
    .select(['seconds_allowed', 'ends_at'])
    .where('id', '=', practiceId)
    .executeTakeFirstOrThrow();
  expect(practice).toEqual({ seconds_allowed: null, ends_at: null });
});

it('a task is starred, hidden and found again by its own student alone', async () => {
  const taskId = await setTask(backend, school);
  const { id } = await mine(studentTasks.one(taskId));
  expect(await as(backend, first(), studentTasks.star(id))).toBe(true);
  expect(await as(backend, first(), studentTasks.hide(id))).toBe(true);
  expect(await mine(studentTasks.one(id))).toMatchObject({ taskId, starred: true, hidden: true });
  const [, classmate] = school.students;
  const stranger = await makePerson(backend.services, {});
  expect(classmate && (await as(backend, classmate, studentTasks.hide(id)))).toBe('NOT_FOUND');
  for (const operation of [studentTasks.one(taskId), studentTasks.open(taskId), studentTasks.star(id)]) {
    expect(await as(backend, stranger, operation)).toBe('NOT_FOUND');
  }
  expect(await as(backend, first(), studentTasks.one(newId()))).toBe('NOT_FOUND');
  expect(await as(backend, stranger, studentTasks.all())).toEqual([]);
});

it('a test saves what is typed, marks it at the end, and tells nothing before its answers are out', async () => {
  const taskId = await test();
  const student = first();
  const { practiceId } = await mine(studentTasks.open(taskId));
  const practice = practiceId ?? '';
  const key = await keyOf(backend.services, student.viewer, practice, 1);
  expect(await as(backend, student, studentTasks.save(practice, 1, '17/1000'))).not.toBeTypeOf('string');
  await as(backend, student, studentTasks.save(practice, 1, key.right));
  await as(backend, student, studentTasks.save(practice, 2, '17/1000'));
  for (const refused of [
    studentTasks.submit(practice, 1, key.right),
    studentTasks.hint(practice, 1),
    studentTasks.close(practice, 1),
  ]) {
    expect(await as(backend, student, refused)).toBe('FORBIDDEN');
  }
  const silent = {
    hints: [],
    attempts: [],
    solution: null,
    workedExample: null,
    closed: false,
  };
  const during = (await as(backend, student, studentTasks.question(practice, 1))) as { question: object };
  expect(during.question).toMatchObject({ ...silent, lateAnswer: key.right });

  await Promise.all([1, 2].map(() => as(backend, student, studentTasks.finish(practice))));
  // Handed in and marked for the teacher; the student sees it again when its answers are out.
  const [own] = (await studentsOf(backend, school, taskId)).filter(({ studentId }) => studentId === student.id);
  expect(own).toMatchObject({ status: 'DONE', answered: 2, score: { pointsScore: 1 } });
  const after = (await as(backend, student, studentTasks.question(practice, 1))) as object;
  expect(after).toMatchObject({ answersHidden: true, result: null, question: null });
  expect(JSON.stringify(after)).not.toMatch(/RIGHT|CORRECT|WRONG/);
  expect(await mine(studentTasks.one(taskId))).toMatchObject({ status: 'DONE', grade: null, rightCount: null });
  for (const table of ['errors', 'topic_ratings', 'attempts'] as const) {
    const { count } = await backend.services.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where('student_id', '=', student.id)
      .executeTakeFirstOrThrow();
    expect([table, Number(count)]).toEqual([table, table === 'attempts' ? 2 : 0]);
  }
  expect(await as(backend, student, studentTasks.save(practice, 2, '1/2'))).toBe('PRACTICE_FINISHED_OR_EXITED_ERROR');

  backend.clock.advance({ hours: 24 * 6 });
  const out = (await as(backend, student, studentTasks.question(practice, 1))) as { question: object };
  expect(out).toMatchObject({ answersHidden: false, question: { closed: true, outcome: 'RIGHT', lateAnswer: null } });
  expect(await mine(studentTasks.one(taskId))).toMatchObject({ rightCount: 1 });
});

it('handed in fifty times at once from two devices, it is handed in once; what comes after changes nothing', async () => {
  const taskId = await test();
  const { practiceId } = await mine(studentTasks.open(taskId));
  const practice = practiceId ?? '';
  await as(backend, first(), studentTasks.save(practice, 1, '7'));
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, () => as(backend, first(), studentTasks.finish(practice))),
  );
  expect(
    outcomes.filter((outcome) => typeof outcome === 'string' && outcome !== 'PRACTICE_FINISHED_OR_EXITED_ERROR'),
  ).toEqual([]);
  const { handed_in_at: at } = await backend.services.db
    .selectFrom('student_tasks')
    .select('handed_in_at')
    .where('practice_id', '=', practice)
    .executeTakeFirstOrThrow();
  const attempts = await backend.services.db
    .selectFrom('attempts')
    .innerJoin('practice_questions as q', 'q.id', 'attempts.question_id')
    .select('attempts.id')
    .where('q.practice_id', '=', practice)
    .execute();
  expect(attempts).toHaveLength(1);
  backend.clock.advance({ minutes: 5 });
  expect(await as(backend, first(), studentTasks.save(practice, 1, '8'))).toBe('PRACTICE_FINISHED_OR_EXITED_ERROR');
  await as(backend, first(), studentTasks.finish(practice));
  const after = await backend.services.db
    .selectFrom('student_tasks')
    .select('handed_in_at')
    .where('practice_id', '=', practice)
    .executeTakeFirstOrThrow();
  expect(after.handed_in_at).toEqual(at);
});

it('handed in after closing, fifty times at once: it stays closed before hand-in', async () => {
  const taskId = await test();
  const { practiceId } = await mine(studentTasks.open(taskId));
  await as(backend, school.teacher, taskOperations.close(taskId, true));
  backend.clock.advance({ minutes: 1 });
  await Promise.all(Array.from({ length: 50 }, () => as(backend, first(), studentTasks.finish(practiceId ?? ''))));
  const { handed_in_at: at } = await backend.services.db
    .selectFrom('student_tasks')
    .select('handed_in_at')
    .where('practice_id', '=', practiceId)
    .executeTakeFirstOrThrow();
  expect(at).toBeNull();
});

it('a test whose time is up is handed in as it was saved', async () => {
  const taskId = await test();
  const student = first();
  const { practiceId } = await mine(studentTasks.open(taskId));
  const practice = practiceId ?? '';
  await as(backend, student, studentTasks.question(practice, 1));
  const key = await keyOf(backend.services, student.viewer, practice, 1);
  await as(backend, student, studentTasks.save(practice, 1, key.right));
  backend.clock.advance({ hours: 1 });
  await getPractice(backend.services, student.viewer, practice);
  const [own] = (await studentsOf(backend, school, taskId)).filter(({ studentId }) => studentId === student.id);
  expect(own).toMatchObject({ status: 'DONE', answered: 1, score: { pointsScore: 1 } });
});
