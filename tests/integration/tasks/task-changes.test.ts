import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TaskValues } from '../../../rules/forms/task';
import { finishPractice, saveTestAnswer } from '../../../server/modules/practice';
import {
  changeTask,
  commentStudentTask,
  extendStudentTask,
  getTaughtStudentTask,
  getTaughtTask,
  markAnswer,
  setExcused,
  startStudentTask,
  type TaskChange,
} from '../../../server/modules/tasks';
import type { AppError } from '../../../server/platform/app-error';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { wallIn } from './operations';
import { makeSchool, type School, setTask, studentsOf } from './school';

let backend: TestBackend;
let school: School;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());
beforeEach(async () => {
  school = await makeSchool(backend, 3);
});

const now = () => backend.clock.now();
const rowOf = async (taskId: string) => (await getTaughtTask(backend.services, school.teacher.viewer, taskId)).row;

/** Sends the form of a task that is out: its dates as they were set, and what is changed. */
async function change(taskId: string, more: TaskChange, confirmed: string | null = null) {
  const { version } = await rowOf(taskId);
  const request = { taskId, version, change: { title: 'Fractions check', instructions: '', ...more }, confirmed };
  return changeTask(backend.services, school.teacher.viewer, request);
}

async function begin(taskId: string, place: number): Promise<string> {
  const student = school.students[place];
  if (!student) throw new Error('There is no such student.');
  const own = (await studentsOf(backend, school, taskId)).find(({ studentId }) => studentId === student.id);
  return startStudentTask(backend.services, student.viewer, own?.id ?? '');
}

const test = (more: TaskValues = {}) => setTask(backend, school, { type: ['TEST'], lateUntil: [''], ...more });

describe('when the answers come out', () => {
  it('the due date may not pass their date, and the sentence says what to do', async () => {
    const taskId = await test({ answersWhen: ['DATE'], answersAt: [wallIn(now(), 60)] });
    await expect(change(taskId, { dueAt: wallIn(now(), 70) })).rejects.toMatchObject({
      code: 'BAD_INPUT',
      userMessage: expect.stringContaining('Choose a later date'),
      extra: { details: { field: 'answersAt' } },
    });
    await change(taskId, { dueAt: wallIn(now(), 70), answersAt: wallIn(now(), 80) });
    const { due_at: dueAt, answers_at: answersAt } = await rowOf(taskId);
    expect(answersAt?.getTime()).toBeGreaterThan(dueAt?.getTime() ?? Infinity);
  });

  it.each(['HAND_IN', 'DUE', 'NEVER'] as const)('can become %s after the task is out', async (answersWhen) => {
    const taskId = await test({ answersWhen: ['DATE'], answersAt: [wallIn(now(), 60)] });
    await change(taskId, { answersWhen });
    expect(await rowOf(taskId)).toMatchObject({ answers_when: answersWhen, answers_at: null });
  });

  it('can be now, once the task is due', async () => {
    const taskId = await test({ answersWhen: ['NEVER'] });
    await expect(change(taskId, { answersWhen: 'NOW' })).rejects.toMatchObject({
      extra: { details: { field: 'answersWhen' } },
    });
    backend.clock.advance({ hours: 49 });
    await change(taskId, { answersWhen: 'NOW' });
    const { answers_when: answersWhen, answers_at: answersAt } = await rowOf(taskId);
    expect(answersWhen).toBe('DATE');
    expect(answersAt?.getTime()).toBeLessThanOrEqual(now().getTime());
  });
});

it('results come out with a warning while somebody can still sit the test', async () => {
  const taskId = await test({ answersWhen: ['NEVER'] });
  const [first, second, third] = await studentsOf(backend, school, taskId);
  const student = school.students.find(({ id }) => id === first?.studentId);
  const later = wallIn(now(), 200);
  await extendStudentTask(backend.services, school.teacher.viewer, {
    taskId,
    studentTaskId: second?.id ?? '',
    dueAt: later,
    lateUntil: later,
  });
  const place = school.students.findIndex(({ id }) => id === student?.id);
  await finishPractice(backend.services, student?.viewer ?? school.teacher.viewer, await begin(taskId, place));
  expect(third).toBeDefined();
  backend.clock.advance({ hours: 49 });
  const warning = await change(taskId, { answersWhen: 'NOW' }).then(
    () => null,
    (error: AppError) => String(error.extra.details?.confirm),
  );
  expect(warning).toMatch(/^Ava \d hasn’t sat this test yet and still can\./);
  await change(taskId, { answersWhen: 'NOW' }, warning);
  expect((await rowOf(taskId)).answers_when).toBe('DATE');
});

it('shows no letter while a test runs, and one once it is in', async () => {
  const taskId = await test({ gradeType: ['LETTER'], A: ['85'], B: ['70'], C: ['50'], D: ['25'] });
  const practiceId = await begin(taskId, 0);
  const [student] = school.students;
  const gradeOf = async () =>
    (await studentsOf(backend, school, taskId)).find(({ studentId }) => studentId === student?.id)?.score.display;
  await saveTestAnswer(backend.services, student?.viewer ?? school.teacher.viewer, {
    practiceId,
    index: 1,
    answer: '7',
  });
  expect(await gradeOf()).toBeNull();
  await finishPractice(backend.services, student?.viewer ?? school.teacher.viewer, practiceId);
  expect(await gradeOf()).toMatch(/^[A-E] · /);
});

