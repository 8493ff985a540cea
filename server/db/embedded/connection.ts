import pg from 'pg';
import { databaseUser } from './cluster';

/**
 * The address of a database behind a unix socket, in a form that `pg` and libpq both take: the `host` parameter wins
 * over the host name in front.
 */
export function socketUrl(socketFolder: string, password: string, database: string): string {
  return `postgres://${databaseUser}:${password}@localhost/${database}?host=${encodeURIComponent(socketFolder)}`;
}

/** Opens one connection, runs an action on it and closes it. */
export async function withConnection<T>(url: string, action: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return await action(client);
  } finally {
    await client.end();
  }
}

/** Makes the database when the server does not have it. `name` must be a plain lower-case identifier. */
export async function ensureDatabase(serverUrl: string, name: string): Promise<void> {
  await withConnection(serverUrl, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${name}`);
  });
}
