import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Account, spawnAs } from './account';
import type { Binaries } from './binaries';
import { databaseEnvironment } from './cluster';

/** Log files are put aside at the next start when they are larger than this many bytes. */
const largeLog = 10_000_000;

/**
 * Settings of the embedded server: an acknowledged write is on the disk, nobody but this machine's account can connect,
 * memory stays modest, and the log never holds values of rows.
 */
const settings: Record<string, string> = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  max_connections: '120',
  shared_buffers: '64MB',
  work_mem: '4MB',
  // A page of the disk costs hardly more out of order: at the default of 4, joins to 3,000 users read all of them.
  random_page_cost: '1.1',
  maintenance_work_mem: '32MB',
  max_wal_size: '512MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_parameter_max_length_on_error: '0',
};

/**
 * Starts PostgreSQL in a session of its own: Ctrl-C in the terminal must not reach it before the programs that use it
 * have finished. It writes to a file and not to us, so that it survives us.
 */
export function spawnPostmaster(options: {
  binaries: Binaries;
  account: Account;
  dataFolder: string;
  socketFolder: string;
  logFile: string;
}): ChildProcess {
  const log = openLog(options.logFile);
  const all = { ...settings, unix_socket_directories: options.socketFolder };
  const child = spawn(
    options.binaries.postgres,
    ['-D', options.dataFolder, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...spawnAs(options.account), cwd: '/', env: databaseEnvironment, detached: true, stdio: ['ignore', log, log] },
  );
  closeSync(log);
  return child;
}

function openLog(file: string): number {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > largeLog) renameSync(file, `${file}.1`);
  return openSync(file, 'a', 0o600);
}
