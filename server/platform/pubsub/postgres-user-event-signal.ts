import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from '../../db/client';
import { inBatches } from '../background/in-batches';
import type { UserEventSignal } from './user-event-signal';

const channel = 'user_events';
const firstRetryMs = 200;
const longestRetryMs = 5000;

/**
 * Signals over PostgreSQL LISTEN/NOTIFY on one connection of its own. While that connection is away, signals are lost
 * but events are not: when it is back every listener is woken to read the rows it may have missed.
 *
 * The NOTIFY is a statement of its own: inside a transaction it would make all commits that notify wait for each other,
 * the disk included.
 */
export function createPostgresUserEventSignal(db: Db, url: string): UserEventSignal {
  const listeners = new Map<string, Set<() => void>>();
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | null = null;
  let retryMs = firstRetryMs;
  let closed = false;

  const wake = (userId: string): void => {
    for (const call of listeners.get(userId) ?? []) call();
  };

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 1500,
      query_timeout: 1500,
      keepAlive: true,
    });
    let lost = false;
    const onLost = (): void => {
      if (lost) return;
      lost = true;
      if (client === next) client = null;
      next.end().catch(() => {});
      if (closed) return;
      retry = setTimeout(() => void connect(), retryMs);
      retryMs = Math.min(retryMs * 2, longestRetryMs);
    };
    next.on('error', onLost);
    next.on('end', onLost);
    next.on('notification', ({ payload }) => wake(payload ?? ''));
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
      client = next;
      retryMs = firstRetryMs;
      if (closed) await next.end();
      else for (const userId of listeners.keys()) wake(userId);
    } catch {
      onLost();
    }
  };
  const connecting = connect();

  return {
    notify: inBatches((userIds) =>
      sql`select pg_notify(${channel}, user_id) from unnest(${userIds}::text[]) user_id`.execute(db),
    ),
    listen(userId, call) {
      const calls = listeners.get(userId) ?? new Set();
      listeners.set(userId, calls.add(call));
      return () => {
        calls.delete(call);
        if (calls.size === 0 && listeners.get(userId) === calls) listeners.delete(userId);
      };
    },
    async close() {
      closed = true;
      if (retry) clearTimeout(retry);
      await connecting;
      await client?.end().catch(() => {});
    },
  };
}
