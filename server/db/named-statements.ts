import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { QueryConfig, QueryResult } from 'pg';

/** What is used of a pool and its connections; pools of `pg` fit. */
export interface QueryPool {
  connect(): Promise<QueryClient>;
  end(): Promise<void>;
}

export interface QueryClient {
  /** Sends a statement at once, whether those before it are answered or not; they are answered in turn. */
  query(config: QueryConfig): Promise<QueryResult>;
  /** With true the connection is closed. */
  release(destroy?: boolean): void;
}

/** A text sent so often is a page's or an action's own; those of lists of varying length come and go. */
const usesToName = 10;
/** Each name costs memory on every connection. */
const mostNames = 400;

const names = new Map<string, string>();
const uses = new LRUCache<string, number>({ max: 500 });

/** From now on PostgreSQL caches this statement's plan, on every connection, under `name`. */
export function nameStatement(text: string, name: string): void {
  names.set(text, name);
}

/** The name of a statement with values, given by `nameStatement` or earned by being sent often. */
function nameOf(text: string): string | undefined {
  const name = names.get(text);
  if (name !== undefined || names.size >= mostNames) return name;
  const count = (uses.get(text) ?? 0) + 1;
  uses.set(text, count);
  if (count < usesToName) return undefined;
  uses.delete(text);
  names.set(text, `often_${names.size}`);
  return names.get(text);
}

/** Hands statements on to the pool, each with its name if it has one: Kysely itself has no place for it. */
export function nameStatements(pool: QueryPool): PostgresPool {
  const known = new WeakMap<QueryClient, PostgresPoolClient>();
  return {
    async connect() {
      const client = await pool.connect();
      const named = known.get(client) ?? namedClient(client);
      known.set(client, named);
      return named;
    },
    end: () => pool.end(),
  };
}

function namedClient(client: QueryClient): PostgresPoolClient {
  function query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(statement: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof statement !== 'string') throw new Error('Results are read whole here, not by cursor.');
    if (statement === 'begin') {
      beginning = true;
      return Promise.resolve(begun);
    }
    if (beginning) sendBegin();
    // Without values there is little to plan, and the simple protocol sends less: `begin`, `commit`.
    const name = parameters.length > 0 ? nameOf(statement) : names.get(statement);
    const result = client.query({ text: statement, values: [...parameters], name });
    if (name !== undefined) result.catch((error: unknown) => (hasOldPlans ||= isOldPlan(error)));
    return result;
  }
  // A transaction begins with its first statement: both are sent together, and only that one is waited for. What goes
  // wrong with `begin` goes wrong with the statement too.
  const sendBegin = () => {
    beginning = false;
    client.query({ text: 'begin' }).catch(() => {});
  };
  let beginning = false;
  let hasOldPlans = false;
  return { query, release: () => client.release(hasOldPlans) };
}

const begun = { command: 'BEGIN', rowCount: 0, rows: [] };

/** A table was changed beside us, and a statement with `*` would now give other columns than planned. */
export function isOldPlan(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '0A000' && /cached plan/.test(error.message);
}
