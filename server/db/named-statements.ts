import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { QueryConfig, QueryResult } from 'pg';

/** What is used of a pool and its connections; pools of `pg` fit. */
export interface QueryPool {
  connect(): Promise<QueryClient>;
  end(): Promise<void>;
}

export interface QueryClient {
  query(config: QueryConfig): Promise<QueryResult>;
  release(): void;
}

const names = new Map<string, string>();

/** From now on PostgreSQL keeps this statement's plan, on every connection, under `name`. */
export function nameStatement(text: string, name: string): void {
  names.set(text, name);
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
    return client.query({ text: statement, values: [...parameters], name: names.get(statement) });
  }
  return { query, release: () => client.release() };
}
