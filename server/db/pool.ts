import { Socket } from 'node:net';
import pg from 'pg';
import { withConnection } from './connection';

const tickMs = 100;
/** A busy pool that heard nothing for this many ticks is suspicious. */
const suspiciousTicks = 5;
/** How long the health check may take to connect, and again to ask. All together leaves time to answer within 2 s. */
const healthCheckMs = 500;
/** For this long after a connection was handed out the database counts as ready without another look. */
const freshMs = 500;

/** Longest statement, and longest pause inside a transaction: what takes longer would hold its locks for nobody. */
const longestMs = 15_000;

export interface Pool {
  /** Waits in line for a connection for as long as the database answers others. */
  connect(): Promise<PooledClient>;
  end(): Promise<void>;
  /** Whether statements can be sent: known at once while some are under way, looked up otherwise. */
  isReady(): Promise<boolean>;
}

/**
 * A connection pool with a health check and a circuit breaker. The timeouts of `pg` alone cannot tell a database that
 * hangs (it accepts connections and says nothing) from a slow statement or a long queue. So the pool listens: while it
 * is busy and no byte arrives on any connection, it asks on a new one. No answer opens the circuit: everything under
 * way fails at once with the code ETIMEDOUT, and so does what is asked until a health check succeeds.
 */
export function createPool({ connectionString, max, statementMs = longestMs }: PoolOptions): Pool {
  const sockets = new Set<Socket>();
  const inLine = new Set<(error: Error) => void>();
  let circuitOpen = false;
  let checking = false;
  let silentTicks = 0;
  let bytesHeard = 0;
  let lastAcquired = Number.NEGATIVE_INFINITY;

  const pool = new pg.Pool({
    connectionString,
    max,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: longestMs,
    keepAlive: true,
    Client: ConnectingClient,
    stream: () => {
      const socket = new Socket();
      sockets.add(socket);
      return socket.once('close', () => sockets.delete(socket));
    },
  });
  // Without listeners a lost connection would end the process; its statement fails, which is enough.
  const onLost = () => {
    lastAcquired = Number.NEGATIVE_INFINITY;
  };
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', onLost));
  pool.on('acquire', () => {
    lastAcquired = performance.now();
  });

  // Ticks and not the clock: while we ourselves are busy, silence says nothing about the database.
  const ticking = setInterval(() => {
    const bytes = [...sockets].reduce((sum, socket) => sum + socket.bytesRead, 0);
    const busy = pool.totalCount > pool.idleCount || pool.waitingCount > 0;
    silentTicks = busy && bytes === bytesHeard ? silentTicks + 1 : 0;
    bytesHeard = bytes;
    if (circuitOpen || silentTicks >= suspiciousTicks) void check();
  }, tickMs).unref();

  const check = async () => {
    if (checking) return;
    checking = true;
    circuitOpen = (await healthCheck(connectionString)) === 'silent';
    checking = false;
    silentTicks = 0;
    if (!circuitOpen) return;
    for (const socket of sockets) socket.destroy(hangError());
    for (const fail of inLine) fail(hangError());
    inLine.clear();
  };

  return {
    connect() {
      if (circuitOpen) return Promise.reject(hangError());
      return new Promise((resolve, reject) => {
        inLine.add(reject);
        pool.connect().then(
          // The pool makes no others.
          (client) => (inLine.delete(reject) ? resolve(client as PooledClient) : client.release()),
          (error: unknown) => {
            inLine.delete(reject);
            reject(error);
          },
        );
      });
    },
    async end() {
      clearInterval(ticking);
      await pool.end();
    },
    async isReady() {
      if (circuitOpen) return false;
      const fresh = performance.now() - lastAcquired < freshMs && silentTicks < suspiciousTicks;
      return fresh || (await healthCheck(connectionString)) === 'ready';
    },
  };
}

/**
 * The timeout of the pool's own configuration would count the time in line as well. Statements are sent as they come: one
 * that follows another need not wait for its answer.
 */
class ConnectingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: 5000, pipeline: true });
  }

  /** Calls `send`, and hands all statements that it sent to the system in one write. */
  together(send: () => void): void {
    const { stream } = this.connection;
    stream.cork();
    try {
      send();
    } finally {
      stream.uncork();
    }
  }
}

type PooledClient = ConnectingClient & pg.PoolClient;

interface PoolOptions {
  connectionString: string;
  max: number;
  /** Longest statement in milliseconds; 0 for no limit. */
  statementMs?: number;
}

/** Made by code like a lost connection, so that it becomes 503 wherever that does. */
function hangError(): Error {
  return Object.assign(new Error('The database does not answer.'), { code: 'ETIMEDOUT' });
}

/** `refusing`: it answers, but takes no statements (starting up, stopping, too many connections). */
async function healthCheck(connectionString: string): Promise<'ready' | 'refusing' | 'silent'> {
  try {
    await withConnection(connectionString, (client) => client.query('select 1'), healthCheckMs);
    return 'ready';
  } catch (error) {
    return error instanceof pg.DatabaseError ? 'refusing' : 'silent';
  }
}
