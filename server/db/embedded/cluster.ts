import { spawn } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { StartError } from '../../../scripts/lib/start-error.mjs';
import { type Account, spawnAs } from './account';
import type { Binaries } from './binaries';

/** The role that owns everything in the embedded database. */
export const databaseUser = 'marsmaths';

/** Programs of PostgreSQL get nothing of our environment: it holds secrets, and its locale must not matter. */
export const databaseEnvironment: NodeJS.ProcessEnv = {
  NODE_ENV: 'production',
  LC_ALL: 'C',
  TZ: 'UTC',
  PATH: '/usr/local/bin:/usr/bin:/bin',
};

export interface ClusterOptions {
  binaries: Binaries;
  account: Account;
  dataFolder: string;
  /** A private folder of the account, for the password file. */
  socketFolder: string;
  password: string;
  log: (line: string) => void;
}

/**
 * Makes the data folder when there is none. It is made beside its place and moved there when it is whole, so that being
 * killed in the middle leaves nothing half made. Data of another PostgreSQL release is refused.
 */
export async function prepareCluster(options: ClusterOptions): Promise<void> {
  const { dataFolder, binaries } = options;
  const versionFile = join(dataFolder, 'PG_VERSION');
  if (existsSync(versionFile)) {
    requireVersion(readFileSync(versionFile, 'utf8').trim(), binaries.majorVersion, dataFolder);
    return;
  }
  if (existsSync(dataFolder) && readdirSync(dataFolder).length > 0) {
    throw new StartError(`The folder ${dataFolder} is not empty and holds no database: move it away and try again.`);
  }
  removeDrafts(dataFolder);
  const draft = `${dataFolder}.new-${process.pid}`;
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  chownSync(draft, options.account.uid, options.account.gid);
  await initialise(options, draft);
  renameSync(draft, dataFolder);
}

function requireVersion(found: string, ours: string, dataFolder: string): void {
  if (found === ours) return;
  const comparison = Number(found) > Number(ours) ? 'a newer' : 'an older';
  throw new StartError(
    `The database in ${dataFolder} was made by ${comparison} PostgreSQL (${found}) than this release of Marsmaths brings (${ours}): start it with the release that made it.`,
  );
}

function removeDrafts(dataFolder: string): void {
  const folder = dirname(dataFolder);
  const drafts = existsSync(folder)
    ? readdirSync(folder).filter((name) => name.startsWith(`${basename(dataFolder)}.new-`))
    : [];
  for (const name of drafts) rmSync(join(folder, name), { recursive: true, force: true });
}

async function initialise(options: ClusterOptions, folder: string): Promise<void> {
  const passwordFile = join(options.socketFolder, `first-password-${process.pid}`);
  writeFileSync(passwordFile, `${options.password}\n`, { mode: 0o600 });
  chownSync(passwordFile, options.account.uid, options.account.gid);
  try {
    await run(options, [
      `--pgdata=${folder}`,
      `--username=${databaseUser}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--data-checksums',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ]);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** Runs initdb; its words go to the log. */
function run({ binaries, account, log }: ClusterOptions, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(binaries.initdb, args, {
      ...spawnAs(account),
      cwd: '/',
      env: databaseEnvironment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let tail = '';
    const keep = (chunk: Buffer) => {
      tail = (tail + chunk.toString('utf8')).slice(-4000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', (cause) =>
      reject(new StartError(`PostgreSQL cannot be run here (${cause.message}).`, { cause })),
    );
    child.once('close', (code) => {
      for (const line of tail.split('\n').filter(Boolean)) log(line);
      const why =
        tail
          .trim()
          .split('\n')
          .find((line) => /error|FATAL|not/i.test(line)) ?? `exit code ${code}`;
      if (code === 0) resolve();
      else reject(new StartError(`The database could not be made: ${why.trim()}.`));
    });
  });
}
