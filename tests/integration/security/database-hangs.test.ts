import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startBackendOnOwnDatabase, submit } from './backend-on-own-database';

let backend: Awaited<ReturnType<typeof startBackendOnOwnDatabase>>;
let frozen: number[] = [];
beforeAll(async () => {
  backend = await startBackendOnOwnDatabase();
});
afterEach(thaw);
afterAll(() => backend.stop());

/** Stops the whole server in its tracks: it still takes connections, and answers nothing. */
function freeze(): void {
  frozen = backend.signalDatabase('SIGSTOP');
}

function thaw(): void {
  for (const pid of frozen) {
    try {
      process.kill(pid, 'SIGCONT');
    } catch {
      // It has ended meanwhile.
    }
  }
  frozen = [];
}

const me = 'query Me { viewer { id nickname } }';

it('a database that hangs: 503 in time for everybody at once, and all is well when it is back', async () => {
  const { ask, url, readyWithin } = backend;
  expect((await ask(me)).status).toBe(200);
  freeze();
  // More than there are connections: those that wait for one must be told in time too.
  const answers = await Promise.all(Array.from({ length: 40 }, () => ask(me)));
  for (const { status, retryAfter, error, ms } of answers) {
    expect({ status, retryAfter, error }).toMatchObject({
      status: 503,
      retryAfter: '5',
      error: { code: 'UNAVAILABLE', status: 503, retryAfter: 5 },
    });
    expect(ms).toBeLessThan(2000);
  }
  const [alive, ready] = await Promise.all([fetch(`${url}/healthz`), fetch(`${url}/readyz`)]);
  expect([alive.status, ready.status]).toEqual([200, 503]);
  thaw();
  await readyWithin(10_000);
  expect((await ask(me)).status).toBe(200);
});

it('an answer during the hang is stored once or not at all, and sending it again gives the one attempt', async () => {
  const { ask, person, readyWithin, services } = backend;
  const input = await backend.rightAnswer();
  freeze();
  const [first, second] = await Promise.all([ask(submit, { input }), ask(submit, { input })]);
  expect([first?.status, second?.status]).toEqual([503, 503]);
  thaw();
  await readyWithin(10_000);
  expect((await ask(submit, { input })).status).toBe(200);
  expect(await backend.attemptsOf(input.practiceId)).toEqual([
    { id: expect.any(String), idempotency_key: input.idempotencyKey, outcome: 'RIGHT' },
  ]);
  const days = await services.db
    .selectFrom('activity_days')
    .select('answered')
    .where('student_id', '=', person.id)
    .execute();
  expect(days).toEqual([{ answered: 1 }]);
});

it('a lock that is held for long is waited for: slow is not away', async () => {
  const { ask } = backend;
  const input = await backend.rightAnswer();
  const release = await backend.lockPractice(input.practiceId);
  const waiting = ask(submit, { input });
  const started = performance.now();
  // Far longer than the look for a hang takes.
  while (performance.now() - started < 2500) expect((await ask(me)).status).toBe(200);
  release();
  expect((await waiting).status).toBe(200);
});

it('a burst that takes every connection is waited for in line, and the backend stays ready', async () => {
  const { ask, url } = backend;
  const input = await backend.rightAnswer();
  const release = await backend.lockPractice(input.practiceId);
  // Far more than there are connections, each in need of one that is busy until the lock is gone; as many as one question takes.
  const burst = Array.from({ length: 50 }, () => ask(submit, { input }));
  const started = performance.now();
  while (performance.now() - started < 2500) expect((await fetch(`${url}/readyz`)).status).toBe(200);
  release();
  const statuses = (await Promise.all(burst)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

it('a database that ended and came back is used again', async () => {
  const { ask, url, readyWithin } = backend;
  await backend.stopDatabase();
  const away = await ask(me);
  expect(away).toMatchObject({ status: 503, error: { code: 'UNAVAILABLE' } });
  expect(away.ms).toBeLessThan(2000);
  const [alive, ready] = await Promise.all([fetch(`${url}/healthz`), fetch(`${url}/readyz`)]);
  expect([alive.status, ready.status]).toEqual([200, 503]);
  await backend.startDatabase();
  await readyWithin(10_000);
  expect((await ask(me)).status).toBe(200);
});
