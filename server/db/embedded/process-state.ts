import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import type { ProcessState } from './pid-file';

/**
 * Looks up by its number the process that should be the PostgreSQL of a data folder. Where there is no /proc, a process
 * that lives is taken for it.
 */
export function processState(pid: number, dataFolder: string): ProcessState {
  if (!exists(pid)) return 'gone';
  const stat = readStat(pid);
  if (stat === undefined) return process.platform === 'linux' ? 'gone' : 'postgres';
  if (stat.state === 'Z' || stat.state === 'X') return 'zombie';
  return stat.name === 'postgres' && worksIn(pid, dataFolder) ? 'postgres' : 'stranger';
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

interface ProcessStat {
  name: string;
  /** Z for a zombie: it has ended, and its parent has not noticed. */
  state: string;
  /** When it began, as the system counts: a pid alone may belong to another program by now. */
  began: string | undefined;
}

/** /proc/<pid>/stat begins "pid (name) state"; the name may hold spaces and brackets. */
export function readStat(pid: number): ProcessStat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const end = text.lastIndexOf(')');
    const [state = '', ...fields] = text.slice(end + 2).split(' ');
    return { name: text.slice(text.indexOf('(') + 1, end), state, began: fields[18] };
  } catch {
    return undefined;
  }
}

/** PostgreSQL's working folder is its data folder; where we may not look, its name has to do. */
function worksIn(pid: number, dataFolder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(dataFolder);
  } catch {
    return true;
  }
}
