import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedDatabase } from '../../server/db/embedded';
import { signIn } from '../measure/bff-client';
import { startProduct } from '../measure/product';

/** The built product with the demo school, and the session of one of its students. */
export interface RunningProduct {
  site: string;
  bff: string;
  token: string;
}

/** Starts the product on a database of its own (E2E_DATABASE_URL from then on), and stops both in the end. */
export async function withProduct(port: number, action: (product: RunningProduct) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'marsmaths-bench-'));
  const database = await startEmbeddedDatabase({ dataDir, log: () => {} });
  process.env.E2E_DATABASE_URL = database.url;
  const env = { DATABASE_URL: database.url };
  const product = await startProduct({ dataDir, port, bffPort: port + 1000, env });
  try {
    const { site, bff } = product;
    await action({ site, bff, token: await signIn(bff, 'student2@demo.test') });
  } finally {
    await product.stop();
    await database.stop();
    await pause(200);
    await rm(dataDir, { recursive: true, force: true });
  }
}
