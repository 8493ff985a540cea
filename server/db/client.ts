import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Database } from './schema';

export type Db = Kysely<Database>;

/** What a function takes that must run inside its caller's transaction. */
export type Trx = Transaction<Database>;

/**
 * Opens a pool on a postgres:// URL (TCP or unix socket host). Close it with `db.destroy()`. `onStatement` is called
 * after each SQL statement, in the asynchronous context of its caller.
 */
export function createDatabase(url: string, options: { max?: number; onStatement?: () => void } = {}): Db {
  const { onStatement } = options;
  const pool = new pg.Pool({ connectionString: url, max: options.max ?? 10, connectionTimeoutMillis: 1500 });
  // Without a listener a lost idle connection would end the process; the next query opens a new one.
  pool.on('error', () => {});
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: onStatement ? () => onStatement() : undefined,
  });
}
