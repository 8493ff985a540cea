import { sql } from 'kysely';
import type { Db } from '../../db/client';
import type { FailedRow } from './jobs';

/** The rows of a job that failed, with when each is tried again. */
export async function findFailures(
  db: Db,
  job: string,
): Promise<Map<string, { tries: number; nextTryAt: Date | null }>> {
  const rows = await db
    .selectFrom('job_failures')
    .select(['row_id', 'tries', 'next_try_at'])
    .where('job', '=', job)
    .execute();
  return new Map(rows.map(({ row_id, tries, next_try_at }) => [row_id, { tries, nextTryAt: next_try_at }]));
}

export async function storeFailure(
  db: Db,
  failure: { job: string; rowId: string; tries: number; reason: string; at: Date; nextTryAt: Date | null },
): Promise<void> {
  const { job, rowId, tries, reason, at, nextTryAt } = failure;
  await sql`
    insert into job_failures (job, row_id, tries, reason, failed_at, next_try_at)
    values (${job}, ${rowId}, ${tries}, ${reason}, ${at}, ${nextTryAt})
    on conflict (job, row_id) do update set tries = excluded.tries, reason = excluded.reason,
      failed_at = excluded.failed_at, next_try_at = excluded.next_try_at`.execute(db);
}

export async function deleteFailures(db: Db, job: string, rowIds: readonly string[]): Promise<void> {
  if (rowIds.length === 0) return;
  await sql`delete from job_failures where job = ${job} and row_id = any(${[...rowIds]}::text[])`.execute(db);
}

/** Those that wait for somebody first, then the latest. */
export async function findFailedRows(db: Db, limit: number): Promise<FailedRow[]> {
  const { rows } = await sql<FailedRow>`
    select job, row_id as "rowId", tries, reason, failed_at as "failedAt", next_try_at as "nextTryAt"
    from job_failures order by next_try_at is not null, failed_at desc, job, row_id limit ${limit}`.execute(db);
  return rows;
}

/** Makes a row, or all of a job, due now and its tries begin anew; false where there is none. */
export async function releaseFailures(db: Db, job: string, rowId: string | null, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update job_failures set next_try_at = ${now}, tries = 0
    where job = ${job} and (${rowId}::text is null or row_id = ${rowId}) returning row_id`.execute(db);
  return rows.length > 0;
}
