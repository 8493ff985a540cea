import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '../../../server/platform/ids';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { homework, taskOperations } from '../tasks/operations';
import { as, makeDraft, makeSchool, type School, setTask, studentsOf } from '../tasks/school';
import { operations } from './operations';

let backend: TestBackend;
let school: School;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());
beforeEach(async () => {
  school = await makeSchool(backend, 4);
});

type Group = { id: string; name: string; studentIds: string[]; version: string };
const teach = (operation: readonly [string, object]) => as(backend, school.teacher, operation);
const groups = async () => ((await teach(operations.groups(school.classId))) as { groups: Group[] }).groups;
const seen = async (id: string) => {
  const group = (await groups()).find((one) => one.id === id);
  if (!group) throw new Error('There is no such group.');
  return group;
};
const ids = (...places: number[]) => places.map((place) => school.students[place]?.id ?? '');
const make = (name: string, studentIds: string[], classId = school.classId) =>
  teach(operations.makeGroup(classId, newId(), name, studentIds)) as Promise<string>;

it('is made once, renamed, filled anew and deleted; a student of another class is left out', async () => {
  const other = await makeSchool(backend, 1);
  const key = newId();
  const all = [...ids(0, 1), other.students[0]?.id ?? ''];
  const made = await Promise.all([1, 2].map(() => teach(operations.makeGroup(school.classId, key, 'Extension', all))));
  expect(new Set(made).size).toBe(1);
  expect(await groups()).toMatchObject([{ id: made[0], name: 'Extension', studentIds: ids(0, 1).sort() }]);
  const id = String(made[0]);
  const before = await seen(id);
  expect(await teach(operations.changeGroup(before, 'Support', ids(1, 2)))).toBe(true);
  expect(await groups()).toMatchObject([{ id, name: 'Support', studentIds: ids(1, 2).sort() }]);
  // A colleague who saw it as it was is told, and may save after that.
  expect(await teach(operations.changeGroup(before, 'Extension', ids(0)))).toBe('CONFLICT');
  expect(await groups()).toMatchObject([{ id, name: 'Support', studentIds: ids(1, 2).sort() }]);
  expect(await teach(operations.changeGroup(await seen(id), 'Support', ids(0)))).toBe(true);
  const both = await Promise.all(ids(1, 2).map(async (one) => operations.changeGroup(await seen(id), 'Both', [one])));
  expect((await Promise.all(both.map(teach))).sort()).toEqual(['CONFLICT', true]);
  expect(await teach(operations.deleteGroup(id))).toBe(true);
  expect(await groups()).toEqual([]);
  expect(await teach(operations.deleteGroup(id))).toBe('NOT_FOUND');
});

it('has a name of its own in the class, whatever its letters, and is nobody else’s', async () => {
  const id = await make('Extension', ids(0));
  expect(await make('eXtension', [])).toBe('BAD_INPUT');
  expect(await make('<b>', [])).toBe('BAD_INPUT');
  expect(await make('Fine', ['none'])).toBe('BAD_INPUT');
  const support = await make('Support', []);
  expect(await teach(operations.changeGroup(await seen(support), ' extension ', []))).toBe('BAD_INPUT');
  const other = await makeSchool(backend, 1);
  for (const operation of [
    operations.changeGroup(await seen(id), 'Mine', []),
    operations.deleteGroup(id),
    operations.makeGroup(school.classId, newId(), 'Mine'),
  ]) {
    expect(await as(backend, other.teacher, operation)).toBe('NOT_FOUND');
  }
  expect((await groups()).map(({ name }) => name)).toEqual(['Extension', 'Support']);
});

it('whoever leaves the class leaves its groups', async () => {
  await make('Extension', ids(0, 1));
  await teach([
    'mutation M($id: ID!, $ids: [ID!]!) { removeStudents(classId: $id, studentIds: $ids) }',
    { id: school.classId, ids: ids(0) },
  ]);
  expect((await groups())[0]?.studentIds).toEqual(ids(1));
});

it('a task for groups and single students reaches each of them once, and nobody of another class’s group', async () => {
  const extension = await make('Extension', ids(0, 1));
  const foreign = await makeSchool(backend, 1);
  const elsewhere = (await as(
    backend,
    foreign.teacher,
    operations.makeGroup(foreign.classId, newId(), 'Elsewhere', [foreign.students[0]?.id ?? '']),
  )) as string;
  const taskId = await setTask(backend, school, {
    whole: ['some'],
    groups: [extension, elsewhere, 'no group'],
    students: [...ids(1, 2), 'nobody'],
  });
  const has = (await studentsOf(backend, school, taskId)).map(({ studentId }) => studentId);
  expect(has.sort()).toEqual(ids(0, 1, 2).sort());
  expect(await teach(taskOperations.task(taskId))).toMatchObject({ groups: ['Extension'] });
});

it('a task for a group that nobody is in, or for nobody, is not set', async () => {
  const empty = await make('Extension', []);
  for (const groupIds of [[empty], [], ['no group']]) {
    const { taskId, version } = await makeDraft(
      backend,
      school,
      homework(backend.clock.now(), { whole: ['some'], groups: groupIds }),
    );
    expect(await teach(taskOperations.publish(taskId, version))).toBe('BAD_INPUT');
  }
});

it('a copy in the same class is for the same groups, in another one for everybody', async () => {
  const extension = await make('Extension', ids(0, 1));
  const other = await makeSchool(backend, 1);
  await backend.services.db
    .insertInto('class_teachers')
    .values({ class_id: other.classId, teacher_id: school.teacher.id, joined_at: new Date() })
    .execute();
  const taskId = await setTask(backend, school, { whole: ['some'], groups: [extension] });
  const fieldsOf = async (classId: string) => {
    const copy = (await teach(taskOperations.copy(taskId, classId, newId()))) as string;
    const { fields } = (await teach(taskOperations.draft(copy))) as { fields: { name: string; values: string[] }[] };
    return Object.fromEntries(fields.map(({ name, values }) => [name, values]));
  };
  expect(await fieldsOf(school.classId)).toMatchObject({ whole: ['some'], groups: [extension] });
  expect(await fieldsOf(other.classId)).toMatchObject({ whole: ['all'], groups: [] });
});
