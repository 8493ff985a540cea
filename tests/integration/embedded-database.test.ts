import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withConnection } from '../../server/db/connection';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../../server/db/embedded';
import { readPidFile } from '../../server/db/embedded/pid-file';
import { processState } from '../../server/db/embedded/process-state';

let dataDir: string;
let running: EmbeddedDatabase | undefined;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'marsmaths-embedded-'));
  chmodSync(dataDir, 0o711);
});

afterEach(async () => {
  await running?.stop();
  running = undefined;
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<EmbeddedDatabase> {
  running = await startEmbeddedDatabase({ dataDir, log: () => {} });
  return running;
}

function ask(url: string, question: string): Promise<unknown> {
  return withConnection(
    url,
    async (client) => Object.values((await client.query({ text: question })).rows[0] ?? {})[0],
  );
}

function postmasterPid(): number {
  const pid = readPidFile(join(dataDir, 'pg'))?.pid;
  if (!pid) throw new Error('no postmaster.pid');
  return pid;
}

test('a new database is safe by its settings, and closed to the network', async () => {
  const { url, adopted } = await start();
  expect(adopted).toBe(false);
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums']) {
    expect([setting, await ask(url, `show ${setting}`)]).toEqual([setting, 'on']);
  }
  expect(await ask(url, 'show listen_addresses')).toBe('');
  expect(await ask(url, 'show server_encoding')).toBe('UTF8');
  expect(await ask(url, 'show timezone')).toBe('UTC');
  expect(statSync(join(dataDir, 'secrets', 'database-password')).mode & 0o777).toBe(0o600);
  expect(statSync(new URL(url).searchParams.get('host') ?? '').mode & 0o777).toBe(0o700);
});

test('data and address outlive a stop and a start', async () => {
  const first = await start();
  await ask(first.url, 'create table kept as select 42 as answer');
  await first.stop();
  expect(existsSync(join(dataDir, 'pg', 'postmaster.pid'))).toBe(false);
  const second = await start();
  expect(second.url).toBe(first.url);
  expect(await ask(second.url, 'select answer from kept')).toBe(42);
});

test('a killed server says so, and the next start recovers what was acknowledged', async () => {
  const first = await start();
  await ask(first.url, 'create table kept as select 42 as answer');
  const ended = new Promise<void>((resolve) => first.onExit(resolve));
  process.kill(postmasterPid(), 'SIGKILL');
  await ended;
  const second = await start();
  expect(second.adopted).toBe(false);
  expect(await ask(second.url, 'select answer from kept')).toBe(42);
});

test('a server that was left running is taken over, and stopped at the end', async () => {
  const first = await start();
  const pid = postmasterPid();
  const second = await start();
  expect(second.adopted).toBe(true);
  expect(second.url).toBe(first.url);
  expect(postmasterPid()).toBe(pid);
  await second.stop();
  expect(existsSync(join(dataDir, 'pg', 'postmaster.pid'))).toBe(false);
  await expect(ask(second.url, 'select 1')).rejects.toThrow();
});

test('a pid file whose number went to another program does not stop the start', async () => {
  const first = await start();
  await ask(first.url, 'create table kept as select 42 as answer');
  const ended = new Promise<void>((resolve) => first.onExit(resolve));
  const pidFile = join(dataDir, 'pg', 'postmaster.pid');
  const pid = postmasterPid();
  process.kill(pid, 'SIGKILL');
  await ended;
  const { uid, gid } = statSync(pidFile);
  const stranger = spawn('sleep', ['600'], process.getuid?.() === 0 ? { uid, gid } : {});
  try {
    writeFileSync(pidFile, readFileSync(pidFile, 'utf8').replace(String(pid), String(stranger.pid)));
    expect(await ask((await start()).url, 'select answer from kept')).toBe(42);
  } finally {
    stranger.kill();
  }
});

test('data of another PostgreSQL release is refused in one sentence', async () => {
  await (await start()).stop();
  running = undefined;
  writeFileSync(join(dataDir, 'pg', 'PG_VERSION'), '99\n');
  await expect(start()).rejects.toThrow(
    /made by a newer PostgreSQL \(99\) than this release of Marsmaths brings \(17\)/,
  );
});

test('a folder that holds something else is not overwritten', async () => {
  mkdirSync(join(dataDir, 'pg'));
  writeFileSync(join(dataDir, 'pg', 'notes.txt'), 'mine');
  await expect(start()).rejects.toThrow(/holds no database/);
});

test.each([
  ['a database that is started', true],
  ['a database that was left running', false],
])('%s with a wrong password is refused in one sentence, and no process stays', async (_, stopped) => {
  const first = await start();
  const pid = postmasterPid();
  if (stopped) await first.stop();
  running = undefined;
  writeFileSync(join(dataDir, 'secrets', 'database-password'), 'a'.repeat(64));
  await expect(start()).rejects.toThrow(/refuses the password in secrets\/database-password/);
  expect(existsSync(join(dataDir, 'pg', 'postmaster.pid'))).toBe(false);
  expect(processState(pid, join(dataDir, 'pg'))).not.toBe('postgres');
});

test('a secret that was emptied is refused in one sentence', async () => {
  mkdirSync(join(dataDir, 'secrets'));
  writeFileSync(join(dataDir, 'secrets', 'database-password'), '');
  await expect(start()).rejects.toThrow(/database-password is empty or cut/);
});

test.each([
  ['emptied', true],
  ['gone', false],
])('a database folder that is %s is no new school, until somebody says so', async (_, emptied) => {
  await (await start()).stop();
  running = undefined;
  rmSync(join(dataDir, 'pg'), { recursive: true });
  if (emptied) mkdirSync(join(dataDir, 'pg'));
  await expect(start()).rejects.toThrow(/is empty or missing: bring it back from a backup, or delete .*database\.json/);
  expect(existsSync(join(dataDir, 'pg', 'PG_VERSION'))).toBe(false);
  rmSync(join(dataDir, 'database.json'));
  expect(await ask((await start()).url, 'select 1')).toBe(1);
});

test('a data folder may be moved as a whole', async () => {
  const first = await start();
  await ask(first.url, 'create table kept as select 42 as answer');
  await first.stop();
  renameSync(dataDir, `${dataDir}-moved`);
  dataDir = `${dataDir}-moved`;
  expect(await ask((await start()).url, 'select answer from kept')).toBe(42);
});
