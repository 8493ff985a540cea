import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TaskValues } from '../../../rules/forms/task';
import {
  closeQuestion,
  finishPractice,
  getPractice,
  getPracticeToAnswer,
  openHint,
  practiceClock,
  practiceResult,
  serveQuestion,
} from '../../../server/modules/practice';
import { endOverdue } from '../../../server/modules/practice/end-overdue';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { answerRight, answerWrong, shown } from '../practice/student';
import { reportOperations } from '../reports/report-operations';
import { taskOperations } from './operations';
import { as, firstStudent, makeSchool, type School, setTask, studentsOf } from './school';
import { studentTasks } from './student-operations';

/** Homework that a teacher set as a challenge: a clock for the whole set, help as it goes, worked steps at the end. */
let backend: TestBackend;
let school: School;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());
beforeEach(async () => {
  school = await makeSchool(backend);
});

const viewer = () => firstStudent(school).viewer;

interface Opened {
  id: string;
  practiceId: string;
}

async function begun(more: TaskValues = {}) {
  const values = { practiceType: ['CHALLENGE_TASK'], minutes: ['20'], ...more };
  const taskId = await setTask(backend, school, values);
  const opened = (await as(backend, firstStudent(school), studentTasks.open(taskId))) as Opened;
  return { taskId, studentTaskId: opened.id, practiceId: opened.practiceId };
}

/** Opens a question, as its page does, and thinks for a while. */
async function look(practiceId: string, index: number) {
  const practice = await getPracticeToAnswer(backend.services, viewer(), practiceId);
  if (practice) await serveQuestion(backend.services, viewer(), practice, index);
  backend.clock.advance({ minutes: 0.1 });
}

async function solve(practiceId: string, index: number) {
  await look(practiceId, index);
  return answerRight(backend.services, viewer(), practiceId, index);
}

const ownOf = async (taskId: string) =>
  (await studentsOf(backend, school, taskId)).find(({ studentId }) => studentId === viewer().id);

it('the minutes of the teacher run from the first question on, for the whole set', async () => {
  const { practiceId } = await begun();
  const before = await getPractice(backend.services, viewer(), practiceId);
  expect(before?.row).toMatchObject({
    mode: 'CHALLENGE',
    type: 'CHALLENGE_TASK',
    is_test: false,
    seconds_allowed: 1200,
    ends_at: null,
  });
  backend.clock.advance({ minutes: 30 });
  await look(practiceId, 1);
  const running = await getPracticeToAnswer(backend.services, viewer(), practiceId);
  const clock = running && practiceClock(running, backend.clock.now());
  expect(clock).toMatchObject({ totalSeconds: 1200 });
  expect(clock?.remainingMs).toBeGreaterThan(19.8 * 60_000);
  expect(clock?.remainingMs).toBeLessThan(20 * 60_000);
});

it('handed back it goes on with what was left of its clock, from the next question that is looked at', async () => {
  const { taskId, practiceId } = await begun();
  await solve(practiceId, 1);
  backend.clock.advance({ minutes: 5 });
  await finishPractice(backend.services, viewer(), practiceId);
  const own = await ownOf(taskId);
  expect(await as(backend, school.teacher, taskOperations.handBack(taskId, own?.id ?? ''))).toBe(true);
  backend.clock.advance({ minutes: 30 });
  await look(practiceId, 2);
  const running = await getPracticeToAnswer(backend.services, viewer(), practiceId);
  expect(running?.questions.map(({ outcome }) => outcome)).toEqual(['RIGHT', null, null]);
  const clock = running && practiceClock(running, backend.clock.now());
  expect(clock?.remainingMs).toBeLessThan(15 * 60_000);
  expect(clock?.remainingMs).toBeGreaterThan(14.5 * 60_000);
});

it('has no clock where the teacher gave no minutes', async () => {
  const { practiceId } = await begun({ minutes: [''] });
  await look(practiceId, 1);
  const { row } = (await getPractice(backend.services, viewer(), practiceId)) ?? {};
  expect(row).toMatchObject({ mode: 'CHALLENGE', seconds_allowed: null, ends_at: null });
});

