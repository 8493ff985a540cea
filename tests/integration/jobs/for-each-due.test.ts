import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listFailedRows, retryRow } from '../../../server/modules/jobs';
import { forEachDue, inPages } from '../../../server/platform/jobs/for-each-due';
import { RefusedForGood, ServiceAway } from '../../../server/platform/jobs/row-failures';
import { makePerson, type Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';

let backend: TestBackend;
let admin: Person;
let now = new Date('2026-11-27T02:00:00Z');
beforeAll(async () => {
  backend = await startTestBackend({}, { clock: { now: () => now } });
  admin = await makePerson(backend.services, { role: 'ADMIN' });
});
afterAll(() => backend.stop());
beforeEach(async () => {
  await backend.services.db.deleteFrom('job_failures').execute();
  due = new Set(['bad', 'good', 'later']);
  served = [];
});

const minutes = (count: number) => {
  now = new Date(now.getTime() + count * 60_000);
};
let due = new Set<string>();
let served: string[] = [];

/** A round over what is due; `fail` says what goes wrong with a row. */
const round = (fail: (id: string) => Error | null) =>
  forEachDue(
    { ...backend.services, log: pino({ level: 'silent' }) },
    {
      job: 'test-rows',
      due: [...due],
      idOf: (id) => id,
      run: async (id) => {
        const error = fail(id);
        if (error !== null) throw error;
        served.push(id);
        due.delete(id);
      },
    },
  );
const badFails = (id: string) => (id === 'bad' ? new TypeError('no such price') : null);
const failures = () => listFailedRows(backend.services, admin.viewer);

it('serves those behind a row that fails, and waits longer after each failure', async () => {
  expect(await round(badFails)).toBe(2);
  expect(served).toEqual(['good', 'later']);
  expect(await failures()).toMatchObject([
    { job: 'test-rows', rowId: 'bad', tries: 1, reason: 'TypeError: no such price' },
  ]);
  minutes(1);
  let tries = 0;
  const count = (id: string) => {
    tries += 1;
    return badFails(id);
  };
  await round(count);
  expect(tries).toBe(0);
  minutes(1);
  await round(count);
  expect(tries).toBe(1);
  minutes(3);
  await round(count);
  expect(tries).toBe(1);
  minutes(1);
  await round(() => null);
  expect(served).toEqual(['good', 'later', 'bad']);
  expect(await failures()).toEqual([]);
});

it('leaves a row alone after ten tries, until an administrator lets it be tried again', async () => {
  for (let tries = 0; tries < 10; tries += 1) {
    await round(badFails);
    minutes(6 * 60);
  }
  expect(await failures()).toMatchObject([{ rowId: 'bad', tries: 10, nextTryAt: null }]);
  minutes(60 * 24);
  await round(() => null);
  expect(served).not.toContain('bad');
  await expect(retryRow(backend.services, admin.viewer, { job: 'test-rows', rowId: 'other' })).rejects.toThrow(
    'no longer on the failed list',
  );
  await retryRow(backend.services, admin.viewer, { job: 'test-rows', rowId: 'bad' });
  await round(() => null);
  expect(served).toContain('bad');
  expect(await failures()).toEqual([]);
});

it('does not try again what will never be taken', async () => {
  await round((id) => (id === 'bad' ? new RefusedForGood('550') : null));
  expect(await failures()).toMatchObject([{ rowId: 'bad', reason: '550', nextTryAt: null }]);
});

it('ends the round where a service is away, and holds that against no row', async () => {
  for (let times = 0; times < 12; times += 1) {
    expect(await round(() => new ServiceAway('The mail server is away.'))).toBe(0);
    minutes(1);
  }
  expect(due.size).toBe(3);
  expect((await failures()).every(({ tries, nextTryAt }) => tries === 0 && nextTryAt !== null)).toBe(true);
  await round(() => null);
  expect(due.size).toBe(0);
});

it('forgets a row that is not due any more', async () => {
  await round(badFails);
  due.delete('bad');
  minutes(10);
  await round(badFails);
  expect(await failures()).toEqual([]);
});

it('walks through every page once', async () => {
  const find = async (after: number | null, limit: number) => {
    const first = (after ?? 0) + 1;
    return Array.from({ length: Math.max(0, Math.min(limit, 450 - first + 1)) }, (_, place) => first + place);
  };
  const found: number[] = [];
  for await (const number of inPages<number>(find)) found.push(number);
  expect(found).toEqual(Array.from({ length: 450 }, (_, place) => place + 1));
});
