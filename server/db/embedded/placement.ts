import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { StartError } from '../../../scripts/lib/start-error.mjs';
import type { Account } from './account';
import { commonFolder, makeCommonFolder } from './common-folder';
import { canReach } from './reach';

/** Unix socket paths end at 107 bytes; this is the longest name that PostgreSQL adds to the folder. */
const socketName = '/.s.PGSQL.5432.lock';
const longestSocketPath = 107;

/** The data folder that DATA_DIR already has: where `database.json` says, or inside it. */
export function existingDataFolder(dataDir: string): string | undefined {
  const folder = recordedDataFolder(dataDir) ?? join(dataDir, 'pg');
  return existsSync(join(folder, 'PG_VERSION')) ? folder : undefined;
}

/**
 * Where the data lies or shall lie: DATA_DIR/pg, or, when the database's account cannot get there (root's own home is
 * closed to others), a folder below /var/lib/marsmaths.
 * @throws StartError when there was a database and it is gone: an empty one must never silently take its place
 */
export function placeData(dataDir: string, account: Account): string {
  const recorded = recordedDataFolder(dataDir);
  if (recorded) return requireRecorded(recorded, dataDir);
  const inside = join(dataDir, 'pg');
  if (canReach(account, inside)) return inside;
  if (existsSync(join(inside, 'PG_VERSION'))) {
    throw new StartError(`The database in ${inside} belongs to another user: start Marsmaths as that user.`);
  }
  const folder = join(commonFolder, shortHash(dataDir), 'pg');
  makeCommonFolder(commonFolder);
  makeCommonFolder(dirname(folder));
  return folder;
}

/** Remembers, once the database is made, that DATA_DIR has one and where. A DATA_DIR may be moved as a whole. */
export function recordDataFolder(dataDir: string, dataFolder: string): void {
  const file = recordFile(dataDir);
  if (existsSync(file)) return;
  const place = dataFolder === join(dataDir, 'pg') ? 'pg' : dataFolder;
  writeFileSync(file, `${JSON.stringify({ dataFolder: place })}\n`);
}

function recordFile(dataDir: string): string {
  return join(dataDir, 'database.json');
}

function recordedDataFolder(dataDir: string): string | undefined {
  const file = recordFile(dataDir);
  if (!existsSync(file)) return undefined;
  return resolve(dataDir, (JSON.parse(readFileSync(file, 'utf8')) as { dataFolder: string }).dataFolder);
}

function requireRecorded(folder: string, dataDir: string): string {
  if (existsSync(join(folder, 'PG_VERSION'))) return folder;
  throw new StartError(
    `The database folder ${folder} is empty or missing: bring it back from a backup, or delete ${recordFile(dataDir)} to begin with an empty database.`,
  );
}

/**
 * A private folder for the socket, in the system's folder for temporary files. It is refused when somebody else made it
 * first.
 */
export function makeSocketFolder(dataFolder: string, account: Account): string {
  const parent = [tmpdir(), '/tmp'].find(
    (place) =>
      canReach(account, place) &&
      Buffer.byteLength(join(place, folderName(dataFolder)) + socketName) <= longestSocketPath,
  );
  const folder = join(parent ?? '/tmp', folderName(dataFolder));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const stat = lstatSync(folder);
  const ours = [account.uid, process.getuid?.()].includes(stat.uid);
  if (!stat.isDirectory() || !ours) {
    throw new StartError(`The folder ${folder} belongs to somebody else: remove it, or set TMPDIR to another folder.`);
  }
  chownSync(folder, account.uid, account.gid);
  chmodSync(folder, 0o700);
  return folder;
}

/** Leaves nothing behind in the folder for temporary files; a server that uses it already keeps it. */
export function removeSocketFolder(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // It is not empty, or gone.
  }
}

function folderName(dataFolder: string): string {
  return `marsmaths-${shortHash(dataFolder)}`;
}

function shortHash(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 12);
}
