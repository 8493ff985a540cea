import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './schema';

export type Db = Kysely<Database>;

/** Opens a pool on a postgres:// URL (TCP or unix socket host). Close it with `db.destroy()`. */
export function createDatabase(url: string, options: { max?: number } = {}): Db {
  const pool = new pg.Pool({ connectionString: url, max: options.max ?? 10, connectionTimeoutMillis: 1500 });
  // Without a listener a lost idle connection would end the process; the next query opens a new one.
  pool.on('error', () => {});
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
