import type { Trx } from '../../db/client';

/** Makes this the one device that the account knows. */
export async function replaceKnownDevices(trx: Trx, userId: string, hash: Buffer, now: Date): Promise<void> {
  await trx.deleteFrom('known_devices').where('user_id', '=', userId).execute();
  await trx.insertInto('known_devices').values({ user_id: userId, token_hash: hash, used_at: now }).execute();
}
