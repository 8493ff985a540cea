import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClass, createGroup, getTaughtClass, joinClass } from '../../../server/modules/classroom';
import { listMyTasks, listTaughtTasks } from '../../../server/modules/tasks';
import { newId } from '../../../server/platform/ids';
import { makePerson, type Person } from '../backend/people';
import { cookieOf, ownForm, send } from '../site/send';
import { type Site, startSite } from '../site/start-site';
import { homework } from './operations';

let site: Site;
let teacher: Person;
let students: Person[];
let classId: string;

beforeAll(async () => {
  site = await startSite();
  const { services } = site;
  teacher = await makePerson(services, { role: 'TEACHER' });
  students = [
    await makePerson(services, { nickname: 'Ava King' }),
    await makePerson(services, { nickname: 'Ben Roo' }),
  ];
  const form = { name: '6B', courseId: 'year-6', colour: 'BLUE', timeZone: 'Australia/Sydney' };
  classId = await createClass(services, teacher.viewer, { ...form, creationKey: newId() });
  const { joinCode } = await getTaughtClass(services, teacher.viewer, classId);
  for (const student of students) await joinClass(services, student.viewer, joinCode);
});
afterAll(() => site?.stop());

const get = (path: string) => send(site.url, { path, headers: cookieOf(teacher.token) });
/** A form as a browser without scripts sends it, with several values of a name. */
const post = (path: string, fields: Record<string, string | string[]>) => {
  const pairs = Object.entries(fields).flatMap(([name, value]) => [value].flat().map((each) => [name, each] as const));
  return send(site.url, {
    ...ownForm(site.url, path, {}, teacher.token),
    body: String(new URLSearchParams([...pairs].map(([name, value]) => [name, value]))),
  });
};
const hidden = (text: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? '';
/** Begins a draft by the form of the page, and returns the address of its first step. */
const begin = async () => {
  const list = `/teacher/classes/${classId}/tasks`;
  const creationKey = hidden((await get(list)).text, 'creationKey');
  return (await post(list, { creationKey })).headers.location ?? '';
};

it('without scripts a task is set step by step, for a group and a student', async () => {
  const [ava, ben] = students;
  const extension = { name: 'Extension', studentIds: [ava?.id ?? ''] };
  const groupId = await createGroup(site.services, teacher.viewer, { ...extension, classId, creationKey: newId() });
  const values = homework(new Date(), {
    topicIds: ['86-add-and-subtract-unlike-fractions', '85-add-and-subtract-decimals'],
    tries: ['2'],
    whole: ['some'],
    groups: [groupId],
    students: [ben?.id ?? ''],
  });
  let page = await begin();
  expect(page).toMatch(/\/edit\?step=what$/);
  for (const [step, fields] of [
    ['what', ['type', 'practiceType', 'title', 'instructions', 'courseIds']],
    ['questions', ['source', 'topicIds', 'easy', 'normal', 'hard']],
    ['when', ['opensAt', 'dueAt', 'lateUntil', 'answersWhen']],
    ['marking', ['tries', 'gradeType', 'scoringType']],
  ] as const) {
    const version = hidden((await get(page)).text, 'version');
    const sent = Object.fromEntries(fields.map((field) => [field, values[field] ?? []]));
    const reply = await post(page, { step, version, intent: 'next', ...sent });
    expect([step, reply.status]).toEqual([step, 302]);
    page = reply.headers.location ?? '';
    expect(page).not.toContain('check');
  }
  const { text } = await get(page);
  expect(text).toContain('Extension');
  const whom = { whole: ['some'], groups: [groupId], students: [ben?.id ?? ''] };
  const done = await post(page, { step: 'whom', version: hidden(text, 'version'), intent: 'publish', ...whom });
  expect(done).toMatchObject({
    status: 302,
    headers: { location: expect.stringMatching(/^\/teacher\/tasks\/[\w-]+$/) },
  });
  expect((await get(done.headers.location ?? '')).text).toContain('for Extension');
  for (const student of students) {
    expect(await listMyTasks(site.services, student.viewer)).toMatchObject([{ title: 'Fractions check', tries: 2 }]);
  }
});

it('without scripts the mark book is sorted by its heads, and its cells lead to the answers', async () => {
  const book = `/teacher/classes/${classId}/book`;
  const namesIn = (text: string) => [...text.matchAll(/>(Ava King|Ben Roo)</g)].map(([, name]) => name);
  const { text } = await get(book);
  expect(namesIn(text)).toEqual(['Ava King', 'Ben Roo']);
  expect(namesIn((await get(`${book}?sort=-name`)).text)).toEqual(['Ben Roo', 'Ava King']);
  const cell = /href="(\?c=[\w-]{22})"/.exec(text)?.[1] ?? '';
  const reply = await get(book + cell);
  expect(reply.status).toBe(302);
  expect((await get(reply.headers.location ?? '')).text).toContain('Ava King');
  // A cell of another class leads nowhere.
  expect((await get(`${book}?c=${'A'.repeat(22)}`)).status).toBe(200);
});

it('without scripts the questions of a task are saved under a name, chosen for another task, and deleted', async () => {
  const [task] = await listTaughtTasks(site.services, teacher.viewer, classId).then(({ tasks }) =>
    tasks.filter(({ row }) => row.state === 'OPEN'),
  );
  const page = `/teacher/tasks/${task?.row.id}`;
  const creationKey = hidden((await get(page)).text, 'creationKey');
  const refused = await post(page, { intent: 'save', name: '<b>', creationKey });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('Choose a name without special characters.');
  expect((await post(page, { intent: 'save', name: 'End of term', creationKey })).status).toBe(302);
  const list = (await get('/teacher/exams')).text;
  expect(list).toContain('End of term');
  const examId = hidden(list, 'examId');
  expect((await post('/teacher/exams', { intent: 'rename', examId, name: 'Term 4' })).status).toBe(302);
  const step = (await begin()).replace('what', 'questions');
  const version = hidden((await get(step)).text, 'version');
  const kept = { step: 'questions', version, source: 'TOPICS', easy: '1', normal: '1', hard: '1' };
  expect((await post(step, { ...kept, intent: 'exam', exam: '' })).status).toBe(400);
  const again = hidden((await get(step)).text, 'version');
  expect((await post(step, { ...kept, version: again, intent: 'exam', exam: examId })).status).toBe(302);
  expect((await get(step)).text).toMatch(/checked="" [^>]*value="86-add-and-subtract-unlike-fractions"/);
  expect((await post('/teacher/exams', { intent: 'delete', examId })).status).toBe(302);
  expect((await get('/teacher/exams')).text).toContain('No saved exams yet');
});

it('a step that is not right yet is kept and says so; nothing is set', async () => {
  const page = await begin();
  const version = hidden((await get(page)).text, 'version');
  const reply = await post(page, {
    step: 'what',
    version,
    intent: 'next',
    title: '',
    instructions: 'Show every step.',
  });
  const again = await get(reply.headers.location ?? '');
  expect(again.text).toContain('Give the task a name');
  expect(again.text).toContain('Show every step.');
  const early = await post(page, {
    step: 'whom',
    version: hidden(again.text, 'version'),
    intent: 'publish',
    whole: 'all',
  });
  expect(early).toMatchObject({ status: 400, text: expect.stringContaining('Give the task a name') });
});

it('the second of two teachers is told, and what she typed stands in the form again', async () => {
  const page = await begin();
  const version = hidden((await get(page)).text, 'version');
  const save = (title: string) => post(page, { step: 'what', version, intent: 'next', title, courseIds: 'year-6' });
  expect((await save('Hers')).status).toBe(302);
  const refused = await save('Mine, with care');
  expect(refused).toMatchObject({
    status: 409,
    text: expect.stringContaining('A newer version of this task was saved while you were editing.'),
  });
  expect(refused.text).toContain('Mine, with care');
  const { tasks } = await listTaughtTasks(site.services, teacher.viewer, classId);
  expect(tasks.map(({ row }) => row.title)).not.toContain('Mine, with care');
});
