import { Socket } from 'node:net';
import pg from 'pg';
import { createHangWatch, type HangWatch, hangError } from './hang-watch';
import type { QueryClient, QueryPool } from './named-statements';

/** How long a statement, or getting a connection, may take before we look whether the database hangs. */
const slowMs = 500;
/** How long that look may take. Together they leave time to answer within two seconds. */
const probeMs = 600;
const betweenProbesMs = 300;

/**
 * A pool that gives up on a database that takes connections and then says nothing (a frozen machine, a full disk). A
 * slow statement alone is waited for; when a look on a connection of its own gets no answer either, everything under
 * way fails at once with the code ETIMEDOUT, and so does what is asked until a look succeeds.
 */
export function createWatchedPool(config: pg.PoolConfig & { connectionString: string }): QueryPool {
  const sockets = new Set<Socket>();
  const watch = createHangWatch({
    slowMs,
    betweenProbesMs,
    probe: () => answers(config.connectionString),
    onHang: (error) => {
      for (const socket of sockets) socket.destroy(error);
    },
  });
  const pool = new pg.Pool({ ...config, stream: () => keptSocket(sockets) });
  // Without a listener a lost idle connection would end the process; the next query opens a new one.
  pool.on('error', () => {});
  // The same for one that is lost while it is in use: its statement fails, which is enough.
  pool.on('connect', (client) => client.on('error', () => {}));
  const watched = new WeakMap<pg.PoolClient, QueryClient>();
  const watchedOf = (client: pg.PoolClient): QueryClient => {
    const known = watched.get(client) ?? watchedClient(client, watch);
    watched.set(client, known);
    return known;
  };
  return {
    async connect() {
      const connecting = () => pool.connect();
      return watchedOf(await watch.guard(connecting, (late) => late.release()));
    },
    async end() {
      watch.close();
      await pool.end();
    },
  };
}

/** Statements of a client under the eye of the watch. */
function watchedClient(client: pg.PoolClient, watch: HangWatch): QueryClient {
  return { query: (config) => watch.observe(client.query(config)), release: () => client.release() };
}

function keptSocket(sockets: Set<Socket>): Socket {
  const socket = new Socket();
  sockets.add(socket);
  return socket.once('close', () => sockets.delete(socket));
}

/** Whether the database answers on a new connection. */
async function answers(connectionString: string): Promise<boolean> {
  const socket = new Socket();
  const client = new pg.Client({ connectionString, stream: () => socket });
  client.on('error', () => {});
  // In two halves: when we ourselves were busy for long, only the first is lost to that.
  let timer = setTimeout(() => {
    timer = setTimeout(() => socket.destroy(hangError()), probeMs / 2);
  }, probeMs / 2);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch (error) {
    // An answer that says no (starting up, too many connections) is an answer.
    return error instanceof pg.DatabaseError;
  } finally {
    clearTimeout(timer);
    client.end().catch(() => {});
  }
}
