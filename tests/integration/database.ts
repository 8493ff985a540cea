import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { createDatabase, type Db } from '../../server/db/client';
import { withConnection } from '../../server/db/connection';
import { databaseUrl } from './database-url';

export interface TestDatabase {
  db: Db;
  url: string;
  /** Closes `db` and drops the database: call it in `afterAll`. */
  drop(): Promise<void>;
}

/** Both wait for a checkpoint, which takes its time on a slow disk: the test's own limit is the hook's. */
const longestMs = 55_000;

/** A migrated, empty database for one test file: call it in `beforeAll`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const templateUrl = inject('templateUrl');
  const template = new URL(templateUrl).pathname.slice(1);
  const name = `${template}_${randomBytes(4).toString('hex')}`;
  const serverUrl = databaseUrl(templateUrl, 'postgres');
  await withConnection(serverUrl, (client) => client.query(`create database ${name} template ${template}`), longestMs);
  const url = databaseUrl(templateUrl, name);
  const db = createDatabase(url);
  return {
    db,
    url,
    async drop() {
      await db.destroy();
      await withConnection(serverUrl, (client) => client.query(`drop database ${name} with (force)`), longestMs);
    },
  };
}
