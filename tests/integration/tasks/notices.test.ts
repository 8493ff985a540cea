import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tellHeld } from '../../../server/modules/notifications/tell-held';
import { finishPractice } from '../../../server/modules/practice';
import { changeTask, extendStudentTask, getTaughtTask, openMyTask } from '../../../server/modules/tasks';
import { tellByClock } from '../../../server/modules/tasks/notices/tell-by-clock';
import { tellChanges } from '../../../server/modules/tasks/notices/tell-changes';
import type { Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { toDaytime } from '../backend/test-clock';
import { taskOperations, wallIn } from './operations';
import { as, makeSchool, type School, setTask, studentsOf } from './school';

let backend: TestBackend;
let school: School;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());
beforeEach(async () => {
  toHour(12);
  school = await makeSchool(backend);
});

/** Moves the clock on to this hour of the students' day. */
const toHour = (hour: number) => toDaytime(backend.clock, hour);
const first = (): Person => school.students[0] as Person;
const kindsOf = async (person: Person, prefix = ''): Promise<string[]> => {
  const rows = await backend.services.db
    .selectFrom('notifications')
    .select('second_level_type')
    .where('user_id', '=', person.id)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => row.second_level_type).filter((kind) => kind.startsWith(prefix));
};
const messagesOf = async (person: Person): Promise<string[]> => {
  const rows = await backend.services.db
    .selectFrom('notifications')
    .select('message')
    .where('user_id', '=', person.id)
    .orderBy('created_at')
    .execute();
  return rows.map(({ message }) => message);
};
/** The jobs, in three processes at once. */
const runJob = async () => {
  await Promise.all([1, 2, 3].map(() => tellByClock(backend.services)));
  await Promise.all([1, 2, 3].map(() => tellHeld(backend.services)));
};
const dueIn = (hours: number, lateHours = hours) => ({
  dueAt: [wallIn(backend.clock.now(), hours)],
  lateUntil: [wallIn(backend.clock.now(), lateHours)],
});

