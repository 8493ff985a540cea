import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { QueryConfig, QueryResult } from 'pg';
import { isOldPlan, type NameOf, statementNames } from './named-statements';

/** What is used of a pool and its connections; `createPool` fits. */
export interface QueryPool {
  connect(): Promise<QueryClient>;
  end(): Promise<void>;
}

export interface QueryClient {
  /** Sends a statement at once, whether those before it are answered or not; they are answered in turn. */
  query(config: QueryConfig): Promise<QueryResult>;
  /** Calls `send`, and hands all that it sent to the system in one write. */
  together(send: () => void): void;
  /** With true the connection is closed. */
  release(destroy?: boolean): void;
}

/** So many statements wait behind each other at most; more take a second connection. */
const mostTogether = 6;

interface Waiting {
  text: string;
  values: readonly unknown[];
  resolve(result: QueryResult): void;
  reject(error: unknown): void;
}

/**
 * The pool as Kysely uses it, with as few round trips as can be (docs/decisions/0056). A transaction has a
 * connection of its own, and its `begin` goes out with its first statement. Statements outside transactions that are
 * asked in the same turn of the event loop, as the parts of a page are, share a connection and one write. Each
 * statement carries its name, for which Kysely has no place.
 */
export function pipelinedPool(pool: QueryPool): PostgresPool {
  const nameOf = statementNames();
  const share = sharedConnection(pool, nameOf);
  return {
    connect: async () => lazyClient(pool, share, nameOf),
    end: () => pool.end(),
  };
}

type Share = (text: string, values: readonly unknown[]) => Promise<QueryResult>;

/** Takes a connection of its own for a transaction alone, which says so with its first words. */
function lazyClient(pool: QueryPool, share: Share, nameOf: NameOf): PostgresPoolClient {
  let own: OwnConnection | undefined;
  const send = async (text: string, values: readonly unknown[]): Promise<QueryResult> => {
    if (own) return own.send(text, values);
    if (!beginsTransaction.test(text)) return share(text, values);
    own = ownConnection(await pool.connect(), text, nameOf);
    return begun;
  };
  function query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(statement: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof statement !== 'string') throw new Error('Results are read whole here, not by cursor.');
    return send(statement, parameters);
  }
  return { query, release: () => own?.release() };
}

/** With settings, such as an isolation level, Kysely says `start transaction`. */
const beginsTransaction = /^(begin|start transaction)\b/i;

const begun: QueryResult = { command: 'BEGIN', rowCount: 0, rows: [], oid: 0, fields: [] };

interface OwnConnection {
  send: Share;
  release(): void;
}

/** The connection of a transaction. `begin` is sent with its first statement: what goes wrong with one does with both. */
function ownConnection(client: QueryClient, begin: string, nameOf: NameOf): OwnConnection {
  let hasBegun = false;
  let hasOldPlans = false;
  return {
    send(text, values) {
      let result: Promise<QueryResult> | undefined;
      client.together(() => {
        if (!hasBegun) client.query({ text: begin }).catch(() => {});
        hasBegun = true;
        result = sendNamed(client, text, values, nameOf);
      });
      result?.catch((error: unknown) => {
        hasOldPlans ||= isOldPlan(error);
      });
      return result ?? Promise.reject(new Error('Nothing was sent.'));
    },
    release: () => client.release(hasOldPlans),
  };
}

/** Sends what is asked before the event loop turns again on one connection. */
function sharedConnection(pool: QueryPool, nameOf: NameOf): Share {
  let waiting: Waiting[] = [];
  const flush = () => {
    const all = waiting;
    waiting = [];
    for (let first = 0; first < all.length; first += mostTogether) {
      void sendTogether(pool, all.slice(first, first + mostTogether), nameOf);
    }
  };
  return (text, values) =>
    new Promise((resolve, reject) => {
      // It runs when no microtask is left: all that this request asks by now is there.
      if (waiting.length === 0) process.nextTick(flush);
      waiting.push({ text, values, resolve, reject });
    });
}

async function sendTogether(pool: QueryPool, statements: Waiting[], nameOf: NameOf): Promise<void> {
  let client: QueryClient;
  try {
    client = await pool.connect();
  } catch (error) {
    for (const { reject } of statements) reject(error);
    return;
  }
  let hasOldPlans = false;
  const answers: Promise<void>[] = [];
  client.together(() => {
    for (const { text, values, resolve, reject } of statements) {
      const answer = sendNamed(client, text, values, nameOf).then(resolve, (error: unknown) => {
        hasOldPlans ||= isOldPlan(error);
        reject(error);
      });
      answers.push(answer);
    }
  });
  await Promise.all(answers);
  client.release(hasOldPlans);
}

/** Async, so that a statement that cannot even be sent fails alone, as one that PostgreSQL refuses. */
async function sendNamed(
  client: QueryClient,
  text: string,
  values: readonly unknown[],
  nameOf: NameOf,
): Promise<QueryResult> {
  return client.query({ text, values: [...values], name: nameOf(text, values.length > 0) });
}
