import type { Services } from '../services';
import { failureReason } from './failure-reason';
import { deleteFailures, findFailures, storeFailure } from './job-failures.repo';
import { afterServiceAway, nextTryAt } from './next-try';
import { RefusedForGood, ServiceAway } from './row-failures';

/** A job is taken for dead after five minutes: what is left by then is for its next round. */
const longestRoundMs = 4 * 60_000;

interface DueRows<Row> {
  /** What administrators see it as, such as "renewals". */
  job: string;
  /** The rows that are due, each once: see `inPages`. */
  due: AsyncIterable<Row> | Iterable<Row>;
  idOf: (row: Row) => string;
  /** Serves one row, in a transaction of its own under a lock of its own: other processes do the same. */
  run: (row: Row) => Promise<unknown>;
}

const pageRows = 200;

/** All that `find` finds, by pages: rows in the order of a key that come after one, which is null for the first page. */
export async function* inPages<Row>(find: (after: Row | null, limit: number) => Promise<Row[]>): AsyncGenerator<Row> {
  let after: Row | null = null;
  for (let isFull = true; isFull; ) {
    const rows: Row[] = await find(after, pageRows);
    yield* rows;
    after = rows.at(-1) ?? null;
    isFull = rows.length === pageRows;
  }
}

/**
 * Serves every row that is due, each by itself. One that fails holds no other up: it waits, longer after each failure,
 * and after ten of them until an administrator lets it try again. Of a service that is away the round ends, and nothing
 * is held against the row. Rejects where the database is away. Returns how many were served.
 */
export async function forEachDue<Row>(
  services: Pick<Services, 'db' | 'clock' | 'log'>,
  { job, due, idOf, run }: DueRows<Row>,
): Promise<number> {
  const { db, clock } = services;
  const began = performance.now();
  const now = clock.now();
  const failures = await findFailures(db, job);
  const mayRun = (id: string) => {
    const failure = failures.get(id);
    return failure === undefined || (failure.nextTryAt !== null && failure.nextTryAt <= now);
  };
  const seen = new Set<string>();
  let served = 0;
  for await (const row of due) {
    const id = idOf(row);
    seen.add(id);
    if (!mayRun(id)) continue;
    if (performance.now() - began > longestRoundMs) return served;
    try {
      await run(row);
      served += 1;
      if (failures.has(id)) await deleteFailures(db, job, [id]);
    } catch (error) {
      await noteFailure(services, { job, rowId: id, triesBefore: failures.get(id)?.tries ?? 0, error });
      if (error instanceof ServiceAway) return served;
    }
  }
  // What is not due any more, such as a row of an account that was deleted, will not be tried again.
  await deleteFailures(
    db,
    job,
    [...failures.keys()].filter((id) => mayRun(id) && !seen.has(id)),
  );
  return served;
}

async function noteFailure(
  { db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>,
  { job, rowId, triesBefore, error }: { job: string; rowId: string; triesBefore: number; error: unknown },
): Promise<void> {
  const at = clock.now();
  const isAway = error instanceof ServiceAway;
  const tries = triesBefore + (isAway ? 0 : 1);
  const reason = failureReason(error);
  log.warn({ job, row: rowId, tries, reason }, 'a row of a job failed');
  const later = error instanceof RefusedForGood ? null : nextTryAt(tries, at);
  const next = isAway ? afterServiceAway(at) : later;
  await storeFailure(db, { job, rowId, tries, reason, at, nextTryAt: next });
}
