import type { Db } from '../../db/client';

export async function insertAuditEntry(
  db: Db,
  row: { id: string; actor_id: string; action: string; subject: string; detail: string; created_at: Date },
): Promise<void> {
  await db.insertInto('audit_entries').values(row).execute();
}

/** The newest lines with the name of who acted; null where the account is gone. */
export async function findNewestEntries(db: Db, limit: number) {
  return db
    .selectFrom('audit_entries')
    .leftJoin('users', 'users.id', 'audit_entries.actor_id')
    .select([
      'audit_entries.id',
      'audit_entries.action',
      'audit_entries.subject',
      'audit_entries.detail',
      'audit_entries.created_at',
      'users.nickname',
    ])
    .orderBy('audit_entries.created_at', 'desc')
    .orderBy('audit_entries.id')
    .limit(limit)
    .execute();
}
