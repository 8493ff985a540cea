import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { distinctQuestions } from '../../../maths/content/distinct-questions';
import type { TaskValues } from '../../../rules/forms/task';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { homework, taskOperations } from './operations';
import { as, makeDraft, makeSchool, type School, setTask } from './school';
import { studentTasks } from './student-operations';

/** Its easy kind has many different questions; its normal and its hard one have few. */
const order = '84-order-common-fractions';
const few = 'y6/fraction-order/three-in-order';
const isFew = (templateId: string) => distinctQuestions(templateId) !== null;

let backend: TestBackend;
let school: School;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());
beforeEach(async () => {
  school = await makeSchool(backend, 4);
});

/** The kinds that each student of the class got. */
async function askedOf(taskId: string): Promise<string[][]> {
  const all: string[][] = [];
  for (const student of school.students) {
    const { practiceId } = (await as(backend, student, studentTasks.open(taskId))) as { practiceId: string };
    const rows = await backend.services.db
      .selectFrom('practice_questions')
      .select('template_id')
      .where('practice_id', '=', practiceId)
      .orderBy('index')
      .execute();
    all.push(rows.map((row) => row.template_id));
  }
  return all;
}

const draftWith = async (values: TaskValues) => {
  const draft = await makeDraft(backend, school, homework(backend.clock.now(), values));
  const seen = (await as(backend, school.teacher, taskOperations.draft(draft.taskId))) as {
    easyAvailable: number;
    normalAvailable: number;
    hardAvailable: number;
  };
  return { ...draft, seen };
};

it('a test draws no kind with few different questions, where homework does', async () => {
  const values = { topicIds: [order, '86-add-and-subtract-unlike-fractions'], easy: ['1'], normal: ['5'], hard: ['2'] };
  const tested = await askedOf(await setTask(backend, school, { ...values, type: ['TEST'] }));
  expect(tested.map((kinds) => kinds.length)).toEqual([8, 8, 8, 8]);
  expect(tested.flat().filter(isFew)).toEqual([]);
  const practised = await askedOf(await setTask(backend, school, { ...values, title: ['At home'] }));
  expect(practised.flat().filter(isFew).length).toBeGreaterThan(0);
});

it('a test cannot ask for more than those kinds give, and its page counts them alone', async () => {
  const values = { topicIds: [order], easy: ['1'], normal: ['1'] };
  const test = await draftWith({ ...values, type: ['TEST'] });
  expect(test.seen).toMatchObject({ normalAvailable: 0, hardAvailable: 0 });
  expect(test.seen.easyAvailable).toBeGreaterThan(0);
  expect(await as(backend, school.teacher, taskOperations.publish(test.taskId, test.version))).toBe('BAD_INPUT');
  const atHome = await draftWith(values);
  expect(atHome.seen.normalAvailable).toBeGreaterThan(0);
  expect(await as(backend, school.teacher, taskOperations.publish(atHome.taskId, atHome.version))).toBe(true);
});

it('picked by hand, a test has it all the same, and the draft says what it is', async () => {
  const { taskId, version } = await draftWith({ type: ['TEST'], source: ['PICKED'] });
  const add = (templateId: string, place: number) =>
    as(backend, school.teacher, taskOperations.question(taskId, version + place, { kind: 'ADD', templateId }));
  expect(await add(few, 0)).toBe(true);
  expect(await add('y6/fraction-order/read-the-line', 1)).toBe(true);
  expect(await as(backend, school.teacher, taskOperations.draft(taskId))).toMatchObject({
    picked: [
      { templateId: few, fewQuestions: true },
      { templateId: 'y6/fraction-order/read-the-line', fewQuestions: false },
    ],
  });
  expect(await as(backend, school.teacher, taskOperations.publish(taskId, version + 2))).toBe(true);
  for (const kinds of await askedOf(taskId)) expect(kinds).toEqual([few, 'y6/fraction-order/read-the-line']);
});
