import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TaskValues } from '../../../rules/forms/task';
import type { Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { leaks, prompts, storeWithCanary } from '../security/canary';
import { operationsTold } from '../security/student-readers';
import { taskOperations } from './operations';
import { as, firstStudent, makeSchool, type School, setTask, studentsOf } from './school';
import { studentTasks } from './student-operations';

let backend: TestBackend;
let school: School;
let taskId: string;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());
beforeEach(async () => {
  school = await makeSchool(backend, 1);
});

const nobody = '00000000-0000-4000-8000-000000000000';
const db = () => backend.services.db;
const student = (): Person => firstStudent(school);
const mine = (operation: readonly [string, object]) => as(backend, student(), operation);
const told = (practiceId = nobody, questionId = nobody) =>
  operationsTold(backend, student(), { taskId, practiceId, questionId });
const practiceOf = (practiceId: string) =>
  db().selectFrom('practices').selectAll().where('id', '=', practiceId).executeTakeFirstOrThrow();
const stopClock = (practiceId: string) =>
  db().updateTable('practices').set({ ends_at: null }).where('id', '=', practiceId).execute();

/** Opens the task, and gives its first question a text and a key that can be searched for. */
async function open(values: TaskValues): Promise<{ practiceId: string; questionId: string }> {
  taskId = await setTask(backend, school, values);
  const { practiceId } = (await mine(studentTasks.open(taskId))) as { practiceId: string };
  const question = await db()
    .selectFrom('practice_questions')
    .select(['id', 'instance_id'])
    .where('practice_id', '=', practiceId)
    .where('index', '=', 1)
    .executeTakeFirstOrThrow();
  const marked = await storeWithCanary(backend.services, question.instance_id);
  await db().updateTable('practice_questions').set({ instance_id: marked }).where('id', '=', question.id).execute();
  return { practiceId, questionId: question.id };
}