it('time limit and grade change until somebody has begun', async () => {
  const taskId = await test({ minutes: ['30'] });
  const grade = { minutes: '45', gradeType: 'LETTER', A: '90', B: '70', C: '50', D: '20' };
  await change(taskId, grade);
  expect(await rowOf(taskId)).toMatchObject({
    minutes: 45,
    grade_type: 'LETTER',
    letter_borders: { A: 90, B: 70, C: 50, D: 20 },
  });
  await expect(change(taskId, { ...grade, A: '60' })).rejects.toMatchObject({ extra: { details: { field: 'A' } } });
  await begin(taskId, 0);
  await expect(change(taskId, { minutes: '' })).rejects.toMatchObject({ extra: { details: { field: 'minutes' } } });
  await change(taskId, { ...grade, title: 'Other' });
  expect(await rowOf(taskId)).toMatchObject({ minutes: 45, title: 'Other' });
});

it('what a change takes from students is said by number, and done once it is confirmed', async () => {
  const taskId = await setTask(backend, school);
  const [mine] = school.students;
  await finishPractice(backend.services, mine?.viewer ?? school.teacher.viewer, await begin(taskId, 0));
  await begin(taskId, 1);
  backend.clock.advance({ hours: 4 });
  const early = { dueAt: wallIn(now(), -2), lateUntil: wallIn(now(), 20) };
  const warning = 'That due date has already passed. 1 student is working. 2 become overdue.';
  const asked = { code: 'UNPROCESSABLE', extra: { details: { confirm: warning } } };
  await expect(change(taskId, early)).rejects.toMatchObject(asked);
  // Confirmed was something else.
  const earlier = { ...early, lateUntil: wallIn(now(), -1) };
  await expect(change(taskId, earlier, warning)).rejects.toMatchObject({
    extra: { details: { confirm: expect.stringContaining('Work ends now for 1, 1 can no longer start') } },
  });
  expect((await studentsOf(backend, school, taskId)).map(({ status }) => status).sort()).toEqual([
    'DONE',
    'IN_PROGRESS',
    'IN_PROGRESS',
  ]);
  await change(taskId, early, warning);
  expect((await studentsOf(backend, school, taskId)).map(({ status }) => status).sort()).toEqual([
    'DONE',
    'OVER_DUE',
    'OVER_DUE',
  ]);
  await change(taskId, { dueAt: wallIn(now(), 30), lateUntil: '' });
});

it('the second of two teachers is told of a mark, a comment, dates and an excuse, and can then save', async () => {
  const { services } = backend;
  const teacher = school.teacher.viewer;
  const taskId = await setTask(backend, school);
  const practiceId = await begin(taskId, 0);
  const [own] = await studentsOf(backend, school, taskId);
  const place = { taskId, studentTaskId: own?.id ?? '' };
  const question = await services.db
    .selectFrom('practice_questions')
    .select('id')
    .where('practice_id', '=', practiceId)
    .orderBy('index')
    .executeTakeFirstOrThrow();
  const mark = (points: number, seenAt: Date | null) =>
    markAnswer(services, teacher, { ...place, questionId: question.id, points, comment: '', seenAt });
  const comment = (text: string, seenAt: Date | null) =>
    commentStudentTask(services, teacher, { ...place, comment: text, rubricValues: null, seenAt });
  const extend = (hours: number, seenAt: Date | null) =>
    extendStudentTask(services, teacher, { ...place, dueAt: wallIn(now(), hours), lateUntil: '', seenAt });
  const excuse = (seenAt: Date | null) => setExcused(services, teacher, { ...place, excused: true, seenAt });
  const stored = async () => {
    const { student, answers } = await getTaughtStudentTask(services, teacher, place);
    return { student, mark: answers.find(({ questionId }) => questionId === question.id)?.mark ?? null };
  };
  const told = { code: 'CONFLICT' };
  await mark(1, null);
  await expect(mark(0, null)).rejects.toMatchObject(told);
  await comment('Well done.', null);
  await expect(comment('Other', null)).rejects.toMatchObject(told);
  await extend(60, null);
  await expect(extend(70, null)).rejects.toMatchObject(told);
  await expect(excuse(null)).rejects.toMatchObject(told);
  const { student, mark: theirs } = await stored();
  expect(theirs).toMatchObject({ points: 1, by: 'Ms Nair' });
  expect(student).toMatchObject({ comment: 'Well done.', commented: { by: 'Ms Nair' }, excused: false });
  await mark(0.5, theirs?.at ?? null);
  await comment('Both', student.commented?.at ?? null);
  await extend(70, student.arranged?.at ?? null);
  expect(await stored()).toMatchObject({ mark: { points: 0.5 }, student: { comment: 'Both' } });
});
