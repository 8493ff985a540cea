import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TaskValues } from '../../../rules/forms/task';
import { longestRichText } from '../../../rules/rich-text';
import { createClass } from '../../../server/modules/classroom';
import { finishPractice } from '../../../server/modules/practice';
import { askForMark, openMyTask } from '../../../server/modules/tasks';
import { newId } from '../../../server/platform/ids';
import type { Person } from '../backend/people';
import { ask } from '../backend/test-backend';
import { answerWrong } from '../practice/student';
import { filledForm, type Typed, valuesIn, wordsOf } from '../site/page-forms';
import { cookieOf, ownForm, send } from '../site/send';
import { type Site, startSite } from '../site/start-site';
import { wallIn } from './operations';
import { type Asking, as, firstStudent, makeSchool, type School, setTask, studentsOf } from './school';
import { studentTasks } from './student-operations';

/** The teacher's forms as a browser without scripts sends them: every field is read out of the page. */
let site: Site;
let backend: Asking;
let school: School;

beforeAll(async () => {
  site = await startSite();
  const headers = { 'x-internal-key': site.pageServerEnv.INTERNAL_KEY ?? '' };
  backend = {
    services: site.services,
    clock: site.services.clock,
    ask: (query, options) => ask(site.bff, query, { ...options, headers }),
  };
});
afterAll(() => site?.stop());
beforeEach(async () => {
  school = await makeSchool(site);
});

const get = async (path: string, more: Record<string, string> = {}) => {
  const { cookie } = cookieOf(school.teacher.token);
  const reply = await send(site.url, { path, headers: { cookie: `${cookie}; ${more.cookie ?? ''}` } });
  return { ...reply, words: wordsOf(reply.text) };
};

interface Pressed {
  status: number;
  /** Where the answer leads, or null. */
  to: string | null;
  /** The page that is there after it: the one it leads to, or the answer itself. */
  html: string;
  words: string;
}

