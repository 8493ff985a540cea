import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { joinClass } from '../../../server/modules/classroom';
import { makePerson, type Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { homework, taskOperations } from './operations';
import { as, makeDraft, makeSchool, type School, setTask } from './school';
import { studentTasks } from './student-operations';

let backend: TestBackend;
let school: School;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());
beforeEach(async () => {
  school = await makeSchool(backend, 1);
});

const myTasks = async (person: Person) => {
  const tasks = (await as(backend, person, studentTasks.all())) as { taskId: string }[];
  return tasks.map(({ taskId }) => taskId);
};
const missedTests = async (person: Person) => {
  const { data } = await backend.ask('query Q($id: ID!) { myClass(classId: $id) { missedTests } }', {
    variables: { id: school.classId },
    token: person.token,
  });
  return (data.myClass as { missedTests: string[] }).missedTests;
};

/** Somebody who joins now with the code of the class. */
async function joinNow(nickname: string): Promise<Person> {
  const { services } = backend;
  const code = 'K7QWJP3';
  await services.db.updateTable('classes').set({ join_code: code }).where('id', '=', school.classId).execute();
  const person = await makePerson(services, { nickname });
  await joinClass(services, person.viewer, code);
  await services.db
    .updateTable('classes')
    .set({ join_code: crypto.randomUUID() })
    .where('join_code', '=', code)
    .execute();
  return person;
}

it('who joins after a test was set gets the homework at once, and the test from the teacher alone', async () => {
  const test = await setTask(backend, school, { type: ['TEST'], minutes: ['30'], title: ['Fractions test'] });
  const homeworkId = await setTask(backend, school, { title: ['At home'] });
  const late = await joinNow('Zoe');
  expect(await myTasks(late)).toEqual([homeworkId]);
  expect(await missedTests(late)).toEqual(['Fractions test']);
  expect(await missedTests(school.students[0] as Person)).toEqual([]);
  expect(await as(backend, late, studentTasks.open(test))).toBe('NOT_FOUND');

  const others = 'query Q($id: ID!) { taughtTask(taskId: $id) { others { id } } }';
  const seen = await backend.ask(others, { variables: { id: test }, token: school.teacher.token });
  expect(seen.data.taughtTask).toEqual({ others: [{ id: late.id }] });
  const { data } = await backend.ask('{ portalTasks { id joinedLater } }', { token: school.teacher.token });
  expect(data.portalTasks).toEqual(
    expect.arrayContaining([
      { id: test, joinedLater: 1 },
      { id: homeworkId, joinedLater: 0 },
    ]),
  );
  expect(await as(backend, school.teacher, taskOperations.addStudents(test, [late.id]))).toBe(1);
  expect(await myTasks(late)).toContain(test);
  expect(await missedTests(late)).toEqual([]);
  expect((await as(backend, late, studentTasks.open(test))) as object).toMatchObject({ takesWork: true });
});

it('who leaves before beginning a test and comes back does not get it by the code either', async () => {
  const test = await setTask(backend, school, { type: ['TEST'], title: ['Fractions test'] });
  const [first] = school.students as [Person];
  await backend.ask('mutation M($id: ID!) { leaveClass(classId: $id) }', {
    variables: { id: school.classId },
    token: first.token,
  });
  await backend.services.db
    .updateTable('classes')
    .set({ join_code: 'K7QWJP4' })
    .where('id', '=', school.classId)
    .execute();
  await joinClass(backend.services, first.viewer, 'K7QWJP4');
  expect(await myTasks(first)).not.toContain(test);
  expect(await missedTests(first)).toEqual(['Fractions test']);
});

it('a test whose questions are picked has own numbers for each student until the teacher says the same for all', async () => {
  const { taskId, version } = await makeDraft(
    backend,
    school,
    homework(backend.clock.now(), { type: ['TEST'], source: ['TOPICS'] }),
  );
  const add = { kind: 'ADD', templateId: 'y6/fraction-order/three-in-order' };
  expect(await as(backend, school.teacher, taskOperations.question(taskId, version, add))).toBe(true);
  const sourceOf = async () => {
    const { draft } = await backend.services.db
      .selectFrom('tasks')
      .select('draft')
      .where('id', '=', taskId)
      .executeTakeFirstOrThrow();
    return (draft as Record<string, string[]>).source;
  };
  expect(await sourceOf()).toEqual(['PICKED_OWN']);
  await as(backend, school.teacher, taskOperations.save(taskId, version + 1, 'questions', { source: ['PICKED'] }));
  await as(backend, school.teacher, taskOperations.question(taskId, version + 2, add));
  expect(await sourceOf()).toEqual(['PICKED']);
});
