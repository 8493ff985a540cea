import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../scripts/lib/start-error.mjs';
import { readStat } from '../db/embedded/process-state';

export interface LauncherLock {
  /** Whether the launcher before us ended without cleaning up: its programs may still be leaving. */
  afterCrash: boolean;
  release(): void;
}

interface Owner {
  pid: number;
  began: string | undefined;
}

/** Two launchers on one data folder would stop each other's database. @throws StartError when one is running */
export function lockDataFolder(dataDir: string): LauncherLock {
  const file = join(dataDir, 'launcher.json');
  const previous = readOwner(file);
  if (previous && previous.pid !== process.pid && isRunning(previous)) {
    throw new StartError(
      `Marsmaths is already running on the data folder ${dataDir} (process ${previous.pid}): stop it first, or name another folder with DATA_DIR.`,
    );
  }
  const owner: Owner = { pid: process.pid, began: readStat(process.pid)?.began };
  writeFileSync(file, `${JSON.stringify(owner)}\n`, { mode: 0o600 });
  return { afterCrash: previous !== undefined, release: () => rmSync(file, { force: true }) };
}

function readOwner(file: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner;
  } catch {
    return undefined;
  }
}

function isRunning({ pid, began }: Owner): boolean {
  const stat = readStat(pid);
  return stat !== undefined && stat.state !== 'Z' && stat.began === began;
}
