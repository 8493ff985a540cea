import type { Client } from 'graphql-ws';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { finishPractice, getPracticeToAnswer, serveQuestion } from '../../../server/modules/practice';
import { openMyTask } from '../../../server/modules/tasks';
import { makePerson, type Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { openLiveClient } from '../events/live-client';
import { answerRight, answerWrong } from '../practice/student';
import { taskOperations } from './operations';
import { as, makeSchool, type School, setTask } from './school';
import { studentTasks } from './student-operations';

interface Student {
  id: string;
  nickname: string;
  handedIn: boolean;
  answered: number;
  right: number | null;
  question: { index: number; isOpen: boolean; tries: number } | null;
}
interface Change {
  id: string;
  isWhole: boolean;
  usualSeconds: number | null;
  students: Student[];
}

let backend: TestBackend;
let school: School;
const clients: Client[] = [];
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());
beforeEach(async () => {
  school = await makeSchool(backend, 3);
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.dispose();
});

const student = (place = 0): Person => {
  const found = school.students[place];
  if (!found) throw new Error('There is no such student.');
  return found;
};
const pictureOf = async (taskId: string, person = school.teacher) => {
  const found = (await as(backend, person, taskOperations.live(taskId))) as { picture: Change } | string;
  return typeof found === 'string' ? found : found.picture;
};
/** Opens the task as a student and looks at its first question. */
async function begin(taskId: string, person: Person): Promise<string> {
  const { practiceId } = await openMyTask(backend.services, person.viewer, taskId);
  await look(person, practiceId ?? '', 1);
  return practiceId ?? '';
}
async function look(person: Person, practiceId: string, index: number): Promise<void> {
  const practice = await getPracticeToAnswer(backend.services, person.viewer, practiceId);
  if (practice) await serveQuestion(backend.services, person.viewer, practice, index);
}
/** The changes that somebody watching hears, after the picture `after`. */
function watch(taskId: string, after: string | null, person = school.teacher) {
  const client = openLiveClient(backend.url, person.token);
  clients.push(client);
  const [query, variables] = taskOperations.liveChanges(taskId, after);
  const changes = client.iterate<{ liveTaskChanges: Change }>({ query, variables });
  return async (): Promise<Change | string> => {
    const { value, done } = await changes.next();
    if (done || !value?.data) return String(value?.errors?.[0]?.extensions?.code ?? 'OVER');
    return value.data.liveTaskChanges;
  };
}
/** Hears changes until one says so of the named student. */
async function hear(next: () => Promise<Change | string>, isThere: (student: Student) => boolean): Promise<Change> {
  while (true) {
    const change = await next();
    if (typeof change === 'string') throw new Error(`The stream is over: ${change}.`);
    if (change.students.some(isThere)) return change;
  }
}

describe('watching a class at work', () => {
  it('shows who is on which question, with how many tries, and who is done', async () => {
    const taskId = await setTask(backend, school);
    const [ava, ben] = [await begin(taskId, student(0)), await begin(taskId, student(1))];
    await answerWrong(backend.services, student(0).viewer, ava, 1);
    await answerWrong(backend.services, student(0).viewer, ava, 1).catch(() => undefined);
    await answerRight(backend.services, student(1).viewer, ben, 1);
    await finishPractice(backend.services, student(1).viewer, ben);
    const picture = await pictureOf(taskId);
    expect(picture).toMatchObject({ isWhole: true, students: [{}, {}, {}] });
    const students = (picture as Change).students;
    expect(students[0]).toMatchObject({ answered: 1, right: 0, question: { index: 1, isOpen: true } });
    expect(students[0]?.question?.tries).toBeGreaterThanOrEqual(1);
    expect(students[1]).toMatchObject({ handedIn: true, answered: 1, right: 1 });
    expect(students[2]).toMatchObject({ handedIn: false, question: null });
  });

  it('sends what changes alone, and goes on from the picture that the page has', async () => {
    const taskId = await setTask(backend, school);
    const first = (await pictureOf(taskId)) as Change;
    const listen = vi.spyOn(backend.services.userEventSignal, 'listen');
    const next = watch(taskId, first.id);
    const opening = hear(next, ({ question }) => question?.index === 1);
    await vi.waitFor(() => expect(listen).toHaveBeenCalledWith(taskId, expect.anything()), { timeout: 10_000 });
    const practiceId = await begin(taskId, student(0));
    const opened = await opening;
    expect(opened).toMatchObject({ isWhole: false, students: [{ nickname: 'Ava 1' }] });
    await answerRight(backend.services, student(0).viewer, practiceId, 1);
    const answered = await hear(next, ({ right }) => right === 1);
    expect(answered.students).toHaveLength(1);
    // What happened while nobody listened comes with the next connection.
    await begin(taskId, student(1));
    const again = watch(taskId, answered.id);
    expect(await hear(again, ({ nickname, question }) => nickname === 'Ava 2' && question !== null)).toBeTruthy();
  });

  it('tells of a test what is answered, and what is right only once it is handed in', async () => {
    const taskId = await setTask(backend, school, { type: ['TEST'], minutes: ['30'], answersWhen: ['DUE'] });
    const practiceId = await begin(taskId, student());
    const next = watch(taskId, ((await pictureOf(taskId)) as Change).id);
    await as(backend, student(), studentTasks.save(practiceId, 1, '1/2'));
    expect((await hear(next, ({ answered }) => answered === 1)).students[0]).toMatchObject({ right: null });
    await as(backend, student(), studentTasks.finish(practiceId));
    expect((await hear(next, ({ handedIn }) => handedIn)).students[0]?.right).toBeTypeOf('number');
  });

  it('is for those who teach the class alone, and ends for one who is removed before anything more is told', async () => {
    const taskId = await setTask(backend, school);
    const coTeacher = await makePerson(backend.services, { role: 'TEACHER' });
    const { db } = backend.services;
    await db
      .insertInto('class_teachers')
      .values({ class_id: school.classId, teacher_id: coTeacher.id, joined_at: new Date() })
      .execute();
    const stranger = await makePerson(backend.services, { role: 'TEACHER' });
    expect(await pictureOf(taskId, stranger)).toBe('NOT_FOUND');
    expect(await pictureOf(taskId, student())).toBe('FORBIDDEN');
    expect(await watch(taskId, null, stranger)()).toBe('NOT_FOUND');
    const next = watch(taskId, null, coTeacher);
    expect(await next()).toMatchObject({ isWhole: true });
    await db.deleteFrom('class_teachers').where('teacher_id', '=', coTeacher.id).execute();
    await begin(taskId, student());
    expect(await next()).toBe('OVER');
  });
});
