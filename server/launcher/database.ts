import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../../scripts/lib/start-error.mjs';
import { withConnection } from '../db/connection';
import { startEmbeddedDatabase } from '../db/embedded';
import { oneSentence } from './sentences';
import type { LauncherSettings } from './settings';
import { supervise } from './supervise';

/** How long a database of the owner's may take to answer: it may be starting beside us. */
const patience = 15_000;

export interface Database {
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
): Promise<Database> {
  if (settings.databaseUrl) {
    await requireAnswer(settings.databaseUrl);
    return { url: settings.databaseUrl, note: 'using DATABASE_URL', stop: async () => {} };
  }
  const start = async () => {
    const database = await startEmbeddedDatabase({ dataDir: settings.dataDir, log });
    const ended = new Promise<{ lastWords: string }>((resolve) => {
      database.onExit(() => resolve({ lastWords: 'see postgres.log' }));
    });
    return { ...database, ended };
  };
  let current = await start();
  const release = supervise({
    first: current,
    start,
    onStart: (database) => {
      current = database;
      report('PostgreSQL is running again.');
    },
    onEnd: (lastWords, wait) =>
      report(`PostgreSQL ended unexpectedly (${lastWords}); starting it again in ${wait / 1000} s.`),
  });
  return {
    url: current.url,
    note: current.adopted ? 'it was still running' : undefined,
    stop: async () => {
      await release();
      await current.stop();
    },
  };
}

async function requireAnswer(url: string): Promise<void> {
  const until = Date.now() + patience;
  for (;;) {
    try {
      return await withConnection(url, async (client) => void (await client.query('select 1')));
    } catch (cause) {
      const error = cause instanceof AggregateError ? cause.errors[0] : cause;
      if (Date.now() > until) {
        throw new StartError(
          `The database of DATABASE_URL cannot be used (${oneSentence(error)}): check that address.`,
          { cause },
        );
      }
      await pause(500);
    }
  }
}
