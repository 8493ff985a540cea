import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import { pipelinedPool } from './pipelined-pool';
import { createPool } from './pool';
import type { Database } from './schema';

export type Db = Kysely<Database>;

/** A pool of connections and the query builder on it. */
export type DatabaseClient = Db & { isReady(): Promise<boolean> };

/** What a function takes that must run inside its caller's transaction. */
export type Trx = Transaction<Database>;

export interface DatabaseOptions {
  /** Connections at most. */
  max?: number;
  /** Called after each SQL statement with its milliseconds, in the asynchronous context of its caller. */
  onStatement?: ((ms: number) => void) | undefined;
  /** Longest statement in milliseconds; 0 for no limit. */
  statementMs?: number;
}

/**
 * Opens a pool on a postgres:// URL (TCP or unix socket host). Close it with `db.destroy()`. A database that hangs fails
 * with ETIMEDOUT; `db.isReady()` tells whether statements can be sent.
 */
export function createDatabase(url: string, options: DatabaseOptions = {}): DatabaseClient {
  const { max = 8, onStatement, statementMs } = options;
  const pool = createPool({ connectionString: url, max, statementMs });
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: pipelinedPool(pool) }),
    log: onStatement ? ({ queryDurationMillis }) => onStatement(queryDurationMillis) : undefined,
  });
  return Object.assign(db, { isReady: pool.isReady });
}
