import { join, resolve } from 'node:path';
import { openDataFolder } from '../../scripts/lib/data-folder.mjs';
import { openDatabase } from './database';
import { requireFreePort } from './free-port';
import { lockDataFolder } from './launcher-lock';
import { openLogFile } from './log-file';
import { type RunningPrograms, startPrograms, stopPrograms } from './programs';
import { readyMessage } from './ready-message';
import { runMigrate } from './run-migrate';
import { startFailure } from './sentences';
import { readSettings } from './settings';
import { onStopRequest } from './stop-request';

/** Shows how far a start is: see scripts/lib/progress.mjs. */
interface Progress {
  step<T>(title: string, action: (note: (text: string) => void) => Promise<T>): Promise<T>;
  line(text: string): void;
}

/** Programs of a launcher that was killed leave by themselves within this many milliseconds. */
const leavingTime = 6000;

/**
 * Runs Marsmaths: database, tables, BFF, page server; then watches over them until it is told to stop. Ends the process:
 * with code 0 when it was told to, with code 1 and one sentence when it cannot start.
 */
export async function launch({ root, progress }: { root: string; progress: Progress }): Promise<void> {
  const undo: (() => unknown)[] = [];
  let stopping: Promise<never> | undefined;
  const stop = (exitCode: number): Promise<never> => {
    stopping ??= unwind(undo).then(() => process.exit(exitCode));
    return stopping;
  };
  onStopRequest(() => void stop(0));
  try {
    await start(root, progress, undo);
  } catch (error) {
    // When we are stopping, what was being started fails because its database went away.
    if (!stopping)
      process.stderr.write(`\n${startFailure(error, resolve(root, process.env.DATA_DIR || '.data', 'logs'))}\n`);
    await stop(1);
  }
}

async function start(root: string, progress: Progress, undo: (() => unknown)[]): Promise<void> {
  const settings = readSettings(process.env, root);
  const { logs } = openDataFolder(settings.dataDir);
  const log = openLogFile(join(logs, 'launcher.log'));
  const report = (line: string) => {
    log(`${new Date().toISOString()} ${line}`);
    process.stderr.write(`${line}\n`);
  };

  const database = await progress.step('Starting the database', async (note) => {
    const lock = lockDataFolder(settings.dataDir);
    undo.push(() => lock.release());
    const patience = lock.afterCrash ? leavingTime : 0;
    await requireFreePort({ setting: 'PORT', port: settings.port, host: settings.host, patience });
    await requireFreePort({ setting: 'BFF_PORT', port: settings.bffPort, host: '127.0.0.1', patience });
    const opening = openDatabase(settings, report, log);
    undo.push(async () => (await opening.catch(() => undefined))?.stop());
    const opened = await opening;
    if (opened.note) note(opened.note);
    return opened;
  });
  const preparing = settings.demo ? 'Preparing the tables and the demo school' : 'Preparing the tables';
  const reportCode = await progress.step(preparing, () => runMigrate(root, database.url, settings));
  await progress.step('Starting the servers', async () => {
    const running: RunningPrograms = [];
    undo.push(() => stopPrograms(running));
    await startPrograms({ root, logs, settings, databaseUrl: database.url, report }, running);
  });
  progress.line(readyMessage(settings, { logs, reportCode }));
}

/** Takes back what was started, the last first; one that fails does not keep the others running. */
async function unwind(undo: (() => unknown)[]): Promise<void> {
  for (const action of undo.toReversed()) {
    try {
      await action();
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    }
  }
}
