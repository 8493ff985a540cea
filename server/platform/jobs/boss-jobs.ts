import { setTimeout as pause } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import type { Db, Trx } from '../../db/client';
import { newId } from '../ids';
import { failureReason } from './failure-reason';
import { type JobWorker, startJobWorker } from './job-worker';
import type { Jobs } from './jobs';
import { deleteWaitingJobs, findFailedJobs, findJobKinds, retryFailedJob } from './jobs.repo';

/** Connections beside those of the requests. */
const connections = 2;
/** Seconds between two looks for jobs of a kind; `wake` shortens them. */
const pollingSeconds = 15;
const weekSeconds = 7 * 24 * 60 * 60;
const mostFailures = 50;
/** What runs has so many milliseconds to end when the process does. */
const graceMs = 1000;

interface Kind {
  run(data: unknown): Promise<void>;
  parse(data: unknown): object;
  cron: string | undefined;
  /** The worker here, once there is one. */
  worker: JobWorker | null;
}

interface BossJobsOptions {
  db: Db;
  databaseUrl: string;
  log: Logger;
  /** Milliseconds until a database that was away is asked again. */
  patienceMs?: number;
}

/** Jobs by pg-boss, in a schema of its own (`pgboss`) of the same database. */
export function createBossJobs({ db, databaseUrl, log, patienceMs = 5000 }: BossJobsOptions): Jobs {
  const kinds = new Map<string, Kind>();
  let works = false;
  let stopped = false;
  let connecting: Promise<PgBoss> | null = null;

  /** Opens it on first use, with clock and upkeep where this process works. Fails while the database is away. */
  const connect = (): Promise<PgBoss> => {
    connecting ??= open().catch((error: unknown) => {
      connecting = null;
      throw error;
    });
    return connecting;
  };

  const open = async (): Promise<PgBoss> => {
    const boss = new PgBoss({
      connectionString: databaseUrl,
      application_name: 'marsmaths jobs',
      max: connections,
      supervise: works,
      schedule: works,
      maintenanceIntervalSeconds: 300,
      archiveFailedAfterSeconds: weekSeconds,
      archiveCompletedAfterSeconds: 24 * 60 * 60,
      deleteAfterDays: 1,
      cronMonitorIntervalSeconds: 30,
      cronWorkerIntervalSeconds: 15,
    });
    boss.on('error', (error) => log.warn({ reason: failureReason(error) }, 'jobs'));
    try {
      await boss.start();
      const known = new Set((await boss.getQueues()).map(({ name }) => name));
      for (const [name, { cron }] of kinds) {
        const queue = {
          name,
          policy: 'short',
          retryLimit: 4,
          retryDelay: 20,
          retryBackoff: true,
          expireInSeconds: 300,
        };
        if (!known.has(name)) await boss.createQueue(name, queue as PgBoss.Queue);
        if (works && cron !== undefined) await boss.schedule(name, cron, {});
      }
      return boss;
    } catch (error) {
      await boss.stop({ graceful: false }).catch(() => undefined);
      throw error;
    }
  };

  const kindOf = (name: string): Kind => {
    const kind = kinds.get(name);
    if (kind === undefined) throw new Error(`There is no kind of job named ${name}.`);
    return kind;
  };

  return {
    registerJob(name, schema, handler, { cron } = {}) {
      if (kinds.has(name)) throw new Error(`The kind of job ${name} is registered already.`);
      kinds.set(name, {
        parse: (data) => schema.parse(data),
        async run(data) {
          try {
            await handler(schema.parse(data ?? {}));
          } catch (error) {
            const reason = failureReason(error);
            log.error({ job: name, reason }, 'job failed');
            throw Object.assign(new Error(reason), { stack: undefined });
          }
        },
        cron,
        worker: null,
      });
    },
    async schedule(name, data, { at, key = newId() } = {}, trx) {
      const checked = kindOf(name).parse(data);
      const boss = await connect();
      await deleteWaitingJobs(trx ?? db, name, key);
      const options = { singletonKey: key, ...(at === undefined ? {} : { startAfter: at }) };
      await boss.send(name, checked, { ...options, db: executor(trx ?? db) });
    },
    async cancel(name, key, trx) {
      await connect();
      await deleteWaitingJobs(trx ?? db, name, key);
    },
    wake(name) {
      kindOf(name).worker?.wake();
    },
    async start() {
      works = true;
      while (!stopped) {
        try {
          const boss = await connect();
          if (stopped) return;
          for (const [name, kind] of kinds) {
            kind.worker = startJobWorker(boss, { name, run: kind.run, pollingSeconds, log });
          }
          return;
        } catch (error) {
          log.warn({ reason: failureReason(error) }, 'jobs wait for the database');
          await pause(patienceMs, undefined, { ref: false });
        }
      }
    },
    async stop() {
      stopped = true;
      const ending = Promise.all([...kinds.values()].map(({ worker }) => worker?.stop()));
      await Promise.race([ending, pause(graceMs, undefined, { ref: false })]);
      const boss = await connecting?.catch(() => null);
      await boss?.stop({ graceful: false });
    },
    kinds: () => findJobKinds(db),
    failures: () => findFailedJobs(db, mostFailures),
    async retry(id, trx: Trx) {
      return (await retryFailedJob(trx, id)) !== null;
    },
  };
}

/** What pg-boss sends its statements by. */
function executor(db: Db): PgBoss.Db {
  return {
    async executeSql(text, values) {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
      return { rows };
    },
  };
}
