import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
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

export const submit = 'mutation M($input: SubmitAnswerInput!) { submitAnswer(input: $input) { attempt { id } } }';

/** A backend with a PostgreSQL of its own, which a test may freeze, kill and start again. */
export async function startBackendOnOwnDatabase(reach: (databaseUrl: string) => Promise<string> = async (url) => url) {
  const dataDir = mkdtempSync(join(tmpdir(), 'marsmaths-own-'));
  chmodSync(dataDir, 0o711);
  let database: EmbeddedDatabase = await startEmbeddedDatabase({ dataDir, log: () => {} });
  const db = createDatabase(database.url, { max: 1 });
  await migrateToLatest(db);
  await db.destroy();
  const config = testConfig({ DATABASE_URL: await reach(database.url) });
  const app: App = buildApp(config, { log: pino({ level: 'silent' }) });
  await new Promise<void>((resolve) => app.server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const person: Person = await makePerson(app.services);

  return {
    url,
    person,
    services: app.services,
    databaseUrl: database.url,

    async ask(query: string, variables: Record<string, unknown> = {}) {
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
      const body = (await response.json()) as { errors?: { extensions: Record<string, unknown> }[] };
      return {
        status: response.status,
        retryAfter: response.headers.get('retry-after'),
        error: body.errors?.[0]?.extensions,
        ms: performance.now() - started,
      };
    },

    /** The right answer to the first question of a new practice, as input of `submit`. */
    async rightAnswer() {
      const practiceId = (await casual(app.services, person.viewer)).row.id;
      const { right } = await keyOf(app.services, person.viewer, practiceId, 1);
      return { practiceId, index: 1, answer: right, idempotencyKey: newId() };
    },

    attemptsOf(practiceId: string) {
      return app.services.db
        .selectFrom('attempts')
        .innerJoin('practice_questions as q', 'q.id', 'attempts.question_id')
        .where('q.practice_id', '=', practiceId)
        .select(['attempts.id', 'attempts.idempotency_key', 'q.outcome'])
        .execute();
    },

    /** Keeps answers to a practice waiting, in the middle of their transaction, until the function returned is called. */
    lockPractice(practiceId: string): Promise<() => void> {
      return new Promise((locked, failed) => {
        app.services.db
          .transaction()
          .execute(async (trx) => {
            await trx.selectFrom('practices').select('id').where('id', '=', practiceId).forUpdate().execute();
            await new Promise<void>((release) => locked(release));
          })
          .catch(failed);
      });
    },

    async readyWithin(ms: number): Promise<void> {
      const started = performance.now();
      while (performance.now() - started < ms) {
        if ((await fetch(`${url}/readyz`)).status === 200) return;
      }
      throw new Error(`Not ready after ${ms} ms.`);
    },

    /** Sends a signal to PostgreSQL and all its processes. Returns them. */
    signalDatabase(signal: NodeJS.Signals): number[] {
      const postmaster = readPidFile(existingDataFolder(dataDir) ?? join(dataDir, 'pg'))?.pid;
      if (!postmaster) throw new Error('no postmaster.pid');
      const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], { encoding: 'utf8' });
      const pids = [postmaster, ...children.trim().split(/\s+/).map(Number)];
      for (const pid of pids) process.kill(pid, signal);
      return pids;
    },

    stopDatabase: () => database.stop(),

    async startDatabase(): Promise<void> {
      database = await startEmbeddedDatabase({ dataDir, log: () => {} });
    },

    async stop(): Promise<void> {
      await app.close();
      await database.stop();
      rmSync(existingDataFolder(dataDir) ?? dataDir, { recursive: true, force: true });
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
