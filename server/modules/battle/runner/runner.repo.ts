import { sql } from 'kysely';
import type { Db } from '../../../db/client';
import { isAnyUnsettled } from '../result/settle.repo';
import { failingMatchesJob } from './failing-matches';

interface Work {
  running: boolean;
  waiting: boolean;
  unsettled: boolean;
  /** Whether a match could not go on when it was last tried. */
  failing: boolean;
}

/** What there is to be done at all; most of the time nothing. One statement. */
export async function readWork(db: Db): Promise<Work> {
  const { rows } = await sql<Work>`
    select exists (select 1 from battles where status = 'RUNNING') as running,
      exists (select 1 from battles where status = 'WAITING') as waiting,
      ${isAnyUnsettled} as unsettled,
      exists (select 1 from job_failures where job = ${failingMatchesJob}) as failing`.execute(db);
  return rows[0] ?? { running: false, waiting: false, unsettled: false, failing: false };
}

export async function renewLease(db: Db, runnerId: string, until: Date): Promise<void> {
  await db
    .insertInto('battle_runners')
    .values({ id: runnerId, lease_until: until })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ lease_until: until }))
    .execute();
}

/** Gives up a lease: others take the matches at once. */
export async function endLease(db: Db, runnerId: string, at: Date): Promise<void> {
  await db.updateTable('battle_runners').set({ lease_until: at }).where('id', '=', runnerId).execute();
}

export interface Adopted {
  id: string;
  /** Since when nobody kept the match going. */
  since: Date;
}

/** Takes over matches whose runner's lease has run out; those that another process takes are passed over. */
export async function adoptMatches(db: Db, runnerId: string, now: Date, limit: number): Promise<Adopted[]> {
  const { rows } = await sql<Adopted>`
    with orphans as (
      select b.id, coalesce(r.lease_until, b.due_at, ${now}) as since
      from battles b left join battle_runners r on r.id = b.owner_id
      where b.status = 'RUNNING' and b.owner_id is distinct from ${runnerId}::uuid
        and (r.id is null or r.lease_until < ${now})
      order by b.due_at limit ${limit}
      for no key update of b skip locked
    )
    update battles b set owner_id = ${runnerId}::uuid from orphans o where b.id = o.id
    returning b.id, o.since`.execute(db);
  return rows;
}

/** Matches that nobody has kept going since an instant, whoever owns them. */
export async function findAbandoned(db: Db, since: Date, after: string | null, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select b.id from battles b left join battle_runners r on r.id = b.owner_id
    where b.status = 'RUNNING' and coalesce(r.lease_until, b.due_at) < ${since} and b.due_at < ${since}
      and (${after}::uuid is null or b.id > ${after}::uuid)
    order by b.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Takes matches that are over off the list of those that could not go on. */
export async function forgetFailuresOfOver(db: Db): Promise<void> {
  await sql`delete from job_failures f where f.job = ${failingMatchesJob}
    and not exists (select from battles b where b.id::text = f.row_id and b.status = 'RUNNING')`.execute(db);
}

/** Forgets runners that have been gone for long. */
export async function deleteOldRunners(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('battle_runners').where('lease_until', '<', before).execute();
}
