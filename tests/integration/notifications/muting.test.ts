import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mutedKinds, muteKinds, type Notice, notifyEach, write } from '../../../server/modules/notifications';
import { tellHeld } from '../../../server/modules/notifications/tell-held';
import { makePerson, type Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { toDaytime } from '../backend/test-clock';

let backend: TestBackend;
let student: Person;
let teacher: Person;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());
beforeEach(async () => {
  student = await makePerson(backend.services);
  teacher = await makePerson(backend.services, { role: 'TEACHER' });
});

const toHour = (hour: number) => toDaytime(backend.clock, hour);
const newFiles = ({ id: userId }: Person): Notice => ({
  ...write('FILE_ADDED', { id: userId, name: '6B', files: [] }),
  userId,
});
const copyReady = ({ id: userId }: Person): Notice => ({ ...write('COPY_READY', { days: 7 }), userId });
const send = (...notices: Notice[]) =>
  backend.services.db.transaction().execute((trx) => notifyEach(trx, notices, backend.clock.now()));
const kindsOf = async ({ id }: Person) => {
  const { db } = backend.services;
  const rows = await db.selectFrom('notifications').select('second_level_type').where('user_id', '=', id).execute();
  return rows.map((row) => row.second_level_type);
};
/** Three workers at once. */
const morningJob = () => Promise.all([1, 2, 3].map(() => tellHeld(backend.services)));

it('students hear in the morning of what happened at night, once; teachers and what is urgent at once', async () => {
  toHour(22);
  const told = await send(newFiles(student), newFiles(teacher), copyReady(student));
  expect(told.sort()).toEqual([student.id, teacher.id].sort());
  await morningJob();
  expect(await kindsOf(student)).toEqual(['COPY_READY']);
  expect(await kindsOf(teacher)).toEqual(['FILE_ADDED']);
  toHour(7);
  await morningJob();
  await morningJob();
  expect((await kindsOf(student)).sort()).toEqual(['COPY_READY', 'FILE_ADDED']);
});

it('a kind that is switched off is not told, by day or in the morning, and comes back when it is switched on', async () => {
  const { services } = backend;
  toHour(12);
  await muteKinds(services, student.viewer, ['FILE_ADDED', 'TASK_OVERDUE']);
  expect(await send(newFiles(student))).toEqual([]);
  toHour(22);
  await send(newFiles(student));
  toHour(8);
  await morningJob();
  expect(await kindsOf(student)).toEqual([]);
  const events = await services.db.selectFrom('user_events').select('kind').where('user_id', '=', student.id).execute();
  expect(events).toEqual([]);
  await muteKinds(services, student.viewer, []);
  expect(await send(newFiles(student))).toEqual([student.id]);
});

it('two forms at once are two changes, one after the other', async () => {
  const { services } = backend;
  const kinds = ['FILE_ADDED', 'TASK_OVERDUE'];
  await Promise.all(Array.from({ length: 20 }, () => muteKinds(services, student.viewer, kinds)));
  expect((await mutedKinds(services, student.viewer)).sort()).toEqual(kinds);
});

it('what is about safety, money or own data cannot be switched off', async () => {
  for (const kind of ['SECURITY_NEW_SIGN_IN', 'COPY_READY', 'CLASS_DIGEST', 'nonsense']) {
    await expect(muteKinds(backend.services, student.viewer, [kind])).rejects.toMatchObject({ code: 'BAD_INPUT' });
  }
});