describe('what students are told about their tasks', () => {
  it('nothing in the morning of a task that was set at night and taken back', async () => {
    toHour(21);
    const taskId = await setTask(backend, school);
    expect(await as(backend, school.teacher, taskOperations.takeBack(taskId))).toBe(true);
    const kept = await setTask(backend, school);
    expect(kept).not.toBe(taskId);
    toHour(8);
    await runJob();
    expect(await kindsOf(first())).toEqual(['TASK_ASSIGNED']);
  });

  it('due soon, then overdue: once each, however many workers there are, and only where it is so', async () => {
    const taskId = await setTask(backend, school, dueIn(48, 96));
    await runJob();
    expect(await kindsOf(first())).toEqual(['TASK_ASSIGNED']);
    const [, second] = school.students;
    const { practiceId } = await openMyTask(backend.services, (second as Person).viewer, taskId);
    await finishPractice(backend.services, (second as Person).viewer, practiceId ?? '');
    backend.clock.advance({ hours: 25 });
    await runJob();
    await runJob();
    backend.clock.advance({ hours: 24 });
    await runJob();
    await runJob();
    expect(await kindsOf(first())).toEqual(['TASK_ASSIGNED', 'TASK_DUE_1D', 'TASK_OVERDUE']);
    expect(await kindsOf(second as Person)).toEqual(['TASK_ASSIGNED']);
  });

  it('three days before and the day before, where the work was set that long ahead', async () => {
    await setTask(backend, school, dueIn(24 * 5));
    await runJob();
    backend.clock.advance({ hours: 49 });
    await runJob();
    await runJob();
    backend.clock.advance({ hours: 48 });
    await runJob();
    expect(await kindsOf(first(), 'TASK_DUE')).toEqual(['TASK_DUE_3D', 'TASK_DUE_1D']);
  });

  it('whoever has an extension hears of the own date', async () => {
    const taskId = await setTask(backend, school, dueIn(48));
    const [own] = (await studentsOf(backend, school, taskId)).filter(({ studentId }) => studentId === first().id);
    const later = wallIn(backend.clock.now(), 120);
    await as(backend, school.teacher, taskOperations.extend(taskId, own?.id ?? '', later, later));
    backend.clock.advance({ hours: 25 });
    await runJob();
    backend.clock.advance({ hours: 24 });
    await runJob();
    expect(await kindsOf(first())).toEqual(['TASK_ASSIGNED', 'EXTENSION_GRANTED', 'TASK_DUE_3D']);
    expect(await kindsOf(school.students[1] as Person)).toEqual(['TASK_ASSIGNED', 'TASK_DUE_1D', 'TASK_OVERDUE']);
    backend.clock.advance({ hours: 48 });
    await runJob();
    expect(await kindsOf(first(), 'TASK_DUE')).toEqual(['TASK_DUE_3D', 'TASK_DUE_1D']);
  });

  it('nothing in the quiet hours: what happened then is told in the morning', async () => {
    toHour(21);
    const taskId = await setTask(backend, school, dueIn(48));
    await runJob();
    expect(await kindsOf(first())).toEqual([]);
    toHour(8);
    await runJob();
    await runJob();
    expect(await kindsOf(first())).toEqual(['TASK_ASSIGNED']);
    expect(taskId).toBeTruthy();
  });

  it('a task that opens later is told of at its opening, once, and nothing of it before', async () => {
    const opens = { opensAt: [wallIn(backend.clock.now(), 5)], ...dueIn(71) };
    const taskId = await setTask(backend, school, opens);
    const [own] = (await studentsOf(backend, school, taskId)).filter(({ studentId }) => studentId === first().id);
    const later = wallIn(backend.clock.now(), 96);
    await as(backend, school.teacher, taskOperations.extend(taskId, own?.id ?? '', later, later));
    await runJob();
    expect(await kindsOf(first())).toEqual([]);
    backend.clock.advance({ hours: 5, minutes: 1 });
    await runJob();
    await runJob();
    expect(await kindsOf(first())).toEqual(['TASK_ASSIGNED']);
    expect(await kindsOf(school.students[1] as Person)).toEqual(['TASK_ASSIGNED']);
  });

  it('many changes within ten minutes in one notice, with what changed and until when; none that was undone', async () => {
    const taskId = await setTask(backend, school);
    const change = async (title: string, more = {}) => {
      const { row } = await getTaughtTask(backend.services, school.teacher.viewer, taskId);
      const changed = { title, instructions: '', ...more };
      await changeTask(backend.services, school.teacher.viewer, { taskId, version: row.version, change: changed });
    };
    const messages = async () =>
      (await messagesOf(first())).filter((message) => message.startsWith('Your teacher changed'));
    const later = wallIn(backend.clock.now(), 72);
    for (const title of ['One', 'Two', 'Three', 'Four']) await change(title);
    await change('Four', { dueAt: later, lateUntil: later });
    await tellChanges(backend.services);
    expect(await messages()).toEqual([]);
    backend.clock.advance({ minutes: 10 });
    await Promise.all([1, 2, 3].map(() => tellChanges(backend.services)));
    await tellChanges(backend.services);
    expect(await messages()).toEqual([
      expect.stringMatching(
        /^Your teacher changed <b>Four<\/b>\. It was called “Fractions check”\. It’s now due \w+ \d+ \w+, /,
      ),
    ]);
    await change('Five');
    await change('Four');
    backend.clock.advance({ minutes: 10 });
    await tellChanges(backend.services);
    expect(await messages()).toHaveLength(1);
  });

  describe('of closing and opening again', () => {
    const close = async (taskId: string, ...states: boolean[]) => {
      for (const closed of states) await as(backend, school.teacher, taskOperations.close(taskId, closed));
    };
    const resyncsOf = async (person: Person) => {
      const events = backend.services.db.selectFrom('user_events').select('seq').where('kind', '=', 'RESYNC');
      return (await events.where('user_id', '=', person.id).execute()).length;
    };
    const tenMinutesLater = async () => {
      backend.clock.advance({ minutes: 10 });
      await Promise.all([1, 2, 3].map(() => tellChanges(backend.services)));
    };

    it('what is true ten minutes later: nothing where it was undone, else once to those whom it stops', async () => {
      const taskId = await setTask(backend, school, dueIn(72));
      const second = school.students[1] as Person;
      const { practiceId } = await openMyTask(backend.services, second.viewer, taskId);
      await finishPractice(backend.services, second.viewer, practiceId ?? '');
      await openMyTask(backend.services, first().viewer, taskId);
      await close(taskId, true, true, false, false);
      // The pages of whoever is at work hear of it at once.
      expect(await resyncsOf(first())).toBe(2);
      expect(await resyncsOf(second)).toBe(0);
      await tenMinutesLater();
      expect(await kindsOf(first())).toEqual(['TASK_ASSIGNED']);
      await close(taskId, true, false, true);
      await tenMinutesLater();
      expect(await kindsOf(first())).toEqual(['TASK_ASSIGNED', 'TASK_CLOSED']);
      await close(taskId, false);
      await tenMinutesLater();
      expect(await kindsOf(first())).toEqual(['TASK_ASSIGNED', 'TASK_CLOSED', 'TASK_OPENED_AGAIN']);
      expect(await kindsOf(second)).toEqual(['TASK_ASSIGNED']);
    });

    it('nothing at night: in the morning', async () => {
      const taskId = await setTask(backend, school, dueIn(72));
      toHour(21);
      await close(taskId, true);
      await tenMinutesLater();
      expect(await kindsOf(first(), 'TASK_CLOSED')).toEqual([]);
      toHour(8);
      await runJob();
      expect(await kindsOf(first(), 'TASK_CLOSED')).toHaveLength(1);
    });
  });

  it('a task that opens later than they knew, and one that is opened before its time as a new one', async () => {
    const move = async (taskId: string, hours: number, confirmed: string | null = null) => {
      const { row } = await getTaughtTask(backend.services, school.teacher.viewer, taskId);
      const change = { opensAt: wallIn(backend.clock.now(), hours) };
      await changeTask(backend.services, school.teacher.viewer, { taskId, version: row.version, change, confirmed });
      backend.clock.advance({ minutes: 10 });
      await tellChanges(backend.services);
    };
    const taskId = await setTask(backend, school, dueIn(72));
    await move(taskId, 24, '2 can no longer start.');
    const messages = await messagesOf(first());
    expect(messages).toHaveLength(2);
    expect(messages[1]).toMatch(/It now opens \w+ \d+ \w+, .* It’s still due /);
    const later = await setTask(backend, school, { opensAt: [wallIn(backend.clock.now(), 48)], ...dueIn(72) });
    await move(later, 0);
    expect(await kindsOf(first(), 'TASK_')).toEqual(['TASK_ASSIGNED', 'TASK_CHANGED', 'TASK_ASSIGNED']);
    await runJob();
    expect(await kindsOf(first(), 'TASK_ASSIGNED')).toHaveLength(2);
  });

  it('of an extension: that it was given, made shorter and taken back, with the date that holds then', async () => {
    const taskId = await setTask(backend, school, dueIn(48));
    const [own] = (await studentsOf(backend, school, taskId)).filter(({ studentId }) => studentId === first().id);
    const place = { taskId, studentTaskId: own?.id ?? '' };
    const inHours = (hours: number) => wallIn(backend.clock.now(), hours);
    for (const dueAt of [inHours(120), inHours(120), inHours(96), inHours(120), '']) {
      await extendStudentTask(backend.services, school.teacher.viewer, { ...place, dueAt, lateUntil: dueAt });
    }
    const [, ...messages] = await messagesOf(first());
    expect(messages.map((message) => /^Your teacher \w+/.exec(message)?.[0])).toEqual([
      'Your teacher gave',
      'Your teacher changed',
      'Your teacher gave',
      'Your teacher cancelled',
    ]);
    for (const message of messages) expect(message).toMatch(/It’s now due \w+ \d+ \w+, \d/);
  });

  it('a teacher who goes through many answers is told of once a day', async () => {
    const taskId = await setTask(backend, school);
    const [own] = await studentsOf(backend, school, taskId);
    for (const comment of ['One', 'Two', 'Three'])
      await as(backend, school.teacher, taskOperations.comment(taskId, own?.id ?? '', comment));
    expect(await kindsOf(first(), 'FEEDBACK')).toEqual(['FEEDBACK_RECEIVED']);
  });

  it('the marks of a test once they are out, to those who did it', async () => {
    const taskId = await setTask(backend, school, { type: ['TEST'], answersWhen: ['DUE'], ...dueIn(30) });
    const { practiceId } = await openMyTask(backend.services, first().viewer, taskId);
    await finishPractice(backend.services, first().viewer, practiceId ?? '');
    await runJob();
    expect(await kindsOf(first(), 'REPORT')).toEqual([]);
    backend.clock.advance({ hours: 48 });
    await runJob();
    await runJob();
    expect(await kindsOf(first(), 'REPORT')).toEqual(['REPORT_READY']);
    expect(await kindsOf(school.students[1] as Person, 'REPORT')).toEqual([]);
  });
});

