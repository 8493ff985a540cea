import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../../scripts/lib/start-error.mjs';
import { withConnection } from '../db/connection';
import { startEmbeddedDatabase } from '../db/embedded';
import { databaseFailure } from '../platform/database-failure';
import { oneSentence } from './sentences';
import type { LauncherSettings } from './settings';
import { supervise } from './supervise';

/** Milliseconds that a database of the owner's may take to answer: it may be starting beside us. */
const patience = 15_000;

export interface LauncherDatabase {
  url: string;
  /** For the progress line. */
  note: string | undefined;
  stop(): Promise<void>;
}

/** Connects to the owner's PostgreSQL, or starts the embedded one and keeps it running. */
export async function openDatabase(
  settings: LauncherSettings,
  report: (line: string) => void,
  log: (line: string) => void,
): Promise<LauncherDatabase> {
  if (settings.databaseUrl) {
    await requireAnswer(settings.databaseUrl);
    return { url: settings.databaseUrl, note: 'using DATABASE_URL', stop: async () => {} };
  }
  const start = async () => {
    const database = await startEmbeddedDatabase({ dataDir: settings.dataDir, log });
    const ended = new Promise<string>((resolve) => database.onExit(() => resolve('see postgres.log')));
    return { ...database, ended };
  };
  const first = await start();
  const supervised = supervise({
    first,
    start,
    onRestart: () => report('PostgreSQL is running again.'),
    onEnd: (reason, wait) =>
      report(`PostgreSQL ended unexpectedly (${reason}); starting it again in ${wait / 1000} s.`),
  });
  return {
    url: first.url,
    note: first.adopted ? 'it was still running' : undefined,
    stop: async () => {
      await supervised.release();
      await supervised.current().stop();
    },
  };
}

/** Waits for a database that is away; one that refuses us (wrong password or name) is told of at once. */
async function requireAnswer(url: string): Promise<void> {
  const until = Date.now() + patience;
  for (;;) {
    try {
      return await withConnection(url, async (client) => void (await client.query('select 1')));
    } catch (cause) {
      const error = cause instanceof AggregateError ? cause.errors[0] : cause;
      if (databaseFailure(error) !== 'away' || Date.now() > until) {
        throw new StartError(
          `The database of DATABASE_URL cannot be used (${oneSentence(error)}): check its address, user and password there.`,
          { cause },
        );
      }
      await pause(500);
    }
  }
}
