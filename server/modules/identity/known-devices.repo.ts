import type { Trx } from '../../db/client';

/** Every browser is strange to the account again. */
export async function forgetKnownDevices(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('known_devices').where('user_id', '=', userId).execute();
}

/** Makes this the one device that the account knows. */
export async function replaceKnownDevices(trx: Trx, userId: string, hash: Buffer, now: Date): Promise<void> {
  await forgetKnownDevices(trx, userId);
  await trx.insertInto('known_devices').values({ user_id: userId, token_hash: hash, used_at: now }).execute();
}
