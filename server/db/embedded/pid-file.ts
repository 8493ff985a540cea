import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a running PostgreSQL writes about itself into `postmaster.pid`. */
export interface PidFile {
  pid: number;
  socketFolder: string;
  status: string;
}

/** What became of the process that a pid file names. */
export type ProcessState = 'gone' | 'zombie' | 'postgres' | 'stranger';

/**
 * What to do about a pid file:
 * - `start`: PostgreSQL finds its own way (no file, or one of a dead process);
 * - `reap`: the process is dead but its parent has not noticed: start, and try again while PostgreSQL refuses;
 * - `adopt`: a PostgreSQL is running on our data: use it;
 * - `wait`: it is starting or stopping;
 * - `take-over`: after a crash the number went to another program, which PostgreSQL would take for itself.
 */
export type PidFileDecision = 'start' | 'reap' | 'adopt' | 'wait' | 'take-over';

export function decideOnPidFile(file: PidFile | undefined, state: ProcessState): PidFileDecision {
  if (!file || state === 'gone') return 'start';
  if (state === 'zombie') return 'reap';
  if (state === 'stranger') return 'take-over';
  return file.status === 'ready' ? 'adopt' : 'wait';
}

/** Reads the lines of postmaster.pid: pid, data folder, start time, port, socket folder, address, memory key, status. */
export function parsePidFile(text: string): PidFile | undefined {
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, socketFolder: lines[4] ?? '', status: lines[7] ?? '' };
}

export function readPidFile(dataFolder: string): PidFile | undefined {
  try {
    return parsePidFile(readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8'));
  } catch {
    return undefined;
  }
}
