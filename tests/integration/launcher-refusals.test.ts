import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'marsmaths-launcher-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Starts the launcher with settings that it must refuse. */
async function refusal(env: Record<string, string>): Promise<{ exitCode: number | null; sentence: string }> {
  const launcher = spawn(process.execPath, ['--import', 'tsx', 'server/launcher/index.ts'], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      DATABASE_URL: inject('templateUrl'),
      DEMO: '0',
      PORT: String(await getPort()),
      BFF_PORT: String(await getPort()),
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let sentence = '';
  launcher.stderr.setEncoding('utf8').on('data', (text: string) => {
    sentence += text;
  });
  const [exitCode] = await once(launcher, 'close');
  return { exitCode, sentence: sentence.trim() };
}

it.each(['PORT', 'BFF_PORT'])('a %s that browsers refuse to talk to', async (setting) => {
  const { exitCode, sentence } = await refusal({ [setting]: '6667' });
  expect(exitCode).toBe(1);
  expect(sentence).toMatch(/^Browsers refuse to talk to port 6667, [^\n]*choose another \w+, such as \d+\.$/);
  expect(sentence).toContain(`choose another ${setting}`);
});

it('a port that is taken, with one that is free', async () => {
  const taken = createServer().listen(0);
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const { exitCode, sentence } = await refusal({ PORT: String(port) });
  taken.close();
  expect(exitCode).toBe(1);
  expect(sentence).toMatch(
    new RegExp(`^Port ${port} is taken by another program, .* for example PORT=\\d+ npm start\\.$`),
  );
});

it('a wrong password in DATABASE_URL, at once and without showing it', async () => {
  const url = new URL(inject('templateUrl'));
  url.password = 'wrong-password';
  const { exitCode, sentence } = await refusal({ DATABASE_URL: url.href });
  expect(exitCode).toBe(1);
  expect(sentence).toMatch(/^The database of DATABASE_URL cannot be used \(password authentication failed for user/);
  expect(sentence).not.toContain('wrong-password');
});

it('a database that DATABASE_URL names and nobody made', async () => {
  const url = new URL(inject('templateUrl'));
  url.pathname = '/nobody_made_this';
  const { exitCode, sentence } = await refusal({ DATABASE_URL: url.href });
  expect(exitCode).toBe(1);
  expect(sentence).toContain('database "nobody_made_this" does not exist');
});
