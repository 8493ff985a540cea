import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { createDatabase } from '../../server/db/client';
import { withConnection } from '../../server/db/connection';
import { startEmbeddedDatabase } from '../../server/db/embedded';
import { existingDataFolder } from '../../server/db/embedded/placement';
import { migrateToLatest } from '../../server/db/migrate';
import { databaseUrl } from './database-url';

declare module 'vitest' {
  export interface ProvidedContext {
    /** postgres:// of a migrated, empty database that the databases of test files are copies of. */
    templateUrl: string;
  }
}

/**
 * Runs once before the integration tests: a PostgreSQL of their own (or the one of TEST_DATABASE_URL) with a migrated
 * template. Afterwards every database of this run is dropped.
 */
export default async function startDatabase(project: TestProject): Promise<() => Promise<void>> {
  const server = await openServer();
  const name = `marsmaths_test_${randomBytes(4).toString('hex')}`;
  const templateUrl = databaseUrl(server.url, name);
  try {
    await withConnection(server.url, (client) => client.query(`create database ${name}`));
    await migrate(templateUrl);
  } catch (error) {
    await server.close();
    throw error;
  }
  project.provide('templateUrl', templateUrl);
  return async () => {
    await dropAll(server.url, name);
    await server.close();
  };
}

async function migrate(url: string): Promise<void> {
  const db = createDatabase(url, { max: 1 });
  try {
    await migrateToLatest(db);
  } finally {
    await db.destroy();
  }
}

async function openServer(): Promise<{ url: string; close: () => Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, close: async () => {} };
  const folder = mkdtempSync(join(tmpdir(), 'marsmaths-test-'));
  // As root the server runs under another account, which must get in.
  chmodSync(folder, 0o711);
  const { url, stop } = await startEmbeddedDatabase({ dataDir: folder, log: () => {} });
  // What these tests write need not survive a power cut: `embedded-database.test.ts` has a server of its own.
  await withConnection(url, (client) => client.query('alter role current_user set synchronous_commit = off'));
  const close = async () => {
    await stop();
    rmSync(existingDataFolder(folder) ?? folder, { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, close };
}

/** The template and its copies: their names begin alike. */
async function dropAll(serverUrl: string, template: string): Promise<void> {
  const drop = async (client: Client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [template],
    );
    for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
  };
  await withConnection(serverUrl, drop, 120_000);
}
