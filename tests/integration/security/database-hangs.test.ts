import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type App, buildApp } from '../../../server/build-app';
import { createDatabase } from '../../../server/db/client';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../../../server/db/embedded';
import { readPidFile } from '../../../server/db/embedded/pid-file';
import { existingDataFolder } from '../../../server/db/embedded/placement';
import { migrateToLatest } from '../../../server/db/migrate';
import { newId } from '../../../server/platform/ids';
import { makePerson, type Person } from '../backend/people';
import { internalKey, testConfig } from '../backend/test-backend';
import { casual, keyOf } from '../practice/student';

let dataDir: string;
let database: EmbeddedDatabase;
let app: App;
let url: string;
let person: Person;
let frozen: number[] = [];

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'marsmaths-hang-'));
  chmodSync(dataDir, 0o711);
  database = await startEmbeddedDatabase({ dataDir, log: () => {} });
  const db = createDatabase(database.url, { max: 1 });
  await migrateToLatest(db);
  await db.destroy();
  app = buildApp(testConfig({ DATABASE_URL: database.url }), { log: pino({ level: 'silent' }) });
  await new Promise<void>((resolve) => app.server.listen(0, '127.0.0.1', resolve));
  const address = app.server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  person = await makePerson(app.services);
});
afterEach(thaw);
afterAll(async () => {
  await app.close();
  await database.stop();
  const folder = existingDataFolder(dataDir) ?? dataDir;
  rmSync(folder, { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
});

/** Stops the whole server in its tracks: it still takes connections, and answers nothing. */
function freeze(): void {
  const postmaster = readPidFile(existingDataFolder(dataDir) ?? join(dataDir, 'pg'))?.pid;
  if (!postmaster) throw new Error('no postmaster.pid');
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], { encoding: 'utf8' });
  frozen = [postmaster, ...children.trim().split(/\s+/).map(Number)];
  for (const pid of frozen) process.kill(pid, 'SIGSTOP');
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

async function ask(query: string, variables: Record<string, unknown> = {}) {
  const started = performance.now();
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-internal-key': internalKey,
      authorization: `Bearer ${person.token}`,
    },
    body: JSON.stringify({ query, variables }),
  });
  const body = (await response.json()) as { data?: unknown; errors?: { extensions: Record<string, unknown> }[] };
  const { status, headers } = response;
  return {
    status,
    retryAfter: headers.get('retry-after'),
    error: body.errors?.[0]?.extensions,
    ms: performance.now() - started,
  };
}

async function readyWithin(ms: number): Promise<void> {
  const started = performance.now();
  while (performance.now() - started < ms) {
    if ((await fetch(`${url}/readyz`)).status === 200) return;
  }
  throw new Error(`Not ready after ${ms} ms.`);
}

const me = 'query Me { viewer { id nickname } }';
const submit = 'mutation M($input: SubmitAnswerInput!) { submitAnswer(input: $input) { attempt { id } } }';

async function attemptsOf(practiceId: string) {
  return app.services.db
    .selectFrom('attempts')
    .innerJoin('practice_questions as q', 'q.id', 'attempts.question_id')
    .where('q.practice_id', '=', practiceId)
    .select(['attempts.id', 'attempts.idempotency_key', 'q.outcome'])
    .execute();
}

it('a database that hangs: 503 in time for everybody at once, and all is well when it is back', async () => {
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
  const practice = await casual(app.services, person.viewer);
  const practiceId = practice.row.id;
  const { right } = await keyOf(app.services, person.viewer, practiceId, 1);
  const input = { practiceId, index: 1, answer: right, idempotencyKey: newId() };
  freeze();
  const [first, second] = await Promise.all([ask(submit, { input }), ask(submit, { input })]);
  expect([first?.status, second?.status]).toEqual([503, 503]);
  thaw();
  await readyWithin(10_000);
  expect((await ask(submit, { input })).status).toBe(200);
  expect(await attemptsOf(practiceId)).toEqual([
    { id: expect.any(String), idempotency_key: input.idempotencyKey, outcome: 'RIGHT' },
  ]);
  const days = await app.services.db
    .selectFrom('activity_days')
    .select('answered')
    .where('student_id', '=', person.id)
    .execute();
  expect(days).toEqual([{ answered: 1 }]);
});

it('a lock that is held for long is waited for: slow is not away', async () => {
  const practice = await casual(app.services, person.viewer);
  const practiceId = practice.row.id;
  const input = { practiceId, index: 1, answer: '1', idempotencyKey: newId() };
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const locked = new Promise<void>((resolve) => {
    void app.services.db.transaction().execute(async (trx) => {
      await trx.selectFrom('practices').select('id').where('id', '=', practiceId).forUpdate().execute();
      resolve();
      await held;
    });
  });
  await locked;
  const waiting = ask(submit, { input });
  const started = performance.now();
  // Far longer than the look for a hang takes.
  while (performance.now() - started < 2500) expect((await ask(me)).status).toBe(200);
  release();
  expect((await waiting).status).toBe(200);
});

it('a database that ended and came back is used again', async () => {
  await database.stop();
  const away = await ask(me);
  expect(away).toMatchObject({ status: 503, error: { code: 'UNAVAILABLE' } });
  expect(away.ms).toBeLessThan(2000);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  database = await startEmbeddedDatabase({ dataDir, log: () => {} });
  await readyWithin(10_000);
  expect((await ask(me)).status).toBe(200);
});
