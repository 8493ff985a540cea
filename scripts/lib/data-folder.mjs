import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError } from './start-error.mjs';

/**
 * Makes the data folder and its log folder and proves that files can be written there.
 * Others may pass through the data folder (the database's own account must, when root starts it) but not list it.
 * @param {string} folder absolute path
 * @returns {{ logs: string }} the folder for log files
 */
export function openDataFolder(folder) {
  const logs = join(folder, 'logs');
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    makeFolder(folder, 0o711);
    makeFolder(logs, 0o700);
    for (const place of [probe, join(logs, '.probe')]) {
      writeFileSync(place, '');
      rmSync(place);
    }
  } catch (cause) {
    throw new StartError(
      `The data folder ${folder} cannot be written (${reason(cause)}): make it writable, or name another one with DATA_DIR.`,
      { cause },
    );
  }
  return { logs };
}

/** As `mkdirSync` with `recursive`, which never returns where the system itself refuses folders (below /proc). */
function makeFolder(folder, mode) {
  if (existsSync(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder), 0o755);
  mkdirSync(folder, { mode });
}

const reasons = {
  ENOENT: 'it cannot be made',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'it is a file',
};

function reason(error) {
  return reasons[error?.code] ?? String(error?.code ?? error);
}
