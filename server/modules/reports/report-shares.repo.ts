import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../db/client';
import type { Database } from '../../db/schema';
import { taughtBy } from '../classroom';
import { type ShareRow, sharesJson } from './report-facts.repo';

export type NewShare = Insertable<Database['report_shares']>;

/** Stores a share; the same code twice is one share. */
export async function insertReportShare(db: Db, row: NewShare): Promise<void> {
  await db
    .insertInto('report_shares')
    .values(row)
    .onConflict((conflict) => conflict.column('short_code_hash').doNothing())
    .execute();
}

export async function findOpenReportShare(db: Db, shortCodeHash: Buffer, now: Date) {
  return db
    .selectFrom('report_shares')
    .select(['task_id', 'student_task_id', 'share_key_hash'])
    .where('short_code_hash', '=', shortCodeHash)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Whoever may share a report and stop its links: the student, and the teachers of the class. */
const managedBy = (viewerId: string): RawBuilder<boolean> =>
  sql<boolean>`(st.student_id = ${viewerId} or ${taughtBy(viewerId)})`;

/** Locks a student task that this person may share; false where there is none. */
export async function lockShareable(
  trx: Trx,
  viewerId: string,
  { taskId, studentTaskId }: { taskId: string; studentTaskId: string },
): Promise<boolean> {
  const { rows } = await sql`
    select st.id from student_tasks st join tasks t on t.id = st.task_id join classes c on c.id = t.class_id
    where st.id = ${studentTaskId} and t.id = ${taskId} and t.state <> 'DRAFT' and ${managedBy(viewerId)}
    for no key update of st`.execute(trx);
  return rows.length > 0;
}

export interface ShareCounts {
  /** Active links. */
  open: number;
  /** How the share of this code stands, where there is one. */
  same: 'OPEN' | 'OVER' | null;
}

/** A statement of its own, after the lock: one that waited for the lock would count what was there before. */
export async function countShares(
  trx: Trx,
  studentTaskId: string,
  { codeHash, now }: { codeHash: Buffer; now: Date },
): Promise<ShareCounts> {
  const { rows } = await sql<ShareCounts>`
    select
      (select count(*)::int from report_shares r where r.student_task_id = ${studentTaskId} and r.revoked_at is null
        and r.expires_at > ${now}) as open,
      (select case when r.revoked_at is null and r.expires_at > ${now} then 'OPEN' else 'OVER' end
        from report_shares r where r.short_code_hash = ${codeHash}) as same`.execute(trx);
  return rows[0] ?? { open: 0, same: null };
}

/** The links to a report that this person may stop, newest first; null where there is no such report for this person. */
export async function findReportShares(
  db: Db,
  viewerId: string,
  studentTaskId: string,
  now: Date,
): Promise<{ shares: ShareRow[]; students_may_share: boolean } | undefined> {
  const { rows } = await sql<{ shares: ShareRow[]; students_may_share: boolean }>`
    select c.students_may_share, ${sharesJson(viewerId, now)} as shares
    from student_tasks st join tasks t on t.id = st.task_id join classes c on c.id = t.class_id
    where st.id = ${studentTaskId} and t.state <> 'DRAFT' and ${managedBy(viewerId)}`.execute(db);
  return rows[0];
}

/** Stops a link; false where there is none that this person may stop. One that is stopped stays as it was. */
export async function revokeShare(db: Db, viewerId: string, shareId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update report_shares r set revoked_at = coalesce(r.revoked_at, ${now})
    from student_tasks st join tasks t on t.id = st.task_id join classes c on c.id = t.class_id
    where r.id = ${shareId} and st.id = r.student_task_id and ${managedBy(viewerId)}
    returning r.id`.execute(db);
  return rows.length > 0;
}

/** Openings that are logged of one link: a link that went around is not to fill the database. */
const mostViews = 500;

/** Looks a key up, and logs the opening by a device; without one nothing is logged. One statement, whether there is such a share or not. */
export async function openShare(
  db: Db,
  key: { shareKeyHash: Buffer; taskId: string; studentTaskId: string },
  view: { id: string; device: string | null; at: Date },
): Promise<{ expires_at: Date } | undefined> {
  const { rows } = await sql<{ expires_at: Date }>`
    with share as (
      select id, expires_at from report_shares
      where share_key_hash = ${key.shareKeyHash} and task_id = ${key.taskId} and student_task_id = ${key.studentTaskId}
        and revoked_at is null and expires_at > ${view.at}
        and exists (select 1 from student_tasks st join tasks t on t.id = st.task_id
          where st.id = report_shares.student_task_id and st.student_id = report_shares.student_id
            and t.id = report_shares.task_id and t.state <> 'DRAFT')
    ), viewed as (
      insert into report_share_views (id, share_id, device, viewed_at)
      select ${view.id}::uuid, id, ${view.device}, ${view.at} from share
      where ${view.device}::text is not null and (select count(*) from report_share_views v where v.share_id = share.id) < ${mostViews}
    )
    select expires_at from share`.execute(db);
  return rows[0];
}

/** Forgets links that ended before an instant, with their logs; returns how many. */
export async function deleteEndedShares(db: Db, before: Date): Promise<number> {
  const result = await db
    .deleteFrom('report_shares')
    .where((eb) => eb.or([eb('expires_at', '<', before), eb('revoked_at', '<', before)]))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Whether students of a class may share whatever their year; false where this person does not teach it. */
export async function updateStudentsMayShare(
  db: Db,
  viewerId: string,
  classId: string,
  allowed: boolean,
): Promise<boolean> {
  const { rows } = await sql`
    update classes c set students_may_share = ${allowed} where c.id = ${classId} and ${taughtBy(viewerId)}
    returning c.id`.execute(db);
  return rows.length > 0;
}

/** Every link to a report of this student that is still known, oldest first. */
export async function readAllShares(db: Db, studentId: string) {
  const { rows } = await sql<{
    taskId: string;
    madeAt: string;
    endsAt: string;
    stoppedAt: string | null;
    views: unknown[];
  }>`
    select r.task_id as "taskId", r.created_at as "madeAt", r.expires_at as "endsAt", r.revoked_at as "stoppedAt",
      (select coalesce(json_agg(json_build_object('device', v.device, 'at', v.viewed_at) order by v.viewed_at), '[]')
        from report_share_views v where v.share_id = r.id) as views
    from report_shares r where r.student_id = ${studentId} order by r.created_at, r.id`.execute(db);
  return rows;
}

/** Whether there ever was a share of this code, open or not. */
export async function isShareKnown(db: Db, shortCodeHash: Buffer): Promise<boolean> {
  const rows = await db
    .selectFrom('report_shares')
    .select('task_id')
    .where('short_code_hash', '=', shortCodeHash)
    .execute();
  return rows.length > 0;
}
