import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '../../server/db/embedded';

const port = process.env.E2E_PORT ?? '3210';
const bffPort = process.env.E2E_BFF_PORT ?? '4210';

/** Starts the built product on its own ports and an empty data folder, waits until it is ready, stops it after the stories. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'marsmaths-e2e-'));
  // Started here and not by the launcher, so that the stories can look up what would be right (answers.ts).
  const database = await startEmbeddedDatabase({ dataDir, log: () => {} });
  process.env.E2E_DATABASE_URL = database.url;
  const product = spawn(process.execPath, ['build/launcher/index.js'], {
    env: {
      ...process.env,
      PORT: port,
      BFF_PORT: bffPort,
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      DEMO: '1',
      SELLER_ABN: '51 824 753 556',
      SITE_URL: `http://localhost:${port}`,
      ALLOWED_HOSTS: 'marsmaths.com,marsmaths.com.au',
      // Students that register behind the scenes come from addresses of their own: one address may make 100 an hour.
      TRUST_PROXY: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-20_000);
  };
  product.stdout.on('data', collect);
  product.stderr.on('data', collect);
  let ended = false;
  const end = new Promise<void>((resolve) =>
    product.once('exit', () => {
      ended = true;
      resolve();
    }),
  );

  const deadline = Date.now() + 120_000;
  while (!(await isReady())) {
    if (ended || Date.now() > deadline) throw new Error(`The product did not get ready.\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  return async () => {
    product.kill('SIGTERM');
    await end;
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

async function isReady(): Promise<boolean> {
  try {
    return (await fetch(`http://localhost:${port}/readyz`)).ok;
  } catch {
    return false;
  }
}
