import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TaskValues } from '../../../rules/forms/task';
import { finishPractice } from '../../../server/modules/practice';
import { reMarkTemplate } from '../../../server/modules/practice/re-mark/re-mark-template';
import { checkTaskSums, getInsights } from '../../../server/modules/tasks';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { answerRight, answerWrong } from '../practice/student';
import { taskOperations } from './operations';
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
  practiceId: string | null;
  status: string;
  takesWork: boolean;
  grade: string | null;
  tries: number;
  canTryAgain: boolean;
  pastTries: { number: number; practiceId: string; grade: string | null; counts: boolean }[];
}

const student = () => firstStudent(school);
const mine = async (operation: readonly [string, object]) => (await as(backend, student(), operation)) as Mine;
const homework = (more: TaskValues = {}) => setTask(backend, school, { tries: ['3'], ...more });
/** Answers all three questions of a try, so many right, and hands it in. */
const work = async (practiceId: string | null, right: number) => {
  const { services } = backend;
  for (let index = 1; index <= 3; index += 1) {
    const answer = index <= right ? answerRight : answerWrong;
    await answer(services, student().viewer, practiceId ?? '', index);
  }
  await finishPractice(services, student().viewer, practiceId ?? '');
};
const begin = async (taskId: string) => (await mine(studentTasks.open(taskId))).practiceId;
const again = async (taskId: string) => (await mine(studentTasks.tryAgain(taskId))).practiceId;
const asTaught = async (taskId: string) =>
  (await studentsOf(backend, school, taskId)).find(({ studentId }) => studentId === student().id);

it('the best of the allowed tries counts, for the student and for the teacher', async () => {
  const taskId = await homework();
  await work(await begin(taskId), 1);
  expect(await mine(studentTasks.one(taskId))).toMatchObject({ status: 'DONE', grade: '1 / 3', canTryAgain: true });
  const second = await again(taskId);
  // A try that runs changes nothing yet.
  expect(await mine(studentTasks.one(taskId))).toMatchObject({
    practiceId: second,
    takesWork: true,
    grade: '1 / 3',
    canTryAgain: false,
  });
  await work(second, 3);
  await work(await again(taskId), 2);
  const done = await mine(studentTasks.one(taskId));
  expect(done).toMatchObject({ status: 'DONE', takesWork: false, grade: '3 / 3', canTryAgain: false });
  expect(done.pastTries.map(({ grade, counts }) => [grade, counts])).toEqual([
    ['1 / 3', false],
    ['3 / 3', true],
    ['2 / 3', false],
  ]);
  expect(await asTaught(taskId)).toMatchObject({
    score: { pointsScore: 3 },
    tries: 3,
    countedTry: 2,
    standing: 'HANDED_IN',
  });
  expect(await as(backend, student(), studentTasks.tryAgain(taskId))).toBe('CONFLICT');
});

it('brings other numbers, also of questions that are the same for all', async () => {
  const taskId = await homework();
  await work(await begin(taskId), 3);
  const second = await again(taskId);
  const seeds = await backend.services.db
    .selectFrom('practice_questions')
    .select(['practice_id', 'instance_id'])
    .where('student_id', '=', student().id)
    .execute();
  const of = (id: string | null) =>
    seeds.flatMap(({ practice_id, instance_id }) => (practice_id === id ? instance_id : []));
  expect(of(second)).toHaveLength(3);
  expect(new Set(seeds.map(({ instance_id }) => instance_id)).size).toBe(6);
});

it('asked for from two devices at once it is one more try', async () => {
  const taskId = await homework();
  await work(await begin(taskId), 1);
  const ids = await Promise.all([again(taskId), again(taskId), again(taskId)]);
  expect(new Set(ids).size).toBe(1);
  expect(await asTaught(taskId)).toMatchObject({ tries: 2, countedTry: 1 });
});