describe('the questions of a test', () => {
  const begin = () => open({ type: ['TEST'], minutes: ['60'], answersWhen: ['NEVER'] });

  it('are made with its clock running, and opening it again changes nothing', async () => {
    const { practiceId } = await begin();
    const { created_at: createdAt, ends_at: endsAt } = await practiceOf(practiceId);
    expect(endsAt?.getTime()).toBe(createdAt.getTime() + 60 * 60_000);
    backend.clock.advance({ minutes: 5 });
    await Promise.all([1, 2, 3].map(() => mine(studentTasks.open(taskId))));
    expect((await practiceOf(practiceId)).ends_at).toEqual(endsAt);
  });

  it('are not made by anything else', async () => {
    taskId = await setTask(backend, school, { type: ['TEST'], minutes: ['60'] });
    expect(prompts(await told())).toEqual([]);
    expect(await db().selectFrom('practices').select('id').where('student_id', '=', student().id).execute()).toEqual(
      [],
    );
  });

  it('never have more time than the test is open', async () => {
    const { practiceId } = await open({ type: ['TEST'], minutes: ['240'] });
    const { ends_at: endsAt, closes_at: closesAt } = await practiceOf(practiceId);
    expect((endsAt as Date) <= (closesAt as Date)).toBe(true);
  });

  it('whose clock stands are shown nowhere, and reading them does not start it', async () => {
    const { practiceId, questionId } = await begin();
    await stopClock(practiceId);
    const replies = await told(practiceId, questionId);
    expect(prompts(replies)).toEqual([]);
    expect(leaks(replies)).toEqual([]);
    const copy = replies.find(([place]) => place === 'copy: practice_questions')?.[1] ?? '';
    expect(copy).toContain('"index":1');
    expect(copy).not.toContain(questionId);
    expect(copy).not.toMatch(/template_id|"topic_id"|seed|instance_id/);
    expect((await practiceOf(practiceId)).ends_at).toBeNull();
    expect(await mine(studentTasks.save(practiceId, 1, '12'))).toBe('UNPROCESSABLE');
  });

  it('are there while it runs, not between its end and its release, and then again', async () => {
    const { practiceId, questionId } = await begin();
    const running = await told(practiceId, questionId);
    expect(prompts(running).length).toBeGreaterThanOrEqual(2);
    expect(leaks(running)).toEqual([]);
    await mine(studentTasks.save(practiceId, 1, '12'));
    await mine(studentTasks.finish(practiceId));
    const ended = await told(practiceId, questionId);
    expect(prompts(ended)).toEqual([]);
    expect(leaks(ended)).toEqual([]);
    await db().updateTable('tasks').set({ answers_when: 'HAND_IN' }).where('id', '=', taskId).execute();
    const released = await told(practiceId, questionId);
    expect(prompts(released).length).toBeGreaterThanOrEqual(2);
    expect(leaks(released).length).toBeGreaterThan(0);
  });

  it('handed back, wait for another start with the time that was left, and what was typed is there', async () => {
    const { practiceId, questionId } = await begin();
    await mine(studentTasks.save(practiceId, 1, '12'));
    backend.clock.advance({ minutes: 40 });
    await mine(studentTasks.finish(practiceId));
    const [own] = await studentsOf(backend, school, taskId);
    expect(await as(backend, school.teacher, taskOperations.handBack(taskId, own?.id ?? ''))).toBe(true);
    expect(prompts(await told(practiceId, questionId))).toEqual([]);
    expect((await practiceOf(practiceId)).ends_at).toBeNull();
    expect(await mine(studentTasks.save(practiceId, 1, '13'))).toBe('UNPROCESSABLE');
    backend.clock.advance({ minutes: 40 });
    await mine(studentTasks.open(taskId));
    const left = Number((await practiceOf(practiceId)).ends_at) - backend.clock.now().getTime();
    expect(left).toBeLessThanOrEqual(20 * 60_000);
    expect(left).toBeGreaterThan(19 * 60_000);
    const reply = (await mine(studentTasks.question(practiceId, 1))) as { question: { lateAnswer: string } };
    expect(reply.question.lateAnswer).toBe('12');
  });

  it('handed back with no time left, get the minutes that the teacher gives', async () => {
    const { practiceId } = await begin();
    await mine(studentTasks.save(practiceId, 1, '12'));
    backend.clock.advance({ minutes: 61 });
    await mine(studentTasks.question(practiceId, 1));
    const [own] = await studentsOf(backend, school, taskId);
    const handBack = (minutes: number) =>
      as(backend, school.teacher, taskOperations.handBack(taskId, own?.id ?? '', '', minutes));
    expect(await handBack(0)).toBe('BAD_INPUT');
    expect(await handBack(10)).toBe(true);
    await mine(studentTasks.open(taskId));
    const left = Number((await practiceOf(practiceId)).ends_at) - backend.clock.now().getTime();
    expect(Math.round(left / 60_000)).toBe(10);
  });

  it('a clock that is up ends it for whoever asks for a question, with what was saved', async () => {
    const { practiceId, questionId } = await begin();
    await mine(studentTasks.save(practiceId, 1, '12'));
    backend.clock.advance({ minutes: 61 });
    expect(prompts(await told(practiceId, questionId))).toEqual([]);
    expect((await practiceOf(practiceId)).state).toBe('FINISHED');
    expect(await studentsOf(backend, school, taskId)).toMatchObject([{ answered: 1, status: 'DONE' }]);
  });
});

describe('a challenge of a teacher whose clock stands', () => {
  it('shows its questions to nobody who does not start it, and an answer starts it', async () => {
    const { practiceId, questionId } = await open({ practiceType: ['CHALLENGE_TASK'], minutes: ['30'] });
    const asked = 'query Q($id: ID!) { question(questionId: $id) { prompt } }';
    const question = () => backend.ask(asked, { variables: { id: questionId }, token: student().token });
    expect((await question()).data.question).toBeNull();
    expect((await practiceOf(practiceId)).ends_at).toBeNull();
    await mine(studentTasks.submit(practiceId, 1, '7'));
    expect((await practiceOf(practiceId)).ends_at).not.toBeNull();
    expect((await question()).data.question).not.toBeNull();
  });
});
