import { afterAll, beforeAll, expect, it } from 'vitest';
import { chooseCourses } from '../../../server/modules/catalogue';
import { makePerson } from '../backend/people';
import { type Answer, password, startTestBackend, type TestBackend } from '../backend/test-backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

const tooMany = 'Choose up to three courses to start with.';
const unknown = 'One of these courses is no longer available. Choose again.';
const none = 'Tick at least one course to start with.';

let made = 0;
async function register(more: Record<string, unknown>): Promise<Answer> {
  made += 1;
  const input = {
    email: `first${made}@school.test`,
    password,
    nickname: 'Mia',
    role: 'STUDENT',
    yearLevel: 6,
    ...more,
  };
  return backend.ask('mutation M($input: RegisterInput!) { register(input: $input) { token viewer { id } } }', {
    variables: { input },
  });
}
const idOf = ({ data }: Answer) => (data.register as { viewer: { id: string } }).viewer.id;
const add = (token: string, courseIds: string[]) =>
  backend.ask('mutation M($ids: [ID!]!) { addCourses(courseIds: $ids) }', { token, variables: { ids: courseIds } });

/** As the home page shows them. */
async function chosenBy(studentId: string): Promise<string[]> {
  const rows = await backend.services.db
    .selectFrom('chosen_courses')
    .select('course_id')
    .where('student_id', '=', studentId)
    .where('chosen_at', 'is not', null)
    .orderBy('chosen_at')
    .execute();
  return rows.map((row) => row.course_id);
}

it('begins with the courses that were ticked, in their order, each once', async () => {
  const courseIds = ['selective-high-school', 'year-6', 'naplan-7', 'year-6'];
  expect(await chosenBy(idOf(await register({ courseIds })))).toEqual(['selective-high-school', 'year-6', 'naplan-7']);
  expect(await chosenBy(idOf(await register({ yearLevel: 11, courseIds: ['hsc-advanced'] })))).toEqual([
    'hsc-advanced',
  ]);
});

it('begins with the course of the year where none was ticked, and in senior years with none', async () => {
  for (const courseIds of [undefined, null, []]) {
    expect(await chosenBy(idOf(await register({ courseIds })))).toEqual(['year-6']);
    expect(await chosenBy(idOf(await register({ courseIds, yearLevel: 12 })))).toEqual([]);
  }
});

it('gives a teacher none, whatever was ticked', async () => {
  expect(await chosenBy(idOf(await register({ role: 'TEACHER', courseIds: ['year-6'] })))).toEqual([]);
});

it('makes no account for courses that are too many or none of ours', async () => {
  const cases: [string[], string][] = [
    [['year-5', 'year-6', 'year-7', 'naplan-7'], tooMany],
    [['year-99'], unknown],
    [['year-6', '__proto__'], unknown],
    [[''], unknown],
  ];
  for (const [courseIds, sentence] of cases) {
    const email = `refused-${courseIds.length}-${courseIds.at(-1)}@school.test`;
    const { errors } = await register({ email, courseIds });
    expect(errors[0]?.message).toBe(sentence);
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', status: 400, details: { field: 'courseIds' } });
  }
  const refused = await backend.services.db
    .selectFrom('users')
    .select('id')
    .where('email', 'like', 'refused-%')
    .execute();
  expect(refused).toEqual([]);
});

it('adds to the courses of somebody who is signed in: nothing is taken away, and each keeps its place', async () => {
  const { services, clock } = backend;
  const { id, viewer, token } = await makePerson(services);
  await chooseCourses(services, viewer, ['year-5', 'year-6']);
  clock.advance({ minutes: 1 });
  expect((await add(token, ['naplan-5', 'year-6', 'opportunity-class'])).data).toEqual({ addCourses: true });
  const all = ['year-5', 'year-6', 'naplan-5', 'opportunity-class'];
  expect(await chosenBy(id)).toEqual(all);
  const cases: [string[], string][] = [
    [[], none],
    [['year-1', 'year-2', 'year-3', 'year-4'], tooMany],
    [['year-1', 'year-99'], unknown],
  ];
  for (const [courseIds, sentence] of cases) {
    const { errors } = await add(token, courseIds);
    expect([errors[0]?.message, errors[0]?.extensions.status]).toEqual([sentence, 400]);
  }
  expect(await chosenBy(id)).toEqual(all);
});

it('shows a course again that was practised and taken off, behind the others', async () => {
  const { services, clock } = backend;
  const { id, viewer, token } = await makePerson(services);
  await chooseCourses(services, viewer, ['year-5', 'year-6']);
  await chooseCourses(services, viewer, ['year-6']);
  clock.advance({ minutes: 1 });
  await add(token, ['year-5']);
  expect(await chosenBy(id)).toEqual(['year-6', 'year-5']);
});