it('not before the first is handed in, not after it is due, and never at a test', async () => {
  const taskId = await homework();
  const first = await begin(taskId);
  expect(await as(backend, student(), studentTasks.tryAgain(taskId))).toBe('CONFLICT');
  await work(first, 1);
  const second = await again(taskId);
  await answerRight(backend.services, student().viewer, second ?? '', 1);
  await answerRight(backend.services, student().viewer, second ?? '', 2);
  backend.clock.advance({ hours: 49 });
  // What was not handed in when it was due counts as it stands.
  await finishPractice(backend.services, student().viewer, second ?? '');
  expect(await mine(studentTasks.one(taskId))).toMatchObject({ status: 'DONE', grade: '2 / 3', canTryAgain: false });
  expect(await as(backend, student(), studentTasks.tryAgain(taskId))).toBe('CONFLICT');
  const testId = await homework({ type: ['TEST'], answersWhen: ['HAND_IN'] });
  await begin(testId);
  const { practiceId } = await mine(studentTasks.one(testId));
  await finishPractice(backend.services, student().viewer, practiceId ?? '');
  expect(await mine(studentTasks.one(testId))).toMatchObject({ tries: 1, canTryAgain: false });
});

it('work is not handed back while another try runs', async () => {
  const taskId = await homework();
  await work(await begin(taskId), 1);
  const second = await again(taskId);
  const own = (await asTaught(taskId))?.id ?? '';
  const handBack = () => as(backend, school.teacher, taskOperations.handBack(taskId, own));
  expect(await handBack()).toBe('CONFLICT');
  await work(second, 2);
  expect(await handBack()).toBe(true);
  // The try that counts goes on; the other stays as it was.
  expect(await mine(studentTasks.one(taskId))).toMatchObject({ practiceId: second, takesWork: true });
  expect(await as(backend, student(), studentTasks.tryAgain(taskId))).toBe('CONFLICT');
});

it('insights and sums are about the try that counts', async () => {
  const { services } = backend;
  const taskId = await homework();
  const ideas = async () => {
    const { ideas: found } = await getInsights(services, school.teacher.viewer, { taskId, ideaId: null });
    return found.flatMap(({ students }) => students.map(({ studentId }) => studentId));
  };
  await work(await begin(taskId), 0);
  const held = await ideas();
  expect(held).toContain(student().id);
  // A try that runs, and one that is no better, change nothing.
  const second = await again(taskId);
  await answerRight(services, student().viewer, second ?? '', 1);
  expect(await ideas()).toEqual(held);
  await finishPractice(services, student().viewer, second ?? '');
  expect(await mine(studentTasks.one(taskId))).toMatchObject({ practiceId: second, grade: '1 / 3' });
  expect(await ideas()).toEqual([]);
  await work(await again(taskId), 0);
  expect(await ideas()).toEqual([]);
  await checkTaskSums(services, '00000000-0000-0000-0000-000000000000');
});

it('a correction of a question may make another try the best one', async () => {
  const taskId = await homework();
  const first = await begin(taskId);
  await work(first, 2);
  const second = await again(taskId);
  await work(second, 2);
  // As many points: what was handed in first counts.
  expect(await asTaught(taskId)).toMatchObject({ score: { pointsScore: 2 }, countedTry: 1 });
  const { db } = backend.services;
  const { seed, template_id, template_version } = await db
    .selectFrom('practice_questions')
    .select(['seed', 'template_id', 'template_version'])
    .where('practice_id', '=', second)
    .where('index', '=', 3)
    .executeTakeFirstOrThrow();
  const typed = await db
    .selectFrom('attempts as a')
    .innerJoin('practice_questions as q', 'q.id', 'a.question_id')
    .select('a.answer')
    .where('q.practice_id', '=', second)
    .where('q.index', '=', 3)
    .executeTakeFirstOrThrow();
  await reMarkTemplate(backend.services, {
    templateId: template_id,
    version: template_version,
    correct: (stored, of) =>
      of === seed
        ? { ...stored, id: crypto.randomUUID(), answer: { ...stored.answer, model: typed.answer, forms: [] } as never }
        : null,
  });
  expect(await asTaught(taskId)).toMatchObject({ score: { pointsScore: 3 }, countedTry: 2 });
  await checkTaskSums(backend.services, '00000000-0000-0000-0000-000000000000');
});
