import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { startProduct } from '../../../scripts/measure/product';
import { startEmbeddedDatabase } from '../../../server/db/embedded';
import { existingDataFolder } from '../../../server/db/embedded/placement';
import { closeServices, createServices } from '../../../server/platform/create-services';
import type { Services } from '../../../server/platform/services';
import { testConfig } from '../backend/test-backend';

/** `npm test` builds first; by hand it is said plainly what is missing. */
export function requireBuild(): void {
  if (!existsSync('build/server/index.js') || !existsSync('build/launcher/index.js')) {
    throw new Error('These tests need the built product: run `npm start` or `npm test` once.');
  }
}

export interface Site {
  /** http://localhost:<port> */
  url: string;
  bff: string;
  /** The same database, as the BFF's modules see it: for making people and looking at what was written. */
  services: Services;
  /** What a further page server needs to work with this BFF. */
  pageServerEnv: Record<string, string>;
  /** Everything that was written to any log so far, by file. */
  logs(): Record<string, string>;
  stop(): Promise<void>;
}

/**
 * The built product as `npm start` runs it, without the demo school, on free ports and a database of its own; `more`
 * settings.
 */
export async function startSite(more: Record<string, string> = {}): Promise<Site> {
  requireBuild();
  const dataDir = mkdtempSync(join(tmpdir(), 'marsmaths-site-'));
  const database = await startEmbeddedDatabase({ dataDir, log: () => {} });
  const [port, bffPort] = [await getPort(), await getPort()];
  const shared = {
    SITE_URL: `http://localhost:${port}`,
    INTERNAL_KEY: 'the internal key of these tests alone',
    SESSION_SECRET: 'the session secret of these tests alone',
  };
  const env = { ...shared, DATABASE_URL: database.url, DEMO: '0', NODE_ENV: 'development', ...more };
  const product = await startProduct({ dataDir, port, bffPort, env });
  const services = createServices(testConfig({ DATABASE_URL: database.url }));
  return {
    url: product.site,
    bff: product.bff,
    services,
    pageServerEnv: { ...shared, BFF_URL: product.bff },
    logs() {
      const folder = join(dataDir, 'logs');
      return Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
    },
    async stop() {
      await closeServices(services);
      await product.stop();
      await database.stop();
      rmSync(existingDataFolder(dataDir) ?? dataDir, { recursive: true, force: true });
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
