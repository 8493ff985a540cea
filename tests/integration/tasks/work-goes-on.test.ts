import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TaskValues } from '../../../rules/forms/task';
import { finishPractice } from '../../../server/modules/practice';
import { endOverdue } from '../../../server/modules/practice/end-overdue';
import { recordReleasedTests } from '../../../server/modules/practice/record-test-errors';
import { changeTask, getTaughtTask } from '../../../server/modules/tasks';
import { newId } from '../../../server/platform/ids';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { operations } from '../classroom/operations';
import { answerRight, keyOf } from '../practice/student';
import { taskOperations, wallIn } from './operations';
import { as, firstStudent, makeSchool, type School, setTask, studentsOf } from './school';
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

const now = () => backend.clock.now();
const student = () => firstStudent(school);
const teach = (operation: readonly [string, object]) => as(backend, school.teacher, operation);
const ownOf = async (taskId: string) => {
  const [own] = await studentsOf(backend, school, taskId);
  if (!own) throw new Error('Nobody has the task.');
  return own;
};
const open = async (taskId: string) =>
  ((await as(backend, student(), studentTasks.open(taskId))) as { practiceId: string }).practiceId;
const finish = (practiceId: string) => finishPractice(backend.services, student().viewer, practiceId);
const questionsOf = (practiceId: string) =>
  backend.services.db
    .selectFrom('practice_questions')
    .select(['index', 'instance_id', 'template_id', 'closed_at', 'outcome'])
    .where('practice_id', '=', practiceId)
    .orderBy('index')
    .execute();

describe('handing back', () => {
  const handedIn = async (more: TaskValues = {}) => {
    const taskId = await setTask(backend, school, more);
    const practiceId = await open(taskId);
    await finish(practiceId);
    return { taskId, practiceId, own: await ownOf(taskId) };
  };
  const back = ({ taskId, own }: { taskId: string; own: { id: string } }, dueAt = '') =>
    teach(taskOperations.handBack(taskId, own.id, dueAt));
  const works = async ({ practiceId }: { practiceId: string }) => {
    await answerRight(backend.services, student().viewer, practiceId, 1);
    return true;
  };

  it('before it is due it goes on', async () => {
    const place = await handedIn();
    expect(await back(place)).toBe(true);
    expect(await ownOf(place.taskId)).toMatchObject({ status: 'IN_PROGRESS' });
    expect(await works(place)).toBe(true);
  });

  it('in the late window it is overdue and goes on', async () => {
    const place = await handedIn();
    backend.clock.advance({ hours: 60 });
    expect(await back(place)).toBe(true);
    expect(await ownOf(place.taskId)).toMatchObject({ status: 'OVER_DUE' });
    expect(await works(place)).toBe(true);
  });

  it('after it closed it needs a date, and then goes on until then', async () => {
    const place = await handedIn();
    backend.clock.advance({ hours: 80 });
    expect(await back(place)).toBe('BAD_INPUT');
    expect(await back(place, wallIn(now(), -1))).toBe('BAD_INPUT');
    expect(await ownOf(place.taskId)).toMatchObject({ status: 'DONE' });
    expect(await back(place, wallIn(now(), 24))).toBe(true);
    expect(await ownOf(place.taskId)).toMatchObject({ status: 'IN_PROGRESS' });
    expect(await works(place)).toBe(true);
  });

  it('an extension that is over as well needs a later one', async () => {
    const place = await handedIn();
    expect(await teach(taskOperations.extend(place.taskId, place.own.id, '', wallIn(now(), 90)))).toBe(true);
    backend.clock.advance({ hours: 80 });
    expect(await back(place)).toBe(true);
    await finish(place.practiceId);
    backend.clock.advance({ hours: 20 });
    expect(await back(place)).toBe('BAD_INPUT');
    expect(await back(place, wallIn(now(), 24))).toBe(true);
  });

  it('not while the task is closed by its teacher, or the student excused', async () => {
    const place = await handedIn();
    await teach(taskOperations.close(place.taskId));
    expect(await back(place, wallIn(now(), 100))).toBe('UNPROCESSABLE');
    expect(await teach(taskOperations.extend(place.taskId, place.own.id, wallIn(now(), 100), ''))).toBe(
      'UNPROCESSABLE',
    );
    await teach(taskOperations.close(place.taskId, false));
    await teach(taskOperations.excuse(place.taskId, place.own.id));
    expect(await back(place)).toBe('CONFLICT');
    await teach(taskOperations.excuse(place.taskId, place.own.id, false));
    expect(await back(place)).toBe(true);
  });
});

