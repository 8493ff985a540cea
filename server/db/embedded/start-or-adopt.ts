import type { ChildProcess } from 'node:child_process';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../../../scripts/lib/start-error.mjs';
import { databaseFailure } from '../../platform/database-failure';
import { withConnection } from '../connection';
import type { ClusterOptions } from './cluster';
import { socketUrl } from './connection';
import { decideOnPidFile, readPidFile } from './pid-file';
import { spawnPostmaster } from './postmaster';
import { processState } from './process-state';
import { adoptedServer, childServer, type RunningServer } from './running-server';

/** How long a refused start is tried again: dead processes may still be on the list, or about to let go of memory. */
const retryLimit = 10_000;
/** How long recovery after a crash, or another server's stopping, may take. */
const waitLimit = 120_000;
const look = 50;

export interface Started {
  server: RunningServer;
  socketFolder: string;
  adopted: boolean;
}

/**
 * Gets a running server on the data folder. PostgreSQL's pid file is never deleted: it and the memory that it names are
 * what keeps two servers off the same data.
 */
export async function startOrAdopt(cluster: ClusterOptions, logFile: string): Promise<Started> {
  const retryUntil = Date.now() + retryLimit;
  const waitUntil = Date.now() + waitLimit;
  for (;;) {
    const file = readPidFile(cluster.dataFolder);
    const decision = decideOnPidFile(file, file ? processState(file.pid, cluster.dataFolder) : 'gone');
    if (file && decision === 'adopt') {
      if (await answers(file.socketFolder, cluster)) {
        return { server: adoptedServer(file.pid, cluster.dataFolder), socketFolder: file.socketFolder, adopted: true };
      }
      cluster.log('A PostgreSQL runs on our data but its socket is gone: stopping it and starting anew.');
      await adoptedServer(file.pid, cluster.dataFolder).stop();
    } else if (decision === 'wait' && Date.now() < waitUntil) {
      await pause(look);
    } else {
      if (decision === 'take-over') takeOver(cluster);
      const server = await tryToStart(cluster, logFile, waitUntil);
      if (server) return { server, socketFolder: cluster.socketFolder, adopted: false };
      if (Date.now() > retryUntil) throw refused(logFile);
      await pause(4 * look);
    }
  }
}

/** Starts PostgreSQL and waits until it answers; nothing when it ended instead. */
async function tryToStart(cluster: ClusterOptions, logFile: string, until: number): Promise<RunningServer | undefined> {
  const child = spawnPostmaster({ ...cluster, logFile });
  const spawnError = await new Promise<Error | undefined>((resolve) => {
    child.once('spawn', () => resolve(undefined)).once('error', resolve);
  });
  if (spawnError) throw new StartError(`PostgreSQL cannot be run here (${spawnError.message}).`, { cause: spawnError });
  while (hasNotEnded(child)) {
    const file = readPidFile(cluster.dataFolder);
    if (file?.pid === child.pid && file?.status === 'ready' && (await answers(cluster.socketFolder, cluster))) {
      return childServer(child);
    }
    if (Date.now() > until) {
      child.kill('SIGINT');
      throw refused(logFile);
    }
    await pause(look);
  }
  return undefined;
}

function hasNotEnded(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

/** Whether a server answers at the socket. One that refuses us (a wrong password) answers too. */
async function answers(socketFolder: string, { password }: ClusterOptions): Promise<boolean> {
  try {
    await withConnection(socketUrl(socketFolder, password, 'postgres'), (client) => client.query('select 1'));
    return true;
  } catch (error) {
    return databaseFailure(error) !== 'away';
  }
}

/**
 * After a crash the pid in the file may belong to some other program by now, and PostgreSQL would refuse to start for as
 * long as that runs. The file then gets our own pid, which PostgreSQL, as our child, knows not to be a server; its
 * check of the shared memory that the file names stays in force.
 */
function takeOver({ account, dataFolder, socketFolder, log }: ClusterOptions): void {
  log('The pid of the last PostgreSQL now belongs to another program.');
  const file = join(dataFolder, 'postmaster.pid');
  const [, ...rest] = readFileSync(file, 'utf8').split('\n');
  writeFileSync(`${file}.new`, [String(process.pid), ...rest].join('\n'), { mode: 0o600 });
  chownSync(`${file}.new`, account.uid, account.gid);
  renameSync(`${file}.new`, file);
  const socketLock = join(socketFolder, '.s.PGSQL.5432.lock');
  if (existsSync(socketLock)) rmSync(socketLock);
}

function refused(logFile: string): StartError {
  const lines = existsSync(logFile) ? readFileSync(logFile, 'utf8').split('\n') : [];
  const last = lines.findLast((line) => /FATAL|PANIC/.test(line))?.replace(/^.*?(FATAL|PANIC):\s*/, '');
  return new StartError(`PostgreSQL did not start (${last ?? 'no reason given'}): details are in ${logFile}.`);
}
