import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { CommandError, runCommand } from './run-command.mjs';
import { StartError } from './start-error.mjs';

/**
 * Installs the packages of the lockfile into node_modules when what is there is not what the lockfile says.
 * Install scripts of packages are not run: none of ours needs one (the database's missing links are made where it
 * starts), and newer npm blocks them anyway.
 *
 * @param {{ root: string, logFile: string }} options
 * @returns {Promise<boolean>} whether anything was installed
 */
export async function installPackages({ root, logFile }) {
  const marker = join(root, 'node_modules', '.marsmaths-lock');
  const wanted = wantedFingerprint(root);
  if (readIfThere(marker) === wanted) return false;
  if (matchesLockfile(root)) {
    writeFileSync(marker, wanted);
    return false;
  }
  const npm = npmCommand();
  try {
    await runCommand(npm.command, [...npm.args, 'ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: root,
      logFile,
    });
  } catch (error) {
    throw error instanceof CommandError ? new StartError(installErrorMessage(error, logFile), { cause: error }) : error;
  }
  writeFileSync(marker, wanted);
  return true;
}

/** Packages depend on the lockfile and on what Node they were chosen for. */
function wantedFingerprint(root) {
  return `${fingerprint(root, ['package-lock.json'])} ${process.platform}-${process.arch}`;
}

/** Whether somebody's own `npm install` already brought exactly these packages: then nothing must be torn down. */
function matchesLockfile(root) {
  const hidden = readIfThere(join(root, 'node_modules', '.package-lock.json'));
  if (!hidden) return false;
  return samePackages(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')), JSON.parse(hidden));
}

/**
 * Compares a lockfile with the record that npm keeps of an installed tree. Optional packages (those of other
 * platforms) may be missing.
 * @param {{ packages: Record<string, { version?: string, optional?: boolean }> }} wanted
 * @param {{ packages: Record<string, { version?: string }> }} installed
 */
export function samePackages(wanted, installed) {
  const wantedMatches = Object.entries(wanted.packages).every(([path, entry]) => {
    const there = installed.packages[path];
    return path === '' || (there ? there.version === entry.version : entry.optional === true);
  });
  return wantedMatches && Object.keys(installed.packages).every((path) => path in wanted.packages);
}

/** The npm that runs us, or else the one on the PATH. */
function npmCommand() {
  const running = process.env.npm_execpath;
  if (running && /npm-cli\.c?js$/.test(running) && existsSync(running))
    return { command: process.execPath, args: [running] };
  return { command: 'npm', args: [] };
}

function installErrorMessage(error, logFile) {
  if (error.code === 'ENOENT')
    return 'The packages could not be installed because npm was not found: install npm and try again.';
  const why = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH/.test(error.tail)
    ? 'the package registry cannot be reached'
    : /ENOSPC/.test(error.tail)
      ? 'the disk is full'
      : /EACCES|EROFS/.test(error.tail)
        ? 'node_modules cannot be written by this user'
        : 'npm ci failed';
  return `The packages could not be installed (${why}): details are in ${logFile}.`;
}

function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