describe('work that goes on after its keys were seen', () => {
  const changeDates = async (taskId: string) => {
    const { row } = await getTaughtTask(backend.services, school.teacher.viewer, taskId);
    const change = { dueAt: wallIn(now(), 24), lateUntil: wallIn(now(), 48) };
    await changeTask(backend.services, school.teacher.viewer, { taskId, version: row.version, change });
  };
  const ways: Record<string, (taskId: string) => Promise<unknown>> = {
    'an extension': async (taskId) =>
      teach(taskOperations.extend(taskId, (await ownOf(taskId)).id, wallIn(now(), 24), '')),
    'later dates': changeDates,
    'opening it again': async (taskId) => {
      await teach(taskOperations.close(taskId));
      await teach(taskOperations.close(taskId, false));
      await changeDates(taskId);
    },
    'handing it back': async (taskId) =>
      teach(taskOperations.handBack(taskId, (await ownOf(taskId)).id, wallIn(now(), 24))),
  };

  it.each(
    Object.keys(ways).flatMap((way) => [
      { way, type: 'HOMEWORK' },
      { way, type: 'TEST' },
    ]),
  )('$type, $way: open questions have other numbers, answered ones stay', async ({ way, type }) => {
    const taskId = await setTask(backend, school, { type: [type], answersWhen: ['DUE'] });
    const practiceId = await open(taskId);
    if (type === 'TEST') {
      const { right } = await keyOf(backend.services, student().viewer, practiceId, 1);
      await as(backend, student(), studentTasks.save(practiceId, 1, right));
    } else {
      await answerRight(backend.services, student().viewer, practiceId, 1);
    }
    if (way === 'handing it back') await finish(practiceId);
    backend.clock.advance({ hours: 80 });
    if (way !== 'handing it back') await finish(practiceId);
    const shown = await questionsOf(practiceId);
    await ways[way]?.(taskId);
    const after = await questionsOf(practiceId);
    const isOpen = (question: { closed_at: Date | null }) => question.closed_at === null;
    expect(after.filter(isOpen).length).toBeGreaterThan(0);
    const keysShown = new Set(shown.map(({ instance_id: id }) => id));
    expect(after.filter((question) => isOpen(question) && keysShown.has(question.instance_id))).toEqual([]);
    expect(after[0]).toEqual(shown[0]);
    expect(after.map(({ template_id: id }) => id)).toEqual(shown.map(({ template_id: id }) => id));
    expect(await ownOf(taskId)).toMatchObject({ answered: 1, score: { pointsScore: 1 } });
  });

  it('talks about numbers that are gone go with them', async () => {
    const { db } = backend.services;
    const taskId = await setTask(backend, school);
    const practiceId = await open(taskId);
    await answerRight(backend.services, student().viewer, practiceId, 1);
    const ids = await db.selectFrom('practice_questions').select('id').where('practice_id', '=', practiceId).execute();
    const talk = { student_id: student().id, bot: 'PROBLEM_SOLVER' as const, topic_id: null, course_id: null };
    const times = { ended_at: null, created_at: now(), updated_at: now() };
    const talks = ids.map(({ id }) => ({ ...talk, ...times, id: newId(), question_id: id, state: '{}' }));
    await db.insertInto('tutor_talks').values(talks).execute();
    backend.clock.advance({ hours: 80 });
    await finish(practiceId);
    await ways['an extension']?.(taskId);
    const left = await db
      .selectFrom('tutor_talks as t')
      .innerJoin('practice_questions as q', 'q.id', 't.question_id')
      .select('q.index')
      .where('t.student_id', '=', student().id)
      .execute();
    expect(left).toEqual([{ index: 1 }]);
  });

  it('a test whose answers were not out keeps its questions', async () => {
    const taskId = await setTask(backend, school, { type: ['TEST'], answersWhen: ['NEVER'] });
    const practiceId = await open(taskId);
    await finish(practiceId);
    const before = await questionsOf(practiceId);
    await teach(taskOperations.handBack(taskId, (await ownOf(taskId)).id));
    const ids = (await questionsOf(practiceId)).map(({ instance_id: id }) => id);
    expect(ids).toEqual(before.map(({ instance_id: id }) => id));
  });

  it('answers that were out and are hidden again were seen', async () => {
    const taskId = await setTask(backend, school, { type: ['TEST'], answersWhen: ['HAND_IN'] });
    const practiceId = await open(taskId);
    await finish(practiceId);
    await recordReleasedTests(backend.services);
    const { row } = await getTaughtTask(backend.services, school.teacher.viewer, taskId);
    const request = { taskId, version: row.version, change: { answersWhen: 'NEVER' } };
    await changeTask(backend.services, school.teacher.viewer, request);
    const before = await questionsOf(practiceId);
    await teach(taskOperations.handBack(taskId, (await ownOf(taskId)).id));
    const after = await questionsOf(practiceId);
    const had = new Set(before.map(({ instance_id: id }) => id));
    expect(after.filter(({ instance_id: id, closed_at: at }) => at === null && had.has(id))).toEqual([]);
  });
});

