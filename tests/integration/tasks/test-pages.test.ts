import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestBackend } from '../backend/test-backend';
import { keyOf } from '../practice/student';
import { backendOf } from '../security/canary';
import { cookieOf, ownForm, send } from '../site/send';
import { type Site, startSite } from '../site/start-site';
import { taskOperations } from './operations';
import { as, firstStudent, makeSchool, type School, setTask, studentsOf } from './school';
import { studentTasks } from './student-operations';

let site: Site;
let backend: TestBackend;
let school: School;
let taskId: string;
let practiceId: string;
beforeAll(async () => {
  site = await startSite();
  backend = backendOf(site);
});
afterAll(() => site?.stop());
beforeEach(async () => {
  school = await makeSchool(backend, 1);
  taskId = await setTask(backend, school, { type: ['TEST'], lateUntil: [''], answersWhen: ['HAND_IN'] });
  ({ practiceId } = (await as(backend, student(), studentTasks.open(taskId))) as { practiceId: string });
});

const student = () => firstStudent(school);
const pageOf = (index: number) => `/task/unfinished/${taskId}/${index}`;
const open = (index: number) =>
  send(site.url, { path: pageOf(index), headers: { accept: 'text/html', ...cookieOf(student().token) } });
const post = (index: number, fields: Record<string, string>) =>
  send(site.url, ownForm(site.url, pageOf(index), fields, student().token));
const stateOf = async () =>
  site.services.db.selectFrom('practices').select('state').where('id', '=', practiceId).executeTakeFirstOrThrow();
const asPage = { accept: 'text/html', 'sec-fetch-dest': 'document' };

async function handBack() {
  const [own] = await studentsOf(backend, school, taskId);
  expect(await as(backend, school.teacher, taskOperations.handBack(taskId, own?.id ?? ''))).toBe(true);
}

it('handed back after its answers were seen, it is handed in from a question that stays as it is', async () => {
  const first = await keyOf(site.services, student().viewer, practiceId, 1);
  await as(backend, student(), studentTasks.save(practiceId, 1, first.right));
  await post(1, { intent: 'hand-in', answer: first.right });
  await handBack();

  const settled = await open(1);
  expect(settled.text).toContain('You have seen the answer to this question, so it stays as it is.');
  expect(settled.text).not.toMatch(/name="answer"/);
  expect(settled.text).toContain(`href="${pageOf(2)}"`);
  const next = await open(2);
  expect(next.text).toMatch(/name="answer"/);
  expect(next.text).not.toContain('so it stays as it is');

  expect(await stateOf()).toEqual({ state: 'IN_PROGRESS' });
  const reply = await post(1, { intent: 'hand-in' });
  expect([reply.status, reply.headers.location]).toEqual([302, `/task/${practiceId}/result`]);
  expect(await stateOf()).toEqual({ state: 'FINISHED' });
});

it('once it is over, its result stands in the place of its questions', async () => {
  const handedIn = await post(1, { intent: 'hand-in', answer: '1' });
  const late = await post(1, { intent: 'save', answer: '2' });
  const looked = await open(2);
  for (const { status, headers } of [handedIn, late, looked]) {
    expect([status, headers.location]).toEqual([302, `/task/${practiceId}/result`]);
    expect(headers['x-remix-replace']).toBe('true');
  }
});

it('without scripts an answer of somebody logged out stands in a form that sends it again', async () => {
  const fields = { intent: 'save', answer: '7/12' };
  for (const token of [undefined, 'a-session-that-is-over-0000']) {
    const form = ownForm(site.url, pageOf(1), fields, token);
    const { status, text } = await send(site.url, { ...form, headers: { ...form.headers, ...asPage } });
    expect(status).toBe(401);
    expect(text).toContain('We could not send your answer');
    expect(text).toContain('You are logged out, so nothing was sent.');
    expect(text).toMatch(/<input(?=[^>]*name="answer")[^>]*value="7\/12"/);
    expect(text).toMatch(/<input type="hidden" name="intent" value="save"/);
    expect(text).toContain(`action="${pageOf(1)}"`);
  }
});
