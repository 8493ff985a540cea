import type { Db, Trx } from '../../db/client';

export async function insertPasswordReset(
  db: Db,
  row: { token_hash: Buffer; user_id: string; expires_at: Date; used_at: null },
): Promise<void> {
  await db.insertInto('password_resets').values(row).execute();
}

/** Whose link it is, while it works; it is not used up by asking. */
export async function findOpenPasswordReset(db: Db, hash: Buffer, now: Date) {
  const row = await db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select(['users.id', 'users.email', 'users.nickname'])
    .where('password_resets.token_hash', '=', hash)
    .where('password_resets.used_at', 'is', null)
    .where('password_resets.expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/** Uses the link up; false when it is unknown, used or too old. */
export async function usePasswordReset(trx: Trx, hash: Buffer, now: Date): Promise<boolean> {
  const row = await trx
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
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
