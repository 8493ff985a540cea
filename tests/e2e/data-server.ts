import { readFileSync } from 'node:fs';
import { processTree } from '../../scripts/measure/process-tree';

/** Takes the data server (BFF) of one product away and back: it is frozen, as in a pause of its machine. */
export function freezeDataServer(launcherPid: number): void {
  process.kill(dataServerOf(launcherPid), 'SIGSTOP');
}

export function wakeDataServer(launcherPid: number): void {
  process.kill(dataServerOf(launcherPid), 'SIGCONT');
}

function dataServerOf(launcherPid: number): number {
  const pid = processTree(launcherPid).find((each) => commandOf(each).includes('build/bff/index'));
  if (pid === undefined) throw new Error('The data server does not run.');
  return pid;
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
