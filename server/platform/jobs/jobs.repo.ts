import { sql } from 'kysely';
import type { Db } from '../../db/client';
import type { FailedJob, JobKind } from './jobs';

/** Nothing was ever scheduled on a database without these tables. */
async function hasJobTables(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass('pgboss.job') is not null as found`.execute(db);
  return rows[0]?.found ?? false;
}

export async function findJobKinds(db: Db): Promise<JobKind[]> {
  if (!(await hasJobTables(db))) return [];
  const { rows } = await sql<JobKind>`
    select q.name,
      count(*) filter (where j.state in ('created', 'retry'))::int as waiting,
      count(*) filter (where j.state = 'active')::int as running,
      count(*) filter (where j.state = 'failed')::int as failed,
      count(*) filter (where j.state = 'completed' and j.completed_on > now() - interval '1 day')::int as done,
      min(j.start_after) filter (where j.state in ('created', 'retry')) as "nextAt",
      greatest(max(j.completed_on), (select max(a.completed_on) from pgboss.archive a where a.name = q.name)) as "lastAt"
    from pgboss.queue q left join pgboss.job j on j.name = q.name
    where q.name not like '\\_\\_%' group by q.name order by q.name`.execute(db);
  return rows;
}

export async function findFailedJobs(db: Db, limit: number): Promise<FailedJob[]> {
  if (!(await hasJobTables(db))) return [];
  const { rows } = await sql<FailedJob>`
    select id, name, retry_count + 1 as tries, completed_on as "failedAt",
      coalesce(output->>'message', output->'value'->>'message', output->>'value', 'unknown') as reason
    from pgboss.job where state = 'failed' order by completed_on desc, id limit ${limit}`.execute(db);
  return rows;
}

/** Puts a failed job in line again and returns its kind; null where there is none. */
export async function retryFailedJob(db: Db, id: string): Promise<string | null> {
  if (!(await hasJobTables(db))) return null;
  const { rows } = await sql<{ name: string }>`
    update pgboss.job set state = 'retry', start_after = now(), retry_limit = retry_limit + 1
    where id = ${id} and state = 'failed' returning name`.execute(db);
  return rows[0]?.name ?? null;
}

/** Takes the waiting jobs of a key back. */
export async function deleteWaitingJobs(db: Db, name: string, key: string): Promise<void> {
  await sql`delete from pgboss.job where name = ${name} and singleton_key = ${key} and state = 'created'`.execute(db);
}
