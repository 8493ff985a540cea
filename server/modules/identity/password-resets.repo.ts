import type { Db, Trx } from '../../db/client';

export async function insertPasswordReset(
  db: Db,
  row: { token_hash: Buffer; user_id: string; expires_at: Date; used_at: null },
): Promise<void> {
  await db.insertInto('password_resets').values(row).execute();
}

/** Whether the link would still work; it is not used up by asking. */
export async function passwordResetIsOpen(db: Db, hash: Buffer, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('password_resets')
    .select('user_id')
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses the link up and returns whose it is; null when it is unknown, used or too old. */
export async function usePasswordReset(trx: Trx, hash: Buffer, now: Date): Promise<string | null> {
  const row = await trx
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Other links of the same person end with it. */
export async function closePasswordResets(trx: Trx, userId: string, now: Date): Promise<void> {
  await trx
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
}
