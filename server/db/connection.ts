import pg from 'pg';

/**
 * Opens one connection, runs an action on it and closes it. Neither connecting nor a statement may take longer than
 * `timeoutMs`.
 */
export async function withConnection<T>(
  url: string,
  action: (client: pg.Client) => Promise<T>,
  timeoutMs = 5000,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs });
  client.on('error', () => {});
  await client.connect();
  try {
    return await action(client);
  } finally {
    await client.end();
  }
}
