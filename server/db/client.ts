import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import { nameStatements } from './named-statements';
import type { Database } from './schema';
import { createWatchedPool } from './watched-pool';

export type Db = Kysely<Database>;

/** What a function takes that must run inside its caller's transaction. */
export type Trx = Transaction<Database>;

/**
 * Opens a pool on a postgres:// URL (TCP or unix socket host). Close it with `db.destroy()`. `onStatement` is called
 * after each SQL statement, in the asynchronous context of its caller. A database that hangs fails with ETIMEDOUT.
 */
export function createDatabase(url: string, options: { max?: number; onStatement?: () => void } = {}): Db {
  const { max = 10, onStatement } = options;
  const pool = createWatchedPool({ connectionString: url, max, connectionTimeoutMillis: 1500 });
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool: nameStatements(pool) }),
    log: onStatement ? () => onStatement() : undefined,
  });
}
