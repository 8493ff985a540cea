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
  expect(settled.text).toContain('You’ve seen the answer to this question, so you can’t change yours.');
  expect(settled.text).not.toMatch(/name="answer"/);
  expect(settled.text).toContain(`href="${pageOf(2)}"`);
  const next = await open(2);
  expect(next.text).toMatch(/name="answer"/);
  expect(next.text).not.toContain('so you can’t change yours');

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
    expect(text).toContain('We couldn’t send your answer');
    expect(text).toContain('You’ve been logged out, so nothing was sent.');
    expect(text).toMatch(/<input(?=[^>]*name="answer")[^>]*value="7\/12"/);
    expect(text).toMatch(/<input type="hidden" name="intent" value="save"/);
    expect(text).toContain(`action="${pageOf(1)}"`);
  }
});

const hidden = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<input type="hidden" name="${name}" value="([^"]*)"`, 'g'))].map(([, value]) => value);
/** Without the marks that React puts between texts. */
const plain = (html: string) => html.replaceAll('<!-- -->', '');
const savedAnswer = async (index: number) => {
  const row = await site.services.db
    .selectFrom('practice_questions')
    .select('late_answer')
    .where('practice_id', '=', practiceId)
    .where('index', '=', index)
    .executeTakeFirstOrThrow();
  return row.late_answer;
};

it('a second window of a test with an empty box overwrites nothing, and one with another answer shows both', async () => {
  const old = await open(1);
  expect(hidden(old.text, 'seen')).toEqual(['']);
  await post(1, { intent: 'save', answer: '5/6', seen: '' });
  expect(await savedAnswer(1)).toBe('5/6');
  // Never touched: it goes on as if nothing was sent, also where the test is handed in from it.
  expect((await post(1, { intent: 'save', answer: '', seen: '' })).headers.location).toBe(pageOf(2));
  expect(await savedAnswer(1)).toBe('5/6');
  const both = await post(1, { intent: 'save', answer: '7/8', seen: '' });
  expect(both.status).toBe(409);
  expect(both.text).toContain('You saved a different answer in another window.');
  expect(plain(both.text)).toMatch(/Keep this one <small>7\/8/);
  expect(plain(both.text)).toMatch(/Use the other one <small>5\/6/);
  expect(both.text).toMatch(/name="answer"[^>]*value="7\/8"/);
  expect(hidden(both.text, 'seen')).toEqual(['5/6']);
  expect(await savedAnswer(1)).toBe('5/6');
  const theirs = { intent: 'save', answer: '7/8', seen: '5/6', 'keep-answer': 'theirs', 'theirs-answer': '5/6' };
  expect((await post(1, theirs)).status).toBe(302);
  expect(await savedAnswer(1)).toBe('5/6');
  expect((await post(1, { ...theirs, 'keep-answer': 'mine' })).status).toBe(302);
  expect(await savedAnswer(1)).toBe('7/8');
});

it('what cannot be read is said before it counts, once, and says nothing of right or wrong', async () => {
  const stays = await post(1, { intent: 'save', answer: '3 + banana', seen: '' });
  expect(stays.headers.location).toBe(pageOf(1));
  const page = await open(1);
  expect(page.text).toContain('We can’t read this yet.');
  expect(plain(page.text)).toContain('Question 1: we can’t read this yet.');
  expect(page.text).not.toContain('You’ve answered every question.');
  const goesOn = await post(1, { intent: 'save', answer: '3 + banana', seen: '3 + banana' });
  expect(goesOn.headers.location).toBe(pageOf(2));
  const handedIn = await post(1, { intent: 'hand-in', answer: '??', seen: '3 + banana' });
  expect(handedIn.status).toBe(422);
  expect(handedIn.text).toContain('Not handed in yet. We can’t read your answer to question 1 yet.');
  expect(await stateOf()).toEqual({ state: 'IN_PROGRESS' });
  expect((await post(1, { intent: 'hand-in', answer: '??', seen: '??' })).status).toBe(302);
  expect(await stateOf()).toEqual({ state: 'FINISHED' });
});

it('a form of a test that is refused keeps what was typed, without scripts', async () => {
  const refused = await post(1, { intent: 'nonsense', answer: '12/35', seen: '' });
  expect(refused.status).toBe(400);
  expect(refused.text).toMatch(/name="answer"[^>]*value="12\/35"/);
});