describe('work without time left stays ended, as it stands', () => {
  const titled = async (taskId: string, title: string) => {
    const { row } = await getTaughtTask(backend.services, school.teacher.viewer, taskId);
    await changeTask(backend.services, school.teacher.viewer, { taskId, version: row.version, change: { title } });
  };
  const stored = async (practiceId: string) => {
    const { db } = backend.services;
    const practice = db.selectFrom('practices').select(['state', 'keys_seen_at']).where('id', '=', practiceId);
    const questions = db.selectFrom('practice_questions').selectAll().where('practice_id', '=', practiceId);
    return [await practice.executeTakeFirstOrThrow(), await questions.orderBy('index').execute()];
  };
  /** Homework of which one question was answered, and that its date ended. */
  const ended = async () => {
    const taskId = await setTask(backend, school);
    const practiceId = await open(taskId);
    await answerRight(backend.services, student().viewer, practiceId, 1);
    backend.clock.advance({ hours: 80 });
    await endOverdue(backend.services);
    return { taskId, practiceId };
  };
  const ways: Record<string, (taskId: string) => Promise<unknown>> = {
    'another title': (taskId) => titled(taskId, 'Fractions'),
    'another title while it is closed': async (taskId) => {
      await teach(taskOperations.close(taskId));
      await titled(taskId, 'Fractions');
    },
    'opening it again': async (taskId) => {
      await teach(taskOperations.close(taskId));
      await teach(taskOperations.close(taskId, false));
    },
    'coming back to the class': async () => {
      await as(backend, student(), operations.leave(school.classId));
      const code = await teach(operations.renew(school.classId));
      await as(backend, student(), operations.join(String(code)));
    },
  };

  it.each(Object.keys(ways))('%s', async (way) => {
    const { taskId, practiceId } = await ended();
    const before = await stored(practiceId);
    expect(before[0]).toMatchObject({ state: 'FINISHED' });
    await ways[way]?.(taskId);
    expect(await stored(practiceId)).toEqual(before);
  });

  it('of who is excused, until the task counts again', async () => {
    const { taskId, practiceId } = await ended();
    const before = await stored(practiceId);
    const own = await ownOf(taskId);
    await teach(taskOperations.excuse(taskId, own.id));
    const { row } = await getTaughtTask(backend.services, school.teacher.viewer, taskId);
    const change = { dueAt: wallIn(now(), 24), lateUntil: wallIn(now(), 48) };
    await changeTask(backend.services, school.teacher.viewer, { taskId, version: row.version, change });
    expect(await stored(practiceId)).toEqual(before);
    await teach(taskOperations.excuse(taskId, own.id, false));
    expect((await stored(practiceId))[0]).toMatchObject({ state: 'IN_PROGRESS' });
  });
});