describe('minutes added to a running test', () => {
  const own = async (taskId: string) =>
    (await studentsOf(backend, school, taskId)).find(({ studentId }) => studentId === first().id)?.id ?? '';
  const add = (taskId: string, studentTaskId: string, minutes: number, endsAt: string) =>
    as(backend, school.teacher, taskOperations.addMinutes(taskId, studentTaskId, minutes, endsAt));
  const clockOf = async (practiceId: string) => {
    const query = 'query Q($id: ID!) { practice(practiceId: $id) { clock { endsAt } } }';
    return ((await as(backend, first(), [query, { id: practiceId }])) as { clock: { endsAt: string } }).clock.endsAt;
  };
  async function runningTest(more = {}) {
    const taskId = await setTask(backend, school, { type: ['TEST'], minutes: ['30'], ...more });
    const { practiceId } = await openMyTask(backend.services, first().viewer, taskId);
    const query = 'query Q($id: ID!) { practice(practiceId: $id) { question(index: 1) { id } } }';
    await as(backend, first(), [query, { id: practiceId }]);
    return { taskId, practiceId: practiceId ?? '', studentTaskId: await own(taskId) };
  }

  it('move the end for one student by name, once a form, and the student is told at night as well', async () => {
    toHour(21);
    const { taskId, practiceId, studentTaskId } = await runningTest();
    const before = await clockOf(practiceId);
    expect(await add(taskId, studentTaskId, 10, before)).toBe(true);
    expect(await add(taskId, studentTaskId, 10, before)).toBe(true);
    const after = await clockOf(practiceId);
    expect(Date.parse(after) - Date.parse(before)).toBe(10 * 60_000);
    expect(await add(taskId, studentTaskId, 5, before)).toBe('CONFLICT');
    expect(await kindsOf(first(), 'TEST_')).toEqual(['TEST_TIME_ADDED']);
    // Those minutes count: the test is open when it would have been over.
    backend.clock.advance({ minutes: 35 });
    expect(await clockOf(practiceId)).toBe(after);
  });

  it('are refused in words: too many, for nobody at work, beyond the closing date', async () => {
    const { taskId, practiceId, studentTaskId } = await runningTest(dueIn(1));
    const endsAt = await clockOf(practiceId);
    expect(await add(taskId, studentTaskId, 0, endsAt)).toBe('BAD_INPUT');
    expect(await add(taskId, studentTaskId, 61, endsAt)).toBe('BAD_INPUT');
    expect(await add(taskId, studentTaskId, 45, endsAt)).toBe('UNPROCESSABLE');
    await finishPractice(backend.services, first().viewer, practiceId);
    expect(await add(taskId, studentTaskId, 5, endsAt)).toBe('CONFLICT');
  });
});
