import type { Db } from '../../db/client';

export async function insertReportShare(
  db: Db,
  row: {
    short_code_hash: Buffer;
    share_key_hash: Buffer;
    student_id: string;
    task_id: string;
    student_task_id: string;
    created_at: Date;
    expires_at: Date;
    revoked_at: null;
  },
): Promise<void> {
  await db.insertInto('report_shares').values(row).execute();
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

/** Whether there ever was a share of this code, open or not. */
export async function isShareKnown(db: Db, shortCodeHash: Buffer): Promise<boolean> {
  const rows = await db
    .selectFrom('report_shares')
    .select('task_id')
    .where('short_code_hash', '=', shortCodeHash)
    .execute();
  return rows.length > 0;
}

/** Revokes the shares of a student's own task report; returns how many. */
export async function revokeReportShares(db: Db, studentId: string, studentTaskId: string, now: Date): Promise<number> {
  const result = await db
    .updateTable('report_shares')
    .set({ revoked_at: now })
    .where('student_id', '=', studentId)
    .where('student_task_id', '=', studentTaskId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}
