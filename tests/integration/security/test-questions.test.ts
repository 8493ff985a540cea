import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makePerson, type Person } from '../backend/people';
import type { TestBackend } from '../backend/test-backend';
import { cookieOf, ownForm, send } from '../site/send';
import { type Site, startSite } from '../site/start-site';
import { taskOperations } from '../tasks/operations';
import { as, makeSchool, type School, setTask, studentsOf } from '../tasks/school';
import { studentTasks } from '../tasks/student-operations';
import { backendOf, leaks, prompts, storeWithCanary } from './canary';
import { toldToStudent } from './student-readers';

const nobody = '00000000-0000-4000-8000-000000000000';

describe('the questions of a test', () => {
  let site: Site;
  let backend: TestBackend;
  let school: School;
  let student: Person;
  let taskId: string;
  beforeAll(async () => {
    site = await startSite();
    backend = backendOf(site);
  });
  afterAll(() => site?.stop());
  beforeEach(async () => {
    school = await makeSchool(backend, 0);
    student = await makePerson(site.services, { nickname: 'Robin' });
    await site.services.db
      .insertInto('class_members')
      .values({ class_id: school.classId, student_id: student.id })
      .execute();
    taskId = await setTask(backend, school, { type: ['TEST'], minutes: ['60'], answersWhen: ['NEVER'] });
  });

  const db = () => site.services.db;
  const told = (practiceId = nobody, questionId = nobody) =>
    toldToStudent({ site, classId: school.classId, student }, { taskId, practiceId, questionId });
  const practiceOf = (practiceId: string) =>
    db().selectFrom('practices').selectAll().where('id', '=', practiceId).executeTakeFirstOrThrow();
  const page = (path: string) => send(site.url, { path, headers: { accept: 'text/html', ...cookieOf(student.token) } });
  const taskPage = async () => {
    const { id } = await db()
      .selectFrom('student_tasks')
      .select('id')
      .where('task_id', '=', taskId)
      .executeTakeFirstOrThrow();
    return `/classroom/${school.classId}/tasks/${id}`;
  };

  /** Starts the test, and gives its first question a text and a key that can be searched for. */
  async function start(): Promise<{ practiceId: string; questionId: string }> {
    const { practiceId } = (await as(backend, student, studentTasks.open(taskId))) as { practiceId: string };
    const question = await db()
      .selectFrom('practice_questions')
      .select(['id', 'instance_id'])
      .where('practice_id', '=', practiceId)
      .where('index', '=', 1)
      .executeTakeFirstOrThrow();
    const marked = await storeWithCanary(site.services, question.instance_id);
    await db().updateTable('practice_questions').set({ instance_id: marked }).where('id', '=', question.id).execute();
    return { practiceId, questionId: question.id };
  }

  it('are made by the button that starts the clock, never by reading a page', async () => {
    const reply = await page(`/task/unfinished/${taskId}/1`);
    expect([reply.status, reply.headers.location]).toEqual([302, await taskPage()]);
    await told();
    const practices = await db().selectFrom('practices').select('id').where('student_id', '=', student.id).execute();
    expect(practices).toEqual([]);

    const shown = await page(await taskPage());
    expect(shown.text).toContain('You’ll have 60 minutes.');
    const started = await send(site.url, ownForm(site.url, await taskPage(), { intent: 'start' }, student.token));
    expect([started.status, started.headers.location]).toEqual([302, `/task/unfinished/${taskId}/1`]);
    const practice = await db()
      .selectFrom('practices')
      .selectAll()
      .where('student_id', '=', student.id)
      .executeTakeFirstOrThrow();
    expect(practice.ends_at?.getTime()).toBe(practice.created_at.getTime() + 60 * 60_000);
    const again = await send(site.url, ownForm(site.url, await taskPage(), { intent: 'start' }, student.token));
    expect(again.headers.location).toBe(`/task/unfinished/${taskId}/1`);
    expect((await practiceOf(practice.id)).ends_at).toEqual(practice.ends_at);
  });

  it('whose clock stands are shown nowhere, and reading them does not start it', async () => {
    const { practiceId, questionId } = await start();
    await db().updateTable('practices').set({ ends_at: null }).where('id', '=', practiceId).execute();
    const replies = await told(practiceId, questionId);
    expect(prompts(replies)).toEqual([]);
    expect(leaks(replies)).toEqual([]);
    const copy = replies.find(([place]) => place === 'copy: practice_questions')?.[1] ?? '';
    expect(copy).not.toContain(questionId);
    expect(copy).not.toMatch(/template_id|"topic_id"/);
    expect((await practiceOf(practiceId)).ends_at).toBeNull();
    const saved = await as(backend, student, studentTasks.save(practiceId, 1, '12'));
    expect(saved).toBe('UNPROCESSABLE');
    const shown = await page(await taskPage());
    expect(shown.text).toContain('Start test');
  });

  it('show while it runs, not between its end and its release, and then again', async () => {
    const { practiceId, questionId } = await start();
    const running = await told(practiceId, questionId);
    expect(prompts(running)).toEqual(
      expect.arrayContaining([`/task/unfinished/${taskId}/1`, `/question/${questionId}`]),
    );
    expect(leaks(running)).toEqual([]);
    await as(backend, student, studentTasks.save(practiceId, 1, '12'));
    await as(backend, student, studentTasks.finish(practiceId));
    const ended = await told(practiceId, questionId);
    expect(prompts(ended)).toEqual([]);
    expect(leaks(ended)).toEqual([]);
    await db().updateTable('tasks').set({ answers_when: 'HAND_IN' }).where('id', '=', taskId).execute();
    const released = await told(practiceId, questionId);
    expect(prompts(released)).toEqual(
      expect.arrayContaining([`/task/${practiceId}/result`, `/question/${questionId}`]),
    );
  });

  it('handed back, wait for another start with a new clock, and what was typed is there', async () => {
    const { practiceId, questionId } = await start();
    await as(backend, student, studentTasks.save(practiceId, 1, '12'));
    await as(backend, student, studentTasks.finish(practiceId));
    const [own] = await studentsOf(backend, school, taskId);
    expect(await as(backend, school.teacher, taskOperations.handBack(taskId, own?.id ?? ''))).toBe(true);
    expect(prompts(await told(practiceId, questionId))).toEqual([]);
    expect((await practiceOf(practiceId)).ends_at).toBeNull();
    const form = ownForm(site.url, `/task/unfinished/${taskId}/1`, { intent: 'save', answer: '13' }, student.token);
    // As a browser without scripts sends it, which waits for a page.
    const old = await send(site.url, { ...form, headers: { ...form.headers, accept: 'text/html' } });
    expect([old.status, old.text.includes('Your teacher returned this test')]).toEqual([422, true]);

    await send(site.url, ownForm(site.url, await taskPage(), { intent: 'start' }, student.token));
    expect((await practiceOf(practiceId)).ends_at).not.toBeNull();
    expect((await page(`/task/unfinished/${taskId}/1`)).text).toContain('value="12"');
  });

  it('a student reads none of it with the teacher’s addresses', async () => {
    const { practiceId, questionId } = await start();
    await db().updateTable('practices').set({ ends_at: null }).where('id', '=', practiceId).execute();
    const replies = await told(practiceId, questionId);
    for (const [place, text] of replies.filter(([address]) => address.startsWith('/teacher/')))
      expect([place, text.includes('prompt')]).toEqual([place, false]);
  });
});
