import { readdirSync, readFileSync } from 'node:fs';

/** The process and all its descendants, from /proc. */
export function processTree(root: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    const parent = Number.isInteger(pid) ? parentOf(pid) : null;
    if (parent !== null) children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const found: number[] = [];
  const queue = [root];
  for (let pid = queue.shift(); pid !== undefined; pid = queue.shift()) {
    found.push(pid);
    queue.push(...(children.get(pid) ?? []));
  }
  return found;
}

/** CPU seconds that the processes have used so far, children that ended included. */
export function cpuSeconds(pids: number[]): number {
  return pids.reduce((sum, pid) => sum + ticksOf(pid) / 100, 0);
}

/** Resident memory of the processes in megabytes; memory shared between them counts once for each. */
export function residentMegabytes(pids: number[]): number {
  return pids.reduce((sum, pid) => {
    const resident = /^VmRSS:\s+(\d+) kB/m.exec(read(`/proc/${pid}/status`))?.[1];
    return sum + Number(resident ?? 0) / 1024;
  }, 0);
}

/** Memory of the processes in megabytes; what several share is divided among them. */
export function proportionalMegabytes(pids: number[]): number {
  return pids.reduce((sum, pid) => {
    const share = /^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1];
    return sum + Number(share ?? 0) / 1024;
  }, 0);
}

function parentOf(pid: number): number | null {
  const fields = statOf(pid);
  return fields === null ? null : Number(fields[1]);
}

/** User, system, and waited-for children's time, in ticks of 1/100 s. */
function ticksOf(pid: number): number {
  const fields = statOf(pid);
  return fields === null ? 0 : [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index]), 0);
}

/** The fields of /proc/<pid>/stat after the name, which may hold spaces. */
function statOf(pid: number): string[] | null {
  const text = read(`/proc/${pid}/stat`);
  return text === '' ? null : text.slice(text.lastIndexOf(')') + 2).split(' ');
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