/** Sends a form of a page that was read before. */
async function sendForm({ action, pairs }: ReturnType<typeof filledForm>): Promise<Pressed> {
  const { status, headers, text } = await send(site.url, ownForm(site.url, action, pairs, school.teacher.token));
  const to = headers.location ?? null;
  if (to === null) return { status, to, html: text, words: wordsOf(text) };
  const cookie = headers['set-cookie']?.map((each) => each.split(';')[0]).join('; ') ?? '';
  const next = await get(to.replace(/#.*/, ''), { cookie });
  expect([to, next.status]).toEqual([to, 200]);
  return { status, to, html: next.text, words: next.words };
}

/** Opens the page, fills in the form with this button and presses it. */
const press = async (path: string, button: string | RegExp, typed?: Typed) =>
  sendForm(filledForm((await get(path)).text, button, typed));

const ava = () => firstStudent(school);
const ben = () => school.students[1] as Person;
const fromNow = (hours: number) => wallIn(site.services.clock.now(), hours);
const set = (more: TaskValues = {}) => setTask(backend, school, { normal: ['1'], ...more });
const pageOf = (taskId: string) => `/teacher/tasks/${taskId}`;
const pageOfAva = async (taskId: string) => {
  const own = (await studentsOf(backend, school, taskId)).find(({ studentId }) => studentId === ava().id);
  return `${pageOf(taskId)}/students/${own?.id}`;
};

/** A task that the first student has answered wrongly, and handed in unless told otherwise. */
async function answered({ handedIn = true, more = {} }: { handedIn?: boolean; more?: TaskValues } = {}) {
  const taskId = await set(more);
  const practiceId = (await openMyTask(site.services, ava().viewer, taskId)).practiceId ?? '';
  await answerWrong(site.services, ava().viewer, practiceId, 1);
  if (handedIn) await finishPractice(site.services, ava().viewer, practiceId);
  return { taskId, practiceId, page: await pageOfAva(taskId) };
}

async function askedAgain() {
  const work = await answered();
  const { id, marks } = (await as(backend, ava(), studentTasks.marks(work.practiceId))) as {
    id: string;
    marks: { questionId: string }[];
  };
  const questionId = marks[0]?.questionId ?? '';
  await askForMark(site.services, ava().viewer, { studentTaskId: id, questionId, reason: 'I misread the sign.' });
  return work;
}

describe('the page of a task', () => {
  it('closes it, and opens it again', async () => {
    const page = pageOf(await set());
    const closed = await press(page, 'Close task');
    expect(closed).toMatchObject({ status: 302, to: page });
    expect(closed.words).toContain('The task is closed, and what’s been done counts.');
    const open = await press(page, 'Reopen');
    expect(open).toMatchObject({ status: 302, to: page });
    expect(open.words).toContain('The task is open again');
    expect(open.words).toContain('Close it early');
  });

  it('changes it, and keeps what was typed where it is refused', async () => {
    const page = pageOf(await set());
    const changed = await press(page, 'Save', { title: 'Fractions, again', instructions: 'Show each step.' });
    expect(changed).toMatchObject({ status: 302, to: page });
    expect(changed.words).toContain('tell your students what changed within ten minutes');
    expect(valuesIn(changed.html, 'Save')).toMatchObject({
      title: 'Fractions, again',
      instructions: 'Show each step.',
    });
    const typed = { title: 'Third name', dueAt: fromNow(-24), lateUntil: '' };
    const refused = await press(page, 'Save', typed);
    expect(refused.status).toBe(400);
    expect(refused.words).toContain('The task is due before it opens.');
    expect(valuesIn(refused.html, 'Save')).toMatchObject(typed);
    expect((await get(page)).words).not.toContain('Third name');
  });

  it('asks before it ends work, and saves once that is ticked', async () => {
    const { taskId } = await answered({ handedIn: false });
    const page = pageOf(taskId);
    const asked = await press(page, 'Save', { dueAt: fromNow(-0.5), lateUntil: '' });
    expect(asked.status).toBe(422);
    expect(asked.words).toContain('Nothing has been saved yet.');
    const sentence = wordsOf(/name="confirmed" value="([^"]*)"/.exec(asked.html)?.[1] ?? '');
    const saved = await sendForm(filledForm(asked.html, 'Save', { confirmed: sentence }));
    expect(saved).toMatchObject({ status: 302, to: page });
    expect(saved.words).toContain('tell your students what changed within ten minutes');
  });

  it('is copied into another class', async () => {
    const { services } = site;
    const form = { name: '6C', courseId: 'year-6', colour: 'BLUE', timeZone: 'Australia/Sydney' };
    const other = await createClass(services, school.teacher.viewer, { ...form, creationKey: newId() });
    const copied = await press(pageOf(await set()), 'Copy', { classId: other });
    expect(copied).toMatchObject({
      status: 302,
      to: expect.stringMatching(/^\/teacher\/tasks\/[\w-]{36}\/edit\?step=when$/),
    });
    expect(copied.words).toContain('Here’s the copy. Check it, then set it.');
    expect((await get(`/teacher/classes/${other}/tasks`)).words).toContain('Fractions check');
  });

  it('gives it to more students, and takes it back', async () => {
    const page = pageOf(await set({ whole: ['some'], students: [ava().id] }));
    const given = await press(page, 'Give it to the selected students', { student: [ben().id] });
    expect(given).toMatchObject({ status: 302, to: page });
    expect(given.html).toMatch(/>Ava 2<\/a>/);
    const gone = await press(page, 'Cancel task');
    expect(gone).toMatchObject({ status: 302, to: '/teacher' });
    expect((await get(page)).status).toBe(404);
  });

  it.each<{ button: string; typed: Typed; score: string }>([
    { button: 'Change the mark', typed: { points: '0,5', comment: 'Half for the method.' }, score: '0.5' },
    { button: 'Keep it at 0', typed: { comment: 'It stays so.' }, score: '0' },
  ])('answers a mark request: $button', async ({ button, typed, score }) => {
    const { taskId, page: ofAva } = await askedAgain();
    const page = pageOf(taskId);
    const reply = await press(page, button, typed);
    expect(reply).toMatchObject({ status: 302, to: page });
    expect(reply.words).toContain('Reply sent, and the student has been notified.');
    expect(reply.words).not.toContain('1 mark to check');
    expect((await get(ofAva)).words).toContain(`Score ${score} / 1`);
  });

  it('keeps the points and the words of a mark request that is refused', async () => {
    const page = pageOf((await askedAgain()).taskId);
    const typed = { points: 'half', comment: 'For the method.' };
    const refused = await press(page, 'Change the mark', typed);
    expect(refused.status).toBe(400);
    expect(valuesIn(refused.html, 'Change the mark')).toMatchObject(typed);
  });
});

describe('the page of a student’s task', () => {
  it('gives more time, and takes it back', async () => {
    const { page } = await answered({ handedIn: false });
    const typed = { dueAt: fromNow(60), lateUntil: fromNow(90) };
    const given = await press(page, 'Give more time', typed);
    expect(given).toMatchObject({ status: 302, to: page });
    expect(given.words).toContain('Saved, and the student has been told the new dates.');
    expect(valuesIn(given.html, 'Give more time')).toMatchObject(typed);
    expect(given.words).toContain('extension:');
    const back = await press(page, 'Back to class dates');
    expect(back).toMatchObject({ status: 302, to: page });
    expect(back.words).toContain('This student is back on the class’s dates.');
    expect(back.words).not.toContain('extension:');
  });

  it.each([
    { typed: { dueAt: () => fromNow(1) }, says: 'An extension has to be later than the class’s due date.' },
    { typed: { dueAt: () => fromNow(60), lateUntil: () => fromNow(-5) }, says: 'That time has already passed.' },
  ])('keeps the dates it does not take: $says', async ({ typed, says }) => {
    const page = await pageOfAva(await set());
    const dates = Object.fromEntries(Object.entries(typed).map(([name, time]) => [name, time()]));
    const refused = await press(page, 'Give more time', dates);
    expect(refused.status).toBe(400);
    expect(refused.words).toContain(says);
    expect(valuesIn(refused.html, 'Give more time')).toMatchObject(dates);
    expect((await get(page)).words).not.toContain('extension:');
  });

  it('shows the second of two teachers both dates, and keeps hers in the form', async () => {
    const page = await pageOfAva(await set());
    const old = (await get(page)).text;
    await press(page, 'Give more time', { dueAt: fromNow(60), lateUntil: '' });
    const typed = { dueAt: fromNow(70), lateUntil: fromNow(80) };
    const refused = await sendForm(filledForm(old, 'Give more time', typed));
    expect(refused.status).toBe(409);
    expect(refused.words).toContain('A newer version was saved while you were editing.');
    expect(valuesIn(refused.html, 'Give more time')).toMatchObject(typed);
    const mine = await sendForm(filledForm(refused.html, 'Give more time'));
    expect(mine).toMatchObject({ status: 302, to: page });
    expect(valuesIn(mine.html, 'Give more time')).toMatchObject(typed);
  });

  it('excuses, and lets the task count again', async () => {
    const page = await pageOfAva(await set());
    const excused = await press(page, 'Excuse Ava 1');
    expect(excused).toMatchObject({ status: 302, to: page });
    expect(excused.words).toContain('The task no longer counts for this student.');
    const counts = await press(page, 'Let it count again');
    expect(counts).toMatchObject({ status: 302, to: page });
    expect(counts.words).toContain('The task counts for this student again.');
    expect(counts.words).toContain('Excuse Ava 1');
  });

  it('hands work back, and keeps a date it does not take', async () => {
    const { page } = await answered();
    const refused = await press(page, 'Return', { dueAt: fromNow(-1) });
    expect(refused.status).toBe(400);
    expect(valuesIn(refused.html, 'Return')).toMatchObject({ dueAt: expect.stringMatching(/^\d{4}-/) });
    const back = await press(page, 'Return', { dueAt: fromNow(96) });
    expect(back).toMatchObject({ status: 302, to: page });
    expect(back.words).toContain('Returned to the student, who has been notified.');
    expect(back.words).toContain('extension:');
    expect(() => filledForm(back.html, 'Return')).toThrow('0 forms');
  });

  it('takes an own mark, and keeps what is no mark', async () => {
    const { page } = await answered();
    for (const points of ['lots', '7']) {
      const typed = { points, comment: 'For the method.' };
      const refused = await press(page, 'Save mark', typed);
      expect([points, refused.status]).toEqual([points, 400]);
      expect(valuesIn(refused.html, 'Save mark')).toMatchObject(typed);
      expect(refused.words).not.toContain('Your mark');
    }
    const marked = await press(page, 'Save mark', { points: '0.5', comment: 'For the method.' });
    expect(marked).toMatchObject({ status: 302, to: expect.stringMatching(/#q-[\w-]{36}$/) });
    expect(marked.to).toContain(page);
    expect(marked.words).toContain('Mark saved, and the student has been notified.');
    expect(marked.words).toContain('Your mark: 0.5');
    const gone = await press(page, 'Save mark', { points: '', comment: '' });
    expect(gone.status).toBe(302);
    expect(gone.words).not.toContain('Your mark');
  });

  it('takes a comment, and keeps one that is too long', async () => {
    const page = await pageOfAva(await set());
    const refused = await press(page, 'Save', { comment: 'x'.repeat(1001) });
    expect(refused.status).toBe(400);
    expect(valuesIn(refused.html, 'Save').comment).toHaveLength(1001);
    const saved = await press(page, 'Save', { comment: 'You & I know <b>why</b>.' });
    expect(saved).toMatchObject({ status: 302, to: page });
    expect(valuesIn(saved.html, 'Save').comment).toBe('You & I know <b>why</b>.');
  });

  it('makes a link for the family, which is shown this once, and stops it', async () => {
    const { page } = await answered();
    const made = await press(page, 'Create link');
    // Shown by the answer itself: there is no second page that could show it again.
    expect(made).toMatchObject({ status: 200, to: null });
    const link = new URL(/value="(http[^"]*\/s\/[^"]*)"/.exec(made.html)?.[1] ?? '');
    const open = async () => {
      const short = await send(site.url, { path: link.pathname });
      return short.status === 302 ? send(site.url, { path: short.headers.location ?? '' }) : short;
    };
    expect(await open()).toMatchObject({ status: 200, text: expect.stringContaining('Ava') });
    expect((await get(page)).text).not.toContain(link.pathname);
    const stopped = await press(page, /^Stop the link/);
    expect(stopped.status).toBe(200);
    expect(() => filledForm(stopped.html, 'Create link')).not.toThrow();
    expect(await open()).toMatchObject({ status: 404, text: expect.stringContaining('We couldn’t find that report') });
  });

  it('lets the whole class share, and not', async () => {
    const page = await pageOfAva(await set());
    const may = await press(page, 'Let the whole class share');
    expect(may).toMatchObject({ status: 302, to: page });
    expect(may.words).toContain('Every student in this class can share their own reports.');
    expect((await press(page, /^Only from Year/)).words).not.toContain('Every student in this class can');
  });
});

describe('the pages of the class', () => {
  const page = (name = '') => `/teacher/classes/${school.classId}${name}`;

  it('announce, change and delete', async () => {
    const announcements = page('/announcements');
    const made = await press(announcements, 'Announce', { body: 'Bring a ruler.' });
    expect(made).toMatchObject({ status: 302, to: announcements });
    expect(made.words).toContain('Posted. It’s on the class page, and your students have been notified.');
    expect(made.words).toContain('Bring a ruler.');
    const edit = /href="([^"]*\?edit=[^"]*)"/.exec(made.html)?.[1] ?? '';
    const changed = await press(edit, 'Save', { body: 'Bring two rulers.' });
    expect(changed).toMatchObject({ status: 302, to: announcements });
    expect(changed.words).toContain('Bring two rulers.');
    const gone = await press(announcements, 'Yes, delete it');
    expect(gone).toMatchObject({ status: 302, to: announcements });
    expect(gone.words).toContain('Announcement deleted.');
    expect(gone.words).toContain('No announcements yet');
  });

  it.each([
    { what: 'is too long', body: 'x'.repeat(longestRichText + 1) },
    { what: 'says nothing', body: ' ' },
  ])('keep an announcement that $what', async ({ body }) => {
    const refused = await press(page('/announcements'), 'Announce', { body });
    expect(refused.status).toBe(400);
    expect(valuesIn(refused.html, 'Announce').body).toBe(body);
    expect(refused.words).toContain('No announcements yet');
  });

  it('make, change and delete groups, and keep what was ticked for one without a name', async () => {
    const groups = page('/groups');
    const refused = await press(groups, 'Create group', { name: '', student: [ben().id] });
    expect(refused.status).toBe(400);
    expect(valuesIn(refused.html, 'Create group')).toMatchObject({ student: ben().id });
    const made = await press(groups, 'Create group', { name: 'Extension', student: [ava().id] });
    expect(made).toMatchObject({ status: 302, to: groups });
    expect(made.words).toContain('Group created. You can now set tasks for it.');
    expect(made.words).toContain('Extension 1 student: Ava 1');
    const edit = /href="([^"#]*\?edit=[^"#]*)/.exec(made.html)?.[1] ?? '';
    const changed = await press(edit, 'Save', { name: 'Support', student: [ava().id, ben().id] });
    expect(changed).toMatchObject({ status: 302, to: groups });
    expect(changed.words).toContain('Support 2 students: Ava 1 and Ava 2');
    const gone = await press(groups, 'Yes, delete the group');
    expect(gone).toMatchObject({ status: 302, to: groups });
    expect(gone.words).toContain('No groups yet');
  });

  it('move students to another class, and take them out', async () => {
    const { services } = site;
    const form = { name: '6C', courseId: 'year-6', colour: 'BLUE', timeZone: 'Australia/Sydney' };
    const other = await createClass(services, school.teacher.viewer, { ...form, creationKey: newId() });
    const nobody = await press(page(), 'Move');
    expect(nobody.status).toBe(400);
    expect(nobody.words).toContain('Select at least one student.');
    const moved = await press(page(), 'Move', { student: [ava().id], toClass: other });
    expect(moved).toMatchObject({ status: 302, to: page() });
    expect(moved.words).toContain('They’ve been moved to the other class and notified.');
    expect(moved.words).not.toContain('Ava 1');
    expect((await get(`/teacher/classes/${other}`)).words).toContain('Ava 1');
    const removed = await press(page(), 'Remove from class', { student: [ben().id] });
    expect(removed).toMatchObject({ status: 302, to: page() });
    expect(removed.words).toContain('They’ve been removed from the class and notified.');
    expect(removed.words).toContain('Nobody has joined yet');
  });
});
