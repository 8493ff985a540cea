import { withConnection } from '../connection';
import { databaseUser } from './cluster';

/**
 * The address of a database behind a unix socket, in a form that `pg` and libpq both take: the `host` parameter wins
 * over the host name in front.
 */
export function socketUrl(socketFolder: string, password: string, database: string): string {
  return `postgres://${databaseUser}:${password}@localhost/${database}?host=${encodeURIComponent(socketFolder)}`;
}

/** Makes the database when the server does not have it. `name` must be a plain lower-case identifier. */
export async function ensureDatabase(serverUrl: string, name: string): Promise<void> {
  await withConnection(serverUrl, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${name}`);
  });
}
