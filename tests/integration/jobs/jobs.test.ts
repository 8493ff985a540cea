import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createDatabase, type DatabaseClient } from '../../../server/db/client';
import { withConnection } from '../../../server/db/connection';
import { createBossJobs } from '../../../server/platform/jobs/boss-jobs';
import type { Jobs } from '../../../server/platform/jobs/jobs';
import { createTestDatabase, type TestDatabase } from '../database';

const log = pino({ level: 'silent' });
const numbered = z.object({ number: z.number() });
let database: TestDatabase;
let db: DatabaseClient;
beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase(database.url);
  await sql`create table runs (number int not null, worker int not null)`.execute(db);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** A process with its own connections that notes what it ran; the first try of every tenth job fails. */
function makeWorker(worker: number, failed = new Set<number>()): Jobs {
  const jobs = createBossJobs({ db, databaseUrl: database.url, log, patienceMs: 50 });
  jobs.registerJob('count', numbered, async ({ number }) => {
    await sql`insert into runs values (${number}, ${worker})`.execute(db);
  });
  jobs.registerJob('broken', numbered, async ({ number }) => {
    failed.add(number);
    throw new Error('The printer is on fire.');
  });
  return jobs;
}

const runs = async () => (await sql<{ number: number; worker: number }>`select * from runs`.execute(db)).rows;

it('runs each job once with four workers, and nothing that a rolled-back transaction scheduled', async () => {
  const workers = [1, 2, 3, 4].map((number) => makeWorker(number));
  await Promise.all(workers.map((jobs) => jobs.start()));
  const [first] = workers;
  for (let number = 0; number < 40; number += 1) await first?.schedule('count', { number });
  const rollback = db.transaction().execute(async (trx) => {
    await first?.schedule('count', { number: 999 }, {}, trx);
    throw new Error('never mind');
  });
  await expect(rollback).rejects.toThrow('never mind');
  for (const jobs of workers) jobs.wake('count');
  await vi.waitFor(async () => expect((await runs()).length).toBe(40), { timeout: 20_000 });
  const done = await runs();
  expect(done.map(({ number }) => number).sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, n) => n));
  expect(new Set(done.map(({ worker }) => worker)).size).toBeGreaterThan(1);
  const started = performance.now();
  await Promise.all(workers.map((jobs) => jobs.stop()));
  expect(performance.now() - started).toBeLessThan(5000);
});

it('keeps one waiting job a key, the last one, and takes it back', async () => {
  const jobs = makeWorker(5);
  const later = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  await jobs.schedule('count', { number: 1 }, { key: 'task-1', at: later(2) });
  await jobs.schedule('count', { number: 2 }, { key: 'task-1', at: later(5) });
  await jobs.schedule('count', { number: 3 }, { key: 'task-2', at: later(1) });
  const waiting = async () => (await jobs.kinds()).find(({ name }) => name === 'count');
  expect(await waiting()).toMatchObject({ waiting: 2 });
  await jobs.cancel('count', 'task-2');
  const left = await waiting();
  expect(left).toMatchObject({ waiting: 1 });
  expect(left?.nextAt?.getTime()).toBeGreaterThan(later(4).getTime());
  await expect(jobs.schedule('count', { number: 'three' })).rejects.toThrow();
  await jobs.stop();
});

it('says why a job failed for good, and runs it again when told to', async () => {
  const jobs = makeWorker(6);
  await jobs.schedule('broken', { number: 7 });
  // As if four tries were over: the fifth is the last.
  await sql`update pgboss.job set retry_limit = 0 where name = 'broken'`.execute(db);
  await jobs.start();
  jobs.wake('broken');
  await vi.waitFor(async () => expect(await jobs.failures()).toHaveLength(1), { timeout: 10_000 });
  const [failure] = await jobs.failures();
  expect(failure).toMatchObject({ name: 'broken', reason: 'Error: The printer is on fire.' });
  await jobs.stop();
  const id = failure?.id ?? '';
  expect(await db.transaction().execute((trx) => jobs.retry(id, trx))).toBe(true);
  expect(await db.transaction().execute((trx) => jobs.retry(id, trx))).toBe(false);
  expect(await jobs.failures()).toEqual([]);
});

it('waits for a database that is away and stops all the same', async () => {
  const jobs = createBossJobs({ db, databaseUrl: 'postgres://nobody@127.0.0.1:9/none', log, patienceMs: 20 });
  const starting = jobs.start();
  await jobs.stop();
  await expect(starting).resolves.toBeUndefined();
});

it('survives a database that is gone in the moment in which a job is done', async () => {
  const warnings: unknown[] = [];
  const noting = Object.assign(pino({ level: 'silent' }), { warn: (warning: unknown) => warnings.push(warning) });
  const jobs = createBossJobs({ db, databaseUrl: database.url, log: noting, patienceMs: 50 });
  const elsewhere = new URL(database.url);
  const name = elsewhere.pathname.slice(1);
  elsewhere.pathname = '/postgres';
  const away = (isAway: boolean) =>
    withConnection(elsewhere.href, async (client) => {
      await client.query(`alter database "${name}" allow_connections ${!isAway}`);
      const others = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`;
      if (isAway) await client.query(others);
    });
  let runs = 0;
  jobs.registerJob('cut-off', z.object({}), async () => {
    runs += 1;
    if (runs === 1) await away(true);
  });
  jobs.registerJob('other', z.object({}), async () => {
    runs += 10;
  });
  await jobs.schedule('cut-off', {});
  await jobs.start();
  jobs.wake('cut-off');
  await vi.waitFor(() => expect(runs).toBe(1), { timeout: 10_000 });
  // A rejection that nobody hears would end the process, and here the test.
  await vi.waitFor(() => expect(warnings).toContainEqual(expect.objectContaining({ job: 'cut-off' })), {
    timeout: 10_000,
  });
  await away(false);
  await vi.waitFor(() => jobs.schedule('other', {}), { timeout: 10_000 });
  jobs.wake('other');
  await vi.waitFor(() => expect(runs).toBe(11), { timeout: 10_000 });
  await jobs.stop();
});