it('says at once whether an answer is right, and shows the worked steps only after it is handed in', async () => {
  const { services } = backend;
  const { practiceId, studentTaskId } = await begun();
  expect((await solve(practiceId, 1)).attempt.verdict).toBe('CORRECT');
  await look(practiceId, 2);
  expect((await answerWrong(services, viewer(), practiceId, 2)).attempt.verdict).toBe('WRONG');
  await closeQuestion(services, viewer(), { practiceId, index: 2 });
  for (const [index, outcome] of [
    [1, 'RIGHT'],
    [2, 'NOT_YET'],
  ] as const) {
    const question = await shown(services, viewer(), practiceId, index);
    expect(question).toMatchObject({ row: { outcome }, solution: null });
    expect(await as(backend, firstStudent(school), studentTasks.question(practiceId, index))).toMatchObject({
      question: { closed: true, solution: null },
    });
  }
  // The report would tell the keys as well.
  expect(await as(backend, firstStudent(school), reportOperations.own(studentTaskId))).toMatchObject({ content: null });
  await finishPractice(services, viewer(), practiceId);
  for (const index of [1, 2]) {
    const { solution } = await shown(services, viewer(), practiceId, index);
    expect(solution?.steps.length).toBeGreaterThan(0);
  }
  expect(await as(backend, firstStudent(school), reportOperations.own(studentTaskId))).toMatchObject({
    content: { asked: 3, right: 1 },
  });
});

it('homework at their own pace shows the steps of a question as soon as it is closed', async () => {
  const { practiceId } = await begun({ practiceType: ['CASUAL_TASK'] });
  await solve(practiceId, 1);
  expect((await shown(backend.services, viewer(), practiceId, 1)).solution?.steps.length).toBeGreaterThan(0);
});

it('when its time is up it is handed in as it stands, at its own time, also when nobody looks', async () => {
  const { services } = backend;
  const { taskId, practiceId } = await begun();
  await solve(practiceId, 1);
  const endsAt = (await getPractice(services, viewer(), practiceId))?.row.ends_at;
  backend.clock.advance({ hours: 2 });
  expect(await endOverdue(services)).toBeGreaterThan(0);
  const ended = await getPractice(services, viewer(), practiceId);
  expect(ended?.row).toMatchObject({ state: 'FINISHED', finished_at: endsAt });
  expect(ended?.questions.map(({ outcome }) => outcome)).toEqual(['RIGHT', 'SKIPPED', 'SKIPPED']);
  expect(await ownOf(taskId)).toMatchObject({ status: 'DONE', answered: 1, score: { pointsScore: 1 }, lateMs: null });
  expect(await as(backend, firstStudent(school), studentTasks.one(taskId))).toMatchObject({
    status: 'DONE',
    takesWork: false,
    answersOut: true,
  });
  await expect(answerRight(services, viewer(), practiceId, 2)).rejects.toMatchObject({
    code: 'PRACTICE_FINISHED_OR_EXITED_ERROR',
  });
});

it('earns twice the coins; a hint lowers them, never the mark', async () => {
  const { services } = backend;
  // Several topics: three right answers about one may make it mastered, which has coins of its own.
  const { taskId, practiceId } = await begun({
    topicIds: ['86-add-and-subtract-unlike-fractions', '85-add-and-subtract-decimals', '93-area-of-rectangles'],
  });
  await solve(practiceId, 1);
  await openHint(services, viewer(), { practiceId, index: 2, number: 1 });
  await solve(practiceId, 2);
  await look(practiceId, 3);
  await answerWrong(services, viewer(), practiceId, 3);
  await solve(practiceId, 3);
  const finished = await finishPractice(services, viewer(), practiceId);
  const result = await practiceResult(services, viewer(), finished);
  expect(result?.coins).toEqual([
    { label: '1 first try, twice the coins', amount: 4 },
    { label: '1 after a hint, twice the coins', amount: 2 },
    { label: '1 after another try, twice the coins', amount: 2 },
    { label: 'Practice set finished', amount: 5 },
    { label: 'Every question answered', amount: 5 },
    { label: 'First practice set today', amount: 5 },
    { label: 'Task handed in on time', amount: 10 },
  ]);
  expect(await ownOf(taskId)).toMatchObject({ score: { pointsScore: 3 } });
});
