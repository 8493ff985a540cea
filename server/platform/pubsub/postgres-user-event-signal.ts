import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from '../../db/client';
import { inBatches } from '../background/in-batches';
import { createListeners } from './listeners';
import { newOrigin, readSignals, writeSignals } from './signal-messages';
import type { UserEventSignal } from './user-event-signal';

const channel = 'user_events';
const firstRetryMs = 200;
const longestRetryMs = 5000;

/**
 * Signals over PostgreSQL LISTEN/NOTIFY on one connection of its own; this process's own streams need none. While that connection is away, signals are lost
 * but events are not: when it is back every listener is woken to read the rows it may have missed.
 *
 * The NOTIFY is a statement of its own: inside a transaction it would make all commits that notify wait for each other,
 * the disk included.
 */
export function createPostgresUserEventSignal(db: Db, url: string): UserEventSignal {
  const listeners = createListeners();
  const origin = newOrigin();
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | null = null;
  let retryMs = firstRetryMs;
  let closed = false;

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
    next.on('notification', ({ payload }) => listeners.wake(readSignals(origin, payload ?? '')));
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
      client = next;
      retryMs = firstRetryMs;
      if (closed) await next.end();
      else listeners.wakeAll();
    } catch {
      onLost();
    }
  };
  const connecting = connect();

  const tellOthers = inBatches((ids: string[]) =>
    sql`select pg_notify(${channel}, message) from unnest(${writeSignals(origin, ids)}::text[]) message`.execute(db),
  );

  return {
    notify(id) {
      listeners.wake([id]);
      return tellOthers(id);
    },
    listen: listeners.add,
    async close() {
      closed = true;
      if (retry) clearTimeout(retry);
      await connecting;
      await client?.end().catch(() => {});
    },
  };
}
