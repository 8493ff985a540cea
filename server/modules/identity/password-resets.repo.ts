import { sql } from 'kysely';
import type { Db, Trx } from '../../db/client';

export async function insertPasswordReset(
  db: Db,
  row: { token_hash: Buffer; user_id: string; expires_at: Date; used_at: null },
): Promise<void> {
  await db.insertInto('password_resets').values(row).execute();
}

/** Whose link it is, while it works, and whether the account knows the browser; it is not used up by asking. */
export async function findOpenPasswordReset(db: Db, hash: Buffer, deviceHash: Buffer, now: Date) {
  const row = await db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .leftJoin('known_devices', (join) =>
      join.onRef('known_devices.user_id', '=', 'users.id').on('known_devices.token_hash', '=', deviceHash),
    )
    .select([
      'users.id',
      'users.email',
      'users.nickname',
      sql<boolean>`users.email_proved_at is not null`.as('emailProved'),
      sql<boolean>`known_devices.user_id is not null`.as('knowsDevice'),
    ])
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

/**
 * Uses a link up that went to the address of an account which never proved it, and takes the address from that account:
 * its sessions end, what it holds stays with it, and it is left with a name that no form takes. Returns whose it was; null
 * where the link is over, or the account is not such a one.
 */
export async function takeUnprovedAddress(
  trx: Trx,
  { hash, email, now }: { hash: Buffer; email: string; now: Date },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    update password_resets r set used_at = ${now} from users u
    where r.token_hash = ${hash} and r.used_at is null and r.expires_at > ${now} and u.id = r.user_id
      and u.email_proved_at is null and lower(u.email) = lower(${email}) and position('@' in u.email) > 0
    returning u.id`.execute(trx);
  const id = rows[0]?.id;
  if (id === undefined) return null;
  // A proof that was followed at the same moment keeps the address.
  const freed = await trx
    .updateTable('users')
    .set({ email: `freed-${id}` })
    .where('id', '=', id)
    .where('email_proved_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (freed === undefined) return null;
  await closePasswordResets(trx, id, now);
  await trx.deleteFrom('email_changes').where('user_id', '=', id).execute();
  await trx.deleteFrom('sessions').where('user_id', '=', id).execute();
  await trx.deleteFrom('known_devices').where('user_id', '=', id).execute();
  return id;
}

/** Whoever had the account before its mailbox was proved may have linked a provider, or asked for another address. */
export async function endOtherWaysIn(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('email_changes').where('user_id', '=', userId).execute();
  await trx.deleteFrom('provider_identities').where('user_id', '=', userId).execute();
}
